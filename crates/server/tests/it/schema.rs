//! Rules that the schema keeps everywhere, and what its functions promise.

mod audience;
mod browse;
mod commands;
mod functions;
mod limits;
mod matching;
mod migrations;
mod promises;
mod rules;
mod splinter;
mod vocabulary;

pub use rules::policies_hold;
