#![doc = include_str!("../README.md")]

mod bucket;
mod slots;
mod windows;

pub use bucket::TokenBucket;
pub use slots::{Bounds, Full, Permit, Slots};
pub use windows::{Key, Limit, Windows};
