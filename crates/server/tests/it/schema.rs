//! Rules that the schema keeps everywhere, and what its functions promise.

mod audience;
mod commands;
mod employer_home;
mod functions;
mod limits;
mod migrations;
mod promises;
mod rules;
mod splinter;
mod vocabulary;

pub use rules::policies_hold;
