//! Jobs of a company, by its admin or a member with `manage_jobs`.

pub(crate) mod close_job;
pub(crate) mod delete_job;
mod expire;
mod export;
pub(crate) mod export_jobs;
pub(crate) mod input;
pub(crate) mod pause_job;
pub(crate) mod publish_job;
pub(crate) mod resume_job;
pub(crate) mod save_job;
mod share;
pub(crate) mod share_job;
mod skills;
pub(crate) mod status;
pub(crate) mod unshare_job;
mod weights;

pub use expire::expire_jobs;
