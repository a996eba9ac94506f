//! Scores a system design interview. Everything here is a pure function: the same answer, problem and rubric give the
//! same number, bit for bit, on every machine.

pub mod board;
pub mod drill;
pub mod estimates;
mod fault;

pub use board::{Board, Kind};
pub use estimates::EstimateRow;
pub use fault::Fault;

/// Which rules these are. Changes with every change that can move a score; a stored score names the one that made it.
pub const SCORER_VERSION: u32 = 1;
