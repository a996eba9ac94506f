//! What a company decides on candidates, notes on them, and the people to find again.

mod add_candidate_note;
mod approve_candidate;
mod delete_candidate_note;
mod edit_candidate_note;
mod get_interested_candidates_for_employer;
pub mod notes;
mod reject_candidate;
mod remove_from_watchlist;
mod save_to_watchlist;
