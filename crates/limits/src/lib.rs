#![doc = include_str!("../README.md")]

mod bucket;
mod proof_of_work;
mod slots;
mod windows;

pub use bucket::TokenBucket;
pub use proof_of_work::{ProofOfWork, WorkRefused, Worked};
pub use slots::{Bounds, Full, Permit, Slots};
pub use windows::{Key, Limit, Windows};
