//! What the router holds.

use crate::commands::{CommandError, Commands};
use crate::limits::Limits;
use crate::schema_cache::CacheHandle;
use crate::statements::Statements;
use devproof_claims::Identity;
use devproof_db::Db;
use futures::future::BoxFuture;
use std::sync::Arc;

/// Asked before each function or command is called; refuses by an error, as when a caller asks too often.
pub type RpcGuard =
    Arc<dyn for<'a> Fn(&'a Identity, &'a str) -> BoxFuture<'a, Result<(), CommandError>> + Send + Sync>;

/// What every request needs.
#[derive(Clone)]
pub struct RestState {
    /// The database.
    pub db: Db,
    /// The product's commands.
    pub commands: Arc<dyn Commands>,
    /// The bounds of one request.
    pub limits: Arc<Limits>,
    /// What the exposed schema holds.
    pub cache: CacheHandle,
    /// What was planned with it.
    pub(crate) statements: Statements,
    /// Asked before each call.
    pub rpc_guard: RpcGuard,
}

impl RestState {
    /// A state with the default limits and a guard that lets everything through. Loads the schema cache and keeps
    /// it fresh.
    pub async fn start(db: Db, commands: Arc<dyn Commands>) -> Self {
        Self {
            cache: CacheHandle::start(db.clone()).await,
            statements: Statements::default(),
            db,
            commands,
            limits: Arc::new(Limits::default()),
            rpc_guard: Arc::new(|_, _| Box::pin(async { Ok(()) })),
        }
    }
}
