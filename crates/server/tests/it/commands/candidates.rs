//! What a company decides on candidates.

mod approve_candidate;
mod reject_candidate;
