//! Practice designs: a board runs for one simulated day of a problem, and its targets say what it did. Nothing of it is
//! kept, and it has no score.

pub(crate) mod get_practice_design;
pub(crate) mod list_practice_designs;
mod problems;
mod quota;
pub(crate) mod run_practice_design;
mod simulation;

use crate::rpc::command::{Command, command};
pub(crate) use simulation::{PracticeDay, PracticeQuery};

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("get_practice_design", Onboarded, get_practice_design),
    command!("list_practice_designs", Onboarded, list_practice_designs),
    command!("run_practice_design", Onboarded, run_practice_design, queries_outside),
];
