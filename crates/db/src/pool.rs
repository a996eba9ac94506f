//! The pool of connections, and the one-round-trip transaction.

use crate::{Access, Actor, DbError, Settings, Sql, Tx, connection::Connection};
use deadpool::managed::{self, Manager, Metrics, RecycleError, RecycleResult};
use std::time::Duration;
use tokio_postgres::{Config, Row};

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
        if connection.client.is_closed() { Err(RecycleError::message("closed")) } else { Ok(()) }
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

    /// Carries out one statement as `actor` in one round trip: begin, role and claims, the statement and commit
    /// are sent together. Dropping the future after it was first polled past preparation leaves nothing open: the
    /// commit was sent with the rest.
    ///
    /// # Errors
    /// The first error in the order of the four; commit's own success counts for nothing after an error.
    pub async fn run(
        &self,
        actor: Actor<'_>,
        access: Access,
        settings: &Settings,
        sql: &Sql,
    ) -> Result<Vec<Row>, DbError> {
        let connection = self.connection().await?;
        let result = self.run_on(&connection, actor, access, settings, sql).await;
        if let Err(error) = &result
            && error.sqlstate() == Some("0A000")
        {
            connection.forget_statements();
        }
        result
    }

    async fn run_on(
        &self,
        connection: &Connection,
        actor: Actor<'_>,
        access: Access,
        settings: &Settings,
        sql: &Sql,
    ) -> Result<Vec<Row>, DbError> {
        let role = actor.role();
        let context = actor.context(settings, self.statement_timeout);
        let begin = match access {
            Access::ReadOnly => Sql::new("begin read only"),
            Access::ReadWrite => Sql::new("begin"),
        };
        // All four are prepared before any is sent: joined futures of unprepared statements reach the server in
        // any order, and the statement would run without its role.
        let begin = connection.prepare("gate", &begin).await?;
        let set = connection.prepare("gate", &context).await?;
        let statement = connection.prepare(role, sql).await?;
        let commit = connection.prepare("gate", &Sql::new("commit")).await?;

        let (client, set_params, params) = (&connection.client, context.params(), sql.params());
        let (began, set, rows, committed) = tokio::join!(
            client.execute(&begin, &[]),
            client.execute(&set, &set_params),
            client.query(&statement, &params),
            client.execute(&commit, &[]),
        );
        began?;
        set?;
        let rows = rows?;
        committed?;
        Ok(rows)
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
