//! Live changes over WebSockets: `/realtime/v1/websocket`, Phoenix channels with `postgres_changes`, broadcast
//! and presence.
//!
//! A change goes from the database's log (`change_feed`, `pgoutput`) to the dispatcher (`postgres_changes`),
//! which asks row level security for those who could see the row, and from there to the sockets of those who may
//! (`hub`, `socket`, `channel`). See README.md for what is promised and what is not.

mod accounts;
mod audience;
mod broadcast;
mod change_feed;
mod channel;
mod config;
mod connections;
mod error;
mod handshake;
mod http_broadcast;
mod hub;
mod limits;
mod log_messages;
mod nodes;
mod outbox;
mod pgoutput;
mod postgres_changes;
mod protocol;
mod rights;
mod rooms;
mod service;
mod sessions;
mod socket;
mod state;
mod topic;
mod transaction;

pub use audience::audience_of;
pub use change_feed::FeedState;
pub use config::{RealtimeConfig, ReplicationConfig, SessionAlive};
pub use error::{HandshakeError, JoinError};
pub use limits::{AccountLimits, Limits, PresenceLimits};
pub use log_messages::LogListener;
pub use nodes::{Bus, BusError, Nats};
pub use service::RealtimeState;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    routing::{get, post},
};

/// The service's routes, to be mounted at `/realtime/v1`.
pub fn router(state: RealtimeState) -> Router {
    let body = DefaultBodyLimit::max(state.shared.config.limits.frame_bytes);
    Router::new()
        .route("/websocket", get(handshake::websocket))
        .route("/api/broadcast", post(http_broadcast::batch).layer(body))
        .route("/api/broadcast/{topic}/events/{event}", post(http_broadcast::single).layer(body))
        .with_state(state)
}
