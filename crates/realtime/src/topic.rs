//! Topics: what they are called on a socket, and the rooms they name.

use serde::{Deserialize, Serialize};

/// What every topic on a socket begins with.
pub const PREFIX: &str = "realtime:";

/// Which room: a public and a private one of the same name are two.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RoomKey {
    /// The topic without the socket's prefix.
    pub topic: String,
    /// Whether policies decide who is in it.
    pub private: bool,
}
