//! Runs programs of strangers, each in a process that has given up everything, and judges what comes out.
//!
//! - Parent: [`run`] starts a child for one program on one input, feeds it and believes only what is measured.
//! - Parent: [`judging`] does so for every test of a [`document`], and [`compare`]s.
//! - Child: [`child`] builds the [`cage`], runs an [`engine`] in it, measures it from outside.
//! - Between them: [`protocol`].

mod bounded_cache;
pub mod cage;
pub mod catalogue;
pub mod child;
pub mod compare;
pub mod compiled;
pub mod document;
pub mod engine;
pub mod function;
pub mod judging;
pub mod language;
pub mod limits;
pub mod protection;
pub mod protocol;
pub mod run;
pub mod signature;
mod sys;
pub mod verdict;
pub mod yardstick;

pub use document::{Document, Problem, Task};
pub use judging::{Judge, Judgement, OwnInput, Program, Which};
pub use language::Language;
pub use limits::Limits;
pub use protection::{LanguageStatus, Protection};
pub use run::{Settings as JudgeSettings, Unprotected};
pub use verdict::{TestResult, Verdict};
pub use yardstick::{Speed, Unsuitable};
