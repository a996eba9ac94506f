//! Jobs of a company, from draft to their end.

mod close_job;
mod delete_job;
mod export_jobs;
mod pause_job;
mod preview_match_weights;
mod publish_job;
mod resume_job;
mod save_job;
mod share_job;
mod unshare_job;
