//! Answers to the catalogue's challenges on their way to the judge.

mod dispute_challenge;
mod get_challenge;
mod get_challenges;
mod mark_rank_seen;
mod run_challenge;
mod save_challenge_draft;
mod submit_challenge;
mod withdraw_dispute;
