//! What was tried against us, and must not work.

mod crowd;
mod data;
mod load;
mod others;
mod own;
mod start;
mod text;
mod transport;
