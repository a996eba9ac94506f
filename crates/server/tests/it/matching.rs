//! The score of `crates/matching` beside the one that SQL makes of the same rows.
//!
//! The default run compares 6,000 pairs of a job and a person. `DEVPROOF_MATCH_PAIRS=100000` asks for more, and
//! `DEVPROOF_MATCH_SEED` for another world; the seed is printed.

mod facts;
mod home_example;
mod parity;
mod random;
mod world;
