//! The vocabulary of the demo world, which the binary carries.

use rust_embed::RustEmbed;

/// `db/seed/`.
#[derive(RustEmbed)]
#[folder = "../../db/seed"]
pub(crate) struct Seed;
