//! Who may do what: `access-grid.toml`, run cell by cell over HTTP.

mod buckets;
mod calls;
mod commands;
mod complete;
mod fresh;
mod grid;
mod reads;
mod topics;
mod world;
mod world_rows;
mod writes;

pub use world::World;
