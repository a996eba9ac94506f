//! The system design interview: 45 minutes with a problem, an interviewer and a drawing, and the score that follows.
//!
//! An attempt goes running → scoring → scored, or → unscored, and is then given back to its owner. While it runs, each part
//! of the answer is saved by itself, based on a revision, so that two devices cannot overwrite each other unseen. What is
//! decided (the interviewer's words, drills, the score) is decided by `devproof_scorer`, which knows no database.

pub(crate) mod ask_interview_review;
pub(crate) mod ask_next_question;
mod attempt;
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
mod quota;
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
    command!("ask_interview_review", Onboarded, ask_interview_review),
    command!("ask_next_question", Onboarded, ask_next_question, queries_outside),
    command!("choose_interview_score", Onboarded, choose_interview_score),
    command!("finish_interview", Onboarded, finish_interview),
    command!("get_interview", Onboarded, get_interview),
    command!("get_interview_lobby", Onboarded, get_interview_lobby),
    command!("get_interview_receipt", Onboarded, get_interview_receipt),
    command!("mend_drill", Onboarded, mend_drill),
    command!("save_interview", Onboarded, save_interview),
    command!("say_in_interview", Onboarded, say_in_interview, queries_outside),
    command!("score_interview_again", Onboarded, score_interview_again),
    command!("show_interview_score", Onboarded, show_interview_score),
    command!("start_drill", Onboarded, start_drill),
    command!("start_interview", Onboarded, start_interview),
];
