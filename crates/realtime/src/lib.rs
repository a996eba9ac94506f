//! Live changes over WebSockets: `/realtime/v1/websocket`, Phoenix channels with `postgres_changes`.
//!
//! A change goes from the database's log (`change_feed`, `pgoutput`) to the dispatcher (`postgres_changes`),
//! which asks row level security for those who could see the row, and from there to the sockets of those who may
//! (`hub`, `socket`, `channel`). See README.md for what is promised and what is not.

mod audience;
mod change_feed;
mod channel;
mod error;
mod handshake;
mod hub;
mod limits;
mod outbox;
mod pgoutput;
mod postgres_changes;
mod protocol;
mod sessions;
mod socket;
mod state;
mod transaction;

pub use audience::audience_of;
pub use error::{HandshakeError, JoinError};
pub use limits::Limits;
pub use state::{FeedState, RealtimeConfig, RealtimeState, ReplicationConfig, SessionAlive};

use axum::{Router, routing::get};

/// The service's routes, to be mounted at `/realtime/v1`.
pub fn router(state: RealtimeState) -> Router {
    Router::new().route("/websocket", get(handshake::websocket)).with_state(state)
}
