//! Who may do what: `access-grid.toml`, run cell by cell over HTTP and sockets.
//!
//! Each kind of cell has a file with a `run`, which its test calls for the whole grid and [`mutations`] for the rows that
//! a mutilated policy is about.

mod buckets;
mod call_fixtures;
mod calls;
mod challenge_fixtures;
mod commands;
mod company_walls;
mod company_work;
mod complete;
mod embeds;
mod factor;
mod findings;
mod grid;
mod internal_tables;
mod interview_fixtures;
mod mutations;
mod reads;
mod realtime_changes;
mod topics;
mod unconditional_writes;
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
