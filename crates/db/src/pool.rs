//! The pool of connections, and the one-round-trip transaction.

use crate::{Access, Actor, DbError, Row, Settings, Sql, Tx, connection::Connection};
use deadpool::managed::{self, Manager, Metrics, RecycleError, RecycleResult};
use std::time::Duration;
use tokio_postgres::Config;

/// Bounds of the pool.
#[derive(Debug, Clone, Copy)]
pub struct PoolLimits {
    /// Connections at most. More than two a core makes PostgreSQL slower, not faster.
    pub size: usize,
    /// How long a request waits for a free connection before it is refused.
    pub wait: Duration,
    /// How long one statement may run.
    pub statement_timeout: Duration,
}

impl Default for PoolLimits {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self { size: (2 * cores).max(6), wait: Duration::from_secs(5), statement_timeout: Duration::from_secs(3) }
    }
}

/// The pool at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Occupancy {
    /// Connections that carry a transaction.
    pub busy: usize,
    /// Connections that are open and free.
    pub idle: usize,
    /// Callers who wait for one.
    pub waiting: usize,
}

/// The way into the database. Clones share one pool.
#[derive(Clone)]
pub struct Db {
    pool: managed::Pool<Gate>,
    config: Config,
    statement_timeout: Duration,
}

pub(crate) struct Gate(Config);

pub(crate) type Pooled = managed::Object<Gate>;

impl Manager for Gate {
    type Type = Connection;
    type Error = DbError;

    async fn create(&self) -> Result<Connection, DbError> {
        Connection::open(&self.0).await
    }

    async fn recycle(&self, connection: &mut Connection, _: &Metrics) -> RecycleResult<DbError> {
        // Whoever had it before left nothing behind: no answer, no transaction, and so no role and no claims.
        if connection.is_fresh() { Ok(()) } else { Err(RecycleError::message("not idle")) }
    }
}

impl Db {
    /// A pool for the login of `config` (`devproof_gate`). Connections are opened when first needed.
    ///
    /// # Errors
    /// When the pool cannot be built.
    pub fn new(config: Config, limits: PoolLimits) -> Result<Self, DbError> {
        let pool = managed::Pool::builder(Gate(config.clone()))
            .max_size(limits.size)
            .wait_timeout(Some(limits.wait))
            .create_timeout(Some(limits.wait))
            .runtime(deadpool::Runtime::Tokio1)
            .build()
            .map_err(|error| DbError::Connect(error.to_string()))?;
        Ok(Self { pool, config, statement_timeout: limits.statement_timeout })
    }

    /// What the pool's connections do at this moment.
    pub fn occupancy(&self) -> Occupancy {
        let status = self.pool.status();
        Occupancy {
            busy: status.size.saturating_sub(status.available),
            idle: status.available,
            waiting: status.waiting,
        }
    }

    /// The login that this pool uses.
    pub fn config(&self) -> &Config {
        &self.config
    }

    pub(crate) async fn connection(&self) -> Result<Pooled, DbError> {
        self.pool.get().await.map_err(|error| match error {
            managed::PoolError::Timeout(_) => DbError::PoolTimeout,
            managed::PoolError::Backend(error) => error,
            other => DbError::Connect(other.to_string()),
        })
    }

    /// Carries out one statement as `actor` in one round trip: role and claims, the statement, and one end for both
    /// are sent together, which makes them one transaction. Dropping the future leaves nothing open: either the end
    /// was sent, or the connection closes without it.
    ///
    /// # Errors
    /// The first error, be it that of the commit; nothing has happened then.
    pub async fn run(
        &self,
        actor: Actor<'_>,
        access: Access,
        settings: &Settings,
        sql: &Sql,
    ) -> Result<Vec<Row>, DbError> {
        let mut lease = Lease(Some(self.connection().await?));
        let Some(connection) = lease.0.as_mut() else { return Err(DbError::PoolTimeout) };
        let context = actor.context(settings, self.statement_timeout, access);
        // Names are looked up as the login; what they may be used for is judged under the role, when both run.
        let set = connection.prepare("gate", &context).await?;
        let statement = connection.prepare(actor.role(), sql).await?;
        let result = connection.run(&[(&set, &context), (&statement, sql)]).await;
        if let Err(error) = &result
            && error.sqlstate() == Some("0A000")
        {
            connection.forget_statements()?;
            connection.settle().await?;
        }
        Ok(result?.rows)
    }

    /// Opens a transaction as `actor` for several statements. Dropped without [`Tx::commit`], it is rolled back
    /// before anybody else gets the connection.
    ///
    /// # Errors
    /// When no connection is free or the role cannot be taken.
    pub async fn begin(&self, actor: Actor<'_>) -> Result<Tx, DbError> {
        Tx::open(self.connection().await?, actor, self.statement_timeout).await
    }
}

/// How long an answer may take that nobody waits for any more.
const SETTLING: Duration = Duration::from_secs(10);

/// A connection in use. When its user goes away halfway, it is only handed on after the answer was read.
struct Lease(Option<Pooled>);

impl Drop for Lease {
    fn drop(&mut self) {
        let Some(mut connection) = self.0.take_if(|connection| connection.is_open()) else { return };
        match tokio::runtime::Handle::try_current() {
            Ok(runtime) => {
                runtime.spawn(async move {
                    let settled = tokio::time::timeout(SETTLING, connection.settle()).await;
                    if !matches!(settled, Ok(Ok(()))) {
                        drop(managed::Object::take(connection));
                    }
                });
            }
            // Without a runtime nothing can be read: the connection is closed instead of handed on.
            Err(_) => drop(managed::Object::take(connection)),
        }
    }
}
