//! An employer's decisions on interested people, notes on them, and the people to find again.

pub(crate) mod add_candidate_note;
pub(crate) mod approve_candidate;
mod decide;
pub(crate) mod delete_candidate_note;
pub(crate) mod edit_candidate_note;
mod note;
pub(crate) mod reject_candidate;
pub(crate) mod remove_from_watchlist;
pub(crate) mod save_to_watchlist;
use crate::rpc::command::{Command, command};

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("add_candidate_note", Onboarded, add_candidate_note),
    command!("approve_candidate", Onboarded, approve_candidate),
    command!("delete_candidate_note", Onboarded, delete_candidate_note),
    command!("edit_candidate_note", Onboarded, edit_candidate_note),
    command!("reject_candidate", Onboarded, reject_candidate),
    command!("remove_from_watchlist", Onboarded, remove_from_watchlist),
    command!("save_to_watchlist", Onboarded, save_to_watchlist),
];
