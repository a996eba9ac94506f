//! Runs a system design for one simulated day: what a board does under its traffic and its failures. Everything here is
//! a pure function of board, scenario and seed: the same three give the same bits on every machine.

pub mod document;
mod erlang;
pub mod events;
mod fault;
mod latency;
pub mod measure;
pub mod model;
pub mod problem;
mod random;
pub mod report;
pub mod run;
pub mod series;
pub mod settings;
pub mod targets;
pub mod traffic;
mod words;

pub use events::{Event, Incident, Target};
pub use fault::Fault;
pub use model::{Board, Component, Connection, Kind};
pub use problem::Problem;
pub use run::{result::Day, run, run_while};
pub use traffic::{Flow, FlowKind, Scenario};
