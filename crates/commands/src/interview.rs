//! The system design interview: 45 minutes with a problem, an interviewer and a drawing, and the score that follows.
//!
//! An attempt goes running → scoring → scored, or → unscored, and then comes back to its owner. While it runs, each part
//! of the answer is saved by itself, based on a revision, so that two devices cannot overwrite each other unseen. What is
//! decided (the interviewer's words, drills, the score) is decided by `devproof_scorer`, which knows no database.

mod case;
mod documents;
mod end;
pub(crate) mod finish_interview;
pub(crate) mod get_interview;
pub(crate) mod get_interview_lobby;
mod part;
pub(crate) mod save_interview;
pub(crate) mod start_interview;
mod view;

pub use end::end_interviews;
