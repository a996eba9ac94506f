//! What all sockets of a node share.

use crate::{
    accounts::Accounts,
    change_feed::FeedState,
    config::RealtimeConfig,
    connections::Connections,
    hub::Hub,
    postgres_changes::{Catalog, Registry},
    protocol::Vsn,
    rights::Rights,
    rooms::Rooms,
};
use devproof_claims::Caller;
use devproof_limits::Permit;
use std::{net::IpAddr, sync::Arc};
use tokio::sync::{Semaphore, watch};

/// The parts of the service that sockets and requests use.
pub(crate) struct Shared {
    pub config: RealtimeConfig,
    pub hub: Arc<Hub>,
    pub registry: Arc<Registry>,
    pub accounts: Arc<Accounts>,
    pub rooms: Arc<Rooms>,
    pub rights: Rights,
    pub catalog: Arc<Catalog>,
    pub connections: Connections,
    pub feed: watch::Sender<FeedState>,
    /// Bounds how many joins ask the database at once whether they can have what they want.
    pub checks: Semaphore,
}

/// What the handshake of a socket found out.
pub(crate) struct Connected {
    /// The node.
    pub shared: Arc<Shared>,
    /// The frame version.
    pub vsn: Vsn,
    /// Who the API key stands for; channels without a token of their own are this caller's.
    pub caller: Arc<Caller>,
    /// Where it comes from.
    pub address: IpAddr,
    /// Counts the socket for as long as it is open.
    pub _permit: Permit<IpAddr>,
}
