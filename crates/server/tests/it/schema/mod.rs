//! Rules that the schema keeps everywhere, and what its functions promise.

mod audience;
mod browse;
mod limits;
mod matching;
mod promises;
mod rules;
