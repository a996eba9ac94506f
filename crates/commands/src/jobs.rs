//! Jobs of a company, by its admin or a member with `manage_jobs`.

pub(crate) mod close_job;
pub(crate) mod delete_job;
pub(crate) mod delete_jobs;
pub(crate) mod duplicate_job;
mod expire;
mod export;
pub(crate) mod export_jobs;
pub(crate) mod find_similar_jobs;
pub(crate) mod input;
pub(crate) mod pause_job;
pub(crate) mod pause_jobs;
pub(crate) mod preview_match_weights;
pub(crate) mod publish_job;
pub(crate) mod publish_jobs;
pub(crate) mod resume_job;
pub(crate) mod save_job;
pub(crate) mod set_job_featured;
mod share;
pub(crate) mod share_job;
mod similar;
mod skills;
pub(crate) mod status;
pub(crate) mod unshare_job;
pub(crate) mod weights;

use crate::rpc::command::{Command, command};
pub use expire::expire_jobs;

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("close_job", Onboarded, close_job),
    command!("delete_job", Onboarded, delete_job),
    command!("delete_jobs", Onboarded, delete_jobs),
    command!("duplicate_job", Onboarded, duplicate_job),
    command!("export_jobs", Onboarded, export_jobs),
    command!("find_similar_jobs", Onboarded, find_similar_jobs),
    command!("pause_job", Onboarded, pause_job),
    command!("pause_jobs", Onboarded, pause_jobs),
    command!("preview_match_weights", Onboarded, preview_match_weights),
    command!("publish_job", Onboarded, publish_job),
    command!("publish_jobs", Onboarded, publish_jobs),
    command!("resume_job", Onboarded, resume_job),
    command!("save_job", Onboarded, save_job),
    command!("set_job_featured", Onboarded, set_job_featured),
    command!("share_job", Onboarded, share_job),
    command!("unshare_job", Onboarded, unshare_job),
];
