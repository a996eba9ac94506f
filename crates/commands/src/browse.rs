//! A seeker's decisions on jobs, each taken from the day's counter; the day's featured jobs; the end of what no one
//! answered.

mod decide;
mod expire;
pub(crate) mod express_interest;
mod featured;
pub(crate) mod pass_job;
pub(crate) mod undo_interaction;
pub(crate) mod withdraw_interest;

use crate::rpc::command::{Command, command};
pub use expire::expire_interests;
pub use featured::choose_featured_jobs;

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("express_interest", Onboarded, express_interest),
    command!("pass_job", Onboarded, pass_job),
    command!("undo_interaction", Onboarded, undo_interaction),
    command!("withdraw_interest", Onboarded, withdraw_interest),
];
