//! What was tried against us, and must not work.

mod data;
mod start;
mod transport;
