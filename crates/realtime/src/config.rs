//! Everything this crate is given.

use crate::{limits::Limits, log_messages::LogListener, nodes::Bus};
use devproof_claims::{Clock, Verifier};
use devproof_db::{Db, DbError};
use futures::future::BoxFuture;
use std::{collections::HashMap, sync::Arc};
use uuid::Uuid;

/// Asks which of these sessions live, and whether each may be used: not while it owes a second factor.
pub type SessionAlive =
    Arc<dyn Fn(Vec<Uuid>) -> BoxFuture<'static, Result<HashMap<Uuid, bool>, DbError>> + Send + Sync>;

/// The login of the change feed.
#[derive(Clone)]
pub struct ReplicationConfig {
    /// A host name, or the folder of a Unix socket.
    pub host: String,
    /// The port, which also names the socket's file.
    pub port: u16,
    /// A login with the attribute `replication`.
    pub user: String,
    /// Its password.
    pub password: String,
    /// The database whose changes are read.
    pub dbname: String,
}

/// Everything this crate is given.
#[derive(Clone)]
pub struct RealtimeConfig {
    /// The database.
    pub db: Db,
    /// Checks tokens and API keys.
    pub verifier: Verifier,
    /// The change feed's login.
    pub replication: ReplicationConfig,
    /// Hears the messages of the log, for another part of the server.
    pub log_listener: Option<Arc<dyn LogListener>>,
    /// Asks which sessions are alive.
    pub session_alive: SessionAlive,
    /// The time, for tokens.
    pub clock: Arc<dyn Clock>,
    /// How nodes reach one another.
    pub bus: Bus,
    /// Bounds.
    pub limits: Limits,
    /// Origins that may connect, `https://host[:port]` each. None: the server's own origin only, and in
    /// development any loopback one.
    pub allowed_origins: Vec<String>,
    /// Whether loopback origins pass when `allowed_origins` is empty.
    pub development: bool,
    /// Whether public topics carry broadcasts and presence. No policy is asked there.
    pub public_rooms: bool,
}
