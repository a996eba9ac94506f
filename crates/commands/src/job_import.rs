//! Import of jobs, by a company's admin or a member with `manage_jobs`: one schema.org document at a time (`posting`), or a
//! file of many jobs that is uploaded, checked row by row and then applied (`staged`).

pub(crate) mod add_job_import_piece;
pub(crate) mod apply_job_import;
pub(crate) mod discard_job_import;
pub(crate) mod posting;
pub(crate) mod preview_job_import;
pub(crate) mod read_job_import;
pub(crate) mod run_job_import;
pub(crate) mod staged;
pub(crate) mod start_job_import;

pub(crate) use staged::ApplyImport;
pub use staged::sweep_job_imports;
