//! What one socket, one address and the whole node may ask for.

use std::time::Duration;

/// The bounds of this node.
#[derive(Debug, Clone)]
pub struct Limits {
    /// Open sockets in all.
    pub connections: usize,
    /// Open sockets of one address.
    pub connections_per_address: usize,
    /// Joined channels of one socket.
    pub channels_per_socket: usize,
    /// Entries of `postgres_changes` in one join.
    pub bindings_per_channel: usize,
    /// Longest frame from a client, in bytes, all its fragments together.
    pub frame_bytes: usize,
    /// Frames from one socket, pings included; twice as many at once.
    pub messages_per_second: u32,
    /// Joins from one socket; twice as many at once.
    pub joins_per_second: u32,
    /// What one account may do, over all its sockets.
    pub account: AccountLimits,
    /// Longest content of a broadcast, in bytes.
    pub broadcast_bytes: usize,
    /// Longest meta of a presence, in bytes.
    pub presence_bytes: usize,
    /// Changes of presence by one channel in 30 s.
    pub presence_calls: u32,
    /// How many may be present on a topic.
    pub presences: PresenceLimits,
    /// What may wait for a client that does not read, in bytes. Beyond it the socket is cut.
    pub send_queue_bytes: usize,
    /// How long one frame may take to be written before the socket is cut.
    pub write_stall: Duration,
    /// How long a socket may say nothing. Clients send a heartbeat every 25 s.
    pub idle: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 20_000,
            connections_per_address: 200,
            channels_per_socket: 100,
            bindings_per_channel: 100,
            frame_bytes: 1024 * 1024,
            messages_per_second: 100,
            joins_per_second: 100,
            account: AccountLimits { sockets: 100, messages: 100, bytes: 128 * 1024 },
            broadcast_bytes: 256 * 1024,
            presence_bytes: 2048,
            presence_calls: 10,
            presences: PresenceLimits { room: 500, user: 20 },
            send_queue_bytes: 1024 * 1024,
            write_stall: Duration::from_secs(20),
            idle: Duration::from_secs(60),
        }
    }
}

/// The bounds of one account, over all nodes.
#[derive(Debug, Clone, Copy)]
pub struct AccountLimits {
    /// Sockets of one user. Those without a user are bounded by address.
    pub sockets: usize,
    /// Messages a second; twice as many at once.
    pub messages: u32,
    /// Bytes a second; four times as many at once.
    pub bytes: u32,
}

/// How many may be present in a room.
#[derive(Debug, Clone, Copy)]
pub struct PresenceLimits {
    /// In all.
    pub room: usize,
    /// Of one user.
    pub user: usize,
}
