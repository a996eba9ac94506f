//! Runs a system design for one simulated day: what a board does under its traffic and its failures. Everything here is
//! a pure function of board, scenario and seed: the same three give the same bits on every machine.

mod fault;
pub mod model;

pub use fault::Fault;
pub use model::{Board, Component, Connection, Kind};
