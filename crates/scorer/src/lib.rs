//! Scores a system design interview. Everything here is a pure function: the same answer, problem and rubric give the
//! same number, bit for bit, on every machine.

pub mod answer;
pub mod board;
pub mod calibration;
pub mod check;
pub mod checks;
pub mod document;
pub mod drill;
pub mod estimates;
mod fault;
pub mod finding;
pub mod graph;
pub mod interviewer;
pub mod model;
pub mod problem;
pub mod receipt;
pub mod rubric;
pub mod score;
mod text;
mod word_list;
pub mod words;

pub use answer::{Answer, Drill, EstimateRow, Failure, Notes, Speaker, Turn};
pub use board::{Board, Kind};
pub use fault::Fault;
pub use finding::{Evidence, Finding, Place, Why};
pub use interviewer::Bank;
pub use problem::Problem;
pub use receipt::Receipt;
pub use rubric::Rubric;
pub use score::Score;
pub use words::{Dimension, Judge, Phase, Seniority};

/// Which rules these are. Changes with every change that can move a score; a stored score names the one that made it.
pub const SCORER_VERSION: u32 = 1;
