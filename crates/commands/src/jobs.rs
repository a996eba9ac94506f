//! Jobs of a company, by its admin or a member with `manage_jobs`.

pub(crate) mod add_job_import_piece;
pub(crate) mod apply_job_import;
pub(crate) mod close_job;
pub(crate) mod delete_job;
pub(crate) mod discard_job_import;
mod expire;
mod export;
pub(crate) mod export_jobs;
mod input;
pub(crate) mod pause_job;
mod posting;
pub(crate) mod preview_job_import;
pub(crate) mod publish_job;
pub(crate) mod read_job_import;
pub(crate) mod resume_job;
pub(crate) mod run_job_import;
pub(crate) mod save_job;
mod share;
pub(crate) mod share_job;
mod skills;
mod staged;
pub(crate) mod start_job_import;
mod status;
pub(crate) mod unshare_job;
mod weights;

pub use expire::expire_jobs;
pub(crate) use staged::ApplyImport;
pub use staged::sweep_job_imports;
