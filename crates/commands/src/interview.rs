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

use crate::rpc::command::{Command, command};
pub use end::end_interviews;
pub(crate) use get_interview_lobby::ProblemName;
pub(crate) use review::{BlindReview, PersonFinding, Review};
pub(crate) use task::ScoreInterview;

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("ask_interview_review", Ready, ask_interview_review),
    command!("ask_next_question", Ready, ask_next_question, asks),
    command!("choose_interview_score", Ready, choose_interview_score),
    command!("finish_interview", Ready, finish_interview),
    command!("get_interview", Ready, get_interview),
    command!("get_interview_lobby", Ready, get_interview_lobby),
    command!("get_interview_receipt", Ready, get_interview_receipt),
    command!("mend_drill", Ready, mend_drill),
    command!("save_interview", Ready, save_interview),
    command!("say_in_interview", Ready, say_in_interview, asks),
    command!("score_interview_again", Ready, score_interview_again),
    command!("show_interview_score", Ready, show_interview_score),
    command!("start_drill", Ready, start_drill),
    command!("start_interview", Ready, start_interview),
];
