//! Jobs of a company, from draft to their end.

mod close_job;
mod delete_job;
mod delete_jobs;
mod duplicate_job;
mod export_jobs;
mod find_similar_jobs;
mod get_company_jobs;
mod get_job_overview;
mod pause_job;
mod pause_jobs;
mod preview_match_weights;
mod publish_job;
mod publish_jobs;
mod resume_job;
mod save_job;
mod set_job_featured;
mod share_job;
mod unshare_job;
