//! Answers to the catalogue's challenges on their way to the judge.

mod dispute_challenge;
mod get_challenge;
mod get_challenges;
mod get_proof;
mod get_tryout;
mod get_tryout_challenge;
mod get_tryout_work;
mod keep_tryout;
mod mark_rank_seen;
mod proofs;
mod run_challenge;
mod save_challenge_draft;
mod set_code_shown;
mod start_tryout;
mod submit_challenge;
mod tryouts;
mod withdraw_dispute;
