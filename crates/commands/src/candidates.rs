//! An employer's decisions on interested people, and the stages that the approved ones go through.

pub(crate) mod approve_candidate;
pub(crate) mod approve_candidates;
mod batch;
mod decide;
pub(crate) mod move_candidate;
pub(crate) mod move_candidates;
mod moves;
pub(crate) mod reject_candidate;
pub(crate) mod reject_candidates;
pub(crate) mod save_candidate_stages;
mod undo;
pub(crate) mod undo_decision;
pub(crate) mod undo_decisions;
use crate::rpc::command::{Command, command};

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("approve_candidate", Onboarded, approve_candidate),
    command!("approve_candidates", Onboarded, approve_candidates),
    command!("move_candidate", Onboarded, move_candidate),
    command!("move_candidates", Onboarded, move_candidates),
    command!("reject_candidate", Onboarded, reject_candidate),
    command!("reject_candidates", Onboarded, reject_candidates),
    command!("save_candidate_stages", Onboarded, save_candidate_stages),
    command!("undo_decision", Onboarded, undo_decision),
    command!("undo_decisions", Onboarded, undo_decisions),
];
