//! Passwords: which are taken, and how they are kept.

mod hasher;
mod novel;
mod policy;

pub(crate) use hasher::Hasher;
pub use hasher::hash_now;
pub(crate) use policy::{check, check_size, is_hash};
