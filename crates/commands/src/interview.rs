//! The system design interview: 45 minutes with a problem, an interviewer and a drawing, and the score that follows.
//!
//! An attempt goes running → scoring → scored, or → unscored, and is then given back to its owner. While it runs, each part
//! of the answer is saved by itself, based on a revision, so that two devices cannot overwrite each other unseen. What is
//! decided (the interviewer's words, drills, the score) is decided by `devproof_scorer`, which knows no database.

pub(crate) mod ask_interview_review;
pub(crate) mod ask_next_question;
mod attempt;
mod budget;
pub(crate) mod choose_interview_score;
mod documents;
mod editions;
mod end;
pub(crate) mod finish_interview;
pub(crate) mod get_interview;
pub(crate) mod get_interview_lobby;
pub(crate) mod get_interview_receipt;
pub(crate) mod mend_drill;
mod part;
mod result;
mod review;
pub(crate) mod save_interview;
pub(crate) mod say_in_interview;
pub(crate) mod score_interview_again;
pub(crate) mod show_interview_score;
pub(crate) mod start_drill;
pub(crate) mod start_interview;
mod task;
mod view;
mod wording;

pub use end::end_interviews;
pub(crate) use get_interview_lobby::ProblemName;
pub(crate) use review::{BlindReview, PersonFinding, Review};
pub(crate) use task::ScoreInterview;
