//! Who may do what: `access-grid.toml`, run cell by cell over HTTP and sockets.
//!
//! Each kind of cell has a file with a `run`, which its test calls for the whole grid and [`mutations`] for the rows that
//! a mutilated policy is about.

mod bare;
mod buckets;
mod calls;
mod commands;
mod complete;
mod embeds;
mod factor;
mod findings;
mod fresh;
mod fresh_challenges;
mod fresh_interviews;
mod grid;
mod inside;
mod live;
mod mutations;
mod reads;
mod topics;
mod world;
mod world_rows;
mod writes;

pub use findings::Findings;
use grid::Kind;
pub use world::World;

/// The names of functions that have rows.
pub fn functions() -> Vec<String> {
    grid::rows().into_iter().filter(|row| row.kind == Kind::Function).map(|row| row.object).collect()
}
