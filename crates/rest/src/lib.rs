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
mod sql;
mod state;
mod statements;

pub use commands::{CommandError, CommandInfo, Commands, NoCommands};
pub use error::RestError;
pub use limits::Limits;
pub use state::{RestState, RpcGuard};

use axum::Router;

/// The data API, to be mounted behind the layer that puts an [`Identity`] into the request, by
/// `nest_service("/rest/v1", …)`: `nest` would not hand on the root, `/rest/v1/`.
pub fn router(state: RestState) -> Router {
    Router::new().fallback(handle::handle).with_state(state)
}
