//! An employer's decisions on interested people, the stages that the approved ones go through, notes on them, and the people
//! to find again.

pub(crate) mod add_candidate_note;
pub(crate) mod approve_candidate;
pub(crate) mod approve_candidates;
mod decide;
pub(crate) mod delete_candidate_note;
pub(crate) mod edit_candidate_note;
mod export;
pub(crate) mod export_candidates;
pub(crate) mod move_candidate;
pub(crate) mod move_candidates;
mod moves;
mod note;
pub(crate) mod reject_candidate;
pub(crate) mod reject_candidates;
pub(crate) mod remove_from_watchlist;
pub(crate) mod save_candidate_stages;
pub(crate) mod save_to_watchlist;
mod undo;
pub(crate) mod undo_decision;
pub(crate) mod undo_decisions;
use crate::rpc::command::{Command, command};

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("add_candidate_note", Onboarded, add_candidate_note),
    command!("approve_candidate", Onboarded, approve_candidate),
    command!("approve_candidates", Onboarded, approve_candidates),
    command!("delete_candidate_note", Onboarded, delete_candidate_note),
    command!("edit_candidate_note", Onboarded, edit_candidate_note),
    command!("export_candidates", Onboarded, export_candidates),
    command!("move_candidate", Onboarded, move_candidate),
    command!("move_candidates", Onboarded, move_candidates),
    command!("reject_candidate", Onboarded, reject_candidate),
    command!("reject_candidates", Onboarded, reject_candidates),
    command!("remove_from_watchlist", Onboarded, remove_from_watchlist),
    command!("save_candidate_stages", Onboarded, save_candidate_stages),
    command!("save_to_watchlist", Onboarded, save_to_watchlist),
    command!("undo_decision", Onboarded, undo_decision),
    command!("undo_decisions", Onboarded, undo_decisions),
];
