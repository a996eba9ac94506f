//! The lists of jobs, ordered by match; a seeker's decisions on jobs, each taken from the day's counter; the day's featured
//! jobs; the end of what no one answered; what one more proof would open.

pub(crate) mod browse_jobs;
pub(crate) mod card;
mod decide;
mod expire;
pub(crate) mod express_interest;
mod featured;
pub(crate) mod get_featured_jobs;
pub(crate) mod get_job;
pub(crate) mod get_my_job_invitations;
mod job_card;
pub(crate) mod pass_job;
pub(crate) mod report_job;
pub(crate) mod undo_interaction;
pub(crate) mod ways;
pub(crate) mod what_if;
pub(crate) mod withdraw_interest;

use crate::rpc::command::{Command, command};
pub use expire::expire_interests;
pub use featured::choose_featured_jobs;

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("browse_jobs", Onboarded, browse_jobs, reads_first),
    command!("express_interest", Onboarded, express_interest, reads_first),
    command!("get_featured_jobs", Onboarded, get_featured_jobs),
    command!("get_job", Onboarded, get_job, reads_first),
    command!("get_my_job_invitations", Onboarded, get_my_job_invitations),
    command!("pass_job", Onboarded, pass_job, reads_first),
    command!("report_job", Onboarded, report_job),
    command!("undo_interaction", Onboarded, undo_interaction),
    command!("what_if", Onboarded, what_if),
    command!("withdraw_interest", Onboarded, withdraw_interest),
];
