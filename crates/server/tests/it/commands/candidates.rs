//! What a company decides on candidates.

mod approve_candidate;
mod get_interested_candidates_for_employer;
mod reject_candidate;
