//! Import of jobs, by a company's admin or a member with `manage_jobs`: one schema.org document at a time (`posting`), or a
//! file of many jobs that is uploaded, checked row by row and then applied (`bulk`).

pub(crate) mod add_job_import_chunk;
pub(crate) mod apply_job_import;
pub(crate) mod bulk;
pub(crate) mod discard_job_import;
pub(crate) mod posting;
pub(crate) mod preview_job_import;
pub(crate) mod read_job_import;
pub(crate) mod run_job_import;
pub(crate) mod start_job_import;

use crate::rpc::command::{Command, command};
pub(crate) use bulk::ApplyImport;
pub use bulk::sweep_job_imports;

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("add_job_import_chunk", Onboarded, add_job_import_chunk),
    command!("apply_job_import", Onboarded, apply_job_import),
    command!("discard_job_import", Onboarded, discard_job_import),
    command!("preview_job_import", Onboarded, preview_job_import),
    command!("read_job_import", Onboarded, read_job_import),
    command!("run_job_import", Onboarded, run_job_import),
    command!("start_job_import", Onboarded, start_job_import),
];
