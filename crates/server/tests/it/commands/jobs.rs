//! Jobs of a company, from draft to their end.

mod close_job;
mod export_jobs;
mod publish_job;
mod save_job;
mod share_job;
