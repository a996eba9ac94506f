#![doc = include_str!("../README.md")]

pub mod commands;
pub mod error;
mod handle;
pub mod limits;
mod openapi;
pub mod plan;
pub mod query;
pub mod request;
mod response;
pub mod schema_cache;
mod state;

pub use commands::{CommandError, CommandInfo, Commands, NoCommands};
pub use error::RestError;
pub use limits::Limits;
pub use state::{RestState, RpcGuard, router};
