//! The pool of connections, and the one-round-trip transaction.

use crate::{
    Access, Actor, DbError, Row, Settings, Share, Sql,
    connection::Connection,
    pipeline::Pipelines,
    shares::{self, Client, Division, Permit, Shares},
};
use deadpool::managed::{self, Manager, Metrics, RecycleError, RecycleResult};
use devproof_claims::Role;
use std::{
    ops::{Deref, DerefMut},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use tokio_postgres::Config;

/// Bounds of the pool.
#[derive(Debug, Clone, Copy)]
pub struct PoolLimits {
    /// Connections at most, beside those for quick reads. More than two a core that work make PostgreSQL slower, not
    /// faster.
    pub size: usize,
    /// Connections for quick reads: statements that were built before and took less than two milliseconds. Each carries
    /// several requests at once.
    pub quick: usize,
    /// Whether they are divided into [`Share`]s. A process with one task needs no division.
    pub divided: bool,
    /// What visitors hold at once; `None` is a third of what reads may.
    pub visitors: Option<usize>,
    /// How long a request waits for a free connection before it is refused.
    pub wait: Duration,
    /// How long a visitor's waits.
    pub visitor_wait: Duration,
    /// How long one statement may run.
    pub statement_timeout: Duration,
    /// How long a visitor's may.
    pub visitor_statement_timeout: Duration,
}

impl Default for PoolLimits {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self {
            // Two thirds of them read: two a core.
            size: (3 * cores).max(9),
            quick: cores.max(2),
            divided: true,
            visitors: None,
            wait: Duration::from_secs(5),
            visitor_wait: Duration::from_secs(2),
            statement_timeout: Duration::from_secs(3),
            visitor_statement_timeout: Duration::from_secs(1),
        }
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
    inner: Arc<Inner>,
    /// The share of a service's own handle, and its name among services; else the actor says it.
    share: Option<(Share, Option<&'static str>)>,
}

struct Inner {
    pool: managed::Pool<Gate>,
    shares: Shares,
    pipelines: Pipelines,
    config: Config,
    limits: PoolLimits,
    round_trips: Arc<AtomicU64>,
}

pub(crate) struct Gate {
    config: Config,
    round_trips: Arc<AtomicU64>,
}

/// A connection in use, and the right to it.
pub(crate) struct Pooled {
    // Goes back to the pool before the next one may take it.
    connection: managed::Object<Gate>,
    permit: Permit,
}

impl Pooled {
    /// Closes it instead of handing it on.
    pub(crate) fn close(self) {
        drop(managed::Object::take(self.connection));
        drop(self.permit);
    }
}

impl Deref for Pooled {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        &self.connection
    }
}

impl DerefMut for Pooled {
    fn deref_mut(&mut self) -> &mut Connection {
        &mut self.connection
    }
}

impl Manager for Gate {
    type Type = Connection;
    type Error = DbError;

    async fn create(&self) -> Result<Connection, DbError> {
        Connection::open(&self.config, Arc::clone(&self.round_trips)).await
    }

    async fn recycle(&self, connection: &mut Connection, _: &Metrics) -> RecycleResult<DbError> {
        // Its last user left nothing behind: no answer, no transaction, and so no role and no claims.
        if connection.is_fresh() { Ok(()) } else { Err(RecycleError::message("not idle")) }
    }
}

impl Db {
    /// A pool for the login of `config` (`devproof_gate`). Connections are opened when first needed.
    ///
    /// # Errors
    /// When the pool cannot be built.
    pub fn new(config: Config, limits: PoolLimits) -> Result<Self, DbError> {
        let round_trips = Arc::new(AtomicU64::new(0));
        let gate = Gate { config: config.clone(), round_trips: Arc::clone(&round_trips) };
        let pool = managed::Pool::builder(gate)
            .max_size(limits.size)
            .wait_timeout(Some(limits.wait))
            .create_timeout(Some(limits.wait))
            .runtime(deadpool::Runtime::Tokio1)
            .build()
            .map_err(|error| DbError::Connect(error.to_string()))?;
        let division = match limits.divided {
            true => Division::new(limits.size, limits.visitors),
            false => Division::undivided(limits.size),
        };
        let pipelines = Pipelines::new(limits.quick, &config, limits.wait, &round_trips);
        let inner = Inner { pool, shares: Shares::new(division), pipelines, config, limits, round_trips };
        Ok(Self { inner: Arc::new(inner), share: None })
    }

    /// A handle whose statements all belong to `share`, whatever role they run as.
    #[must_use]
    pub fn of_share(&self, share: Share) -> Self {
        Self { share: Some((share, None)), ..self.clone() }
    }

    /// A handle for one of our services, which takes turns with the others.
    #[must_use]
    pub fn of_service(&self, name: &'static str) -> Self {
        Self { share: Some((Share::Internal, Some(name))), ..self.clone() }
    }

    /// What the pool's connections do at this moment.
    pub fn occupancy(&self) -> Occupancy {
        let status = self.inner.pool.status();
        Occupancy {
            busy: status.size.saturating_sub(status.available) + self.inner.pipelines.busy(),
            idle: status.available,
            waiting: self.inner.shares.waiting() + self.inner.pipelines.waiting(),
        }
    }

    /// How often a connection of this pool has sent something and waited for the answer.
    pub fn round_trips(&self) -> u64 {
        self.inner.round_trips.load(Ordering::Relaxed)
    }

    /// The login that this pool uses.
    pub fn config(&self) -> &Config {
        &self.inner.config
    }

    pub(crate) async fn connection(&self, actor: &Actor<'_>) -> Result<Pooled, DbError> {
        let (share, client, patience) = self.turn(actor);
        let permit = self.inner.shares.acquire(share, client, patience).await?;
        let connection = self.inner.pool.get().await.map_err(|error| match error {
            managed::PoolError::Timeout(_) => DbError::PoolTimeout,
            managed::PoolError::Backend(error) => error,
            other => DbError::Connect(other.to_string()),
        })?;
        Ok(Pooled { connection, permit })
    }

    /// Where a statement of `actor` waits, and how long.
    fn turn(&self, actor: &Actor<'_>) -> (Share, Client, Duration) {
        let limits = &self.inner.limits;
        let (share, client) = shares::of(self.share, actor);
        (share, client, if share == Share::Visitors { limits.visitor_wait } else { limits.wait })
    }

    /// How long a statement of `actor` may run.
    pub(crate) fn statement_timeout(&self, actor: &Actor<'_>) -> Duration {
        let limits = &self.inner.limits;
        match actor {
            Actor::Caller(caller) if caller.role == Role::Anon => {
                limits.visitor_statement_timeout.min(limits.statement_timeout)
            }
            _ => limits.statement_timeout,
        }
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
        let context = actor.context(settings, self.statement_timeout(&actor), access);
        let pipelines = &self.inner.pipelines;
        let is_read = access == Access::ReadOnly && matches!(actor, Actor::Caller(_));
        if is_read
            && pipelines.suits(&context, sql)
            && let Some(rows) = pipelines.run(self.turn(&actor), actor.role(), context.clone(), sql).await?
        {
            return Ok(rows);
        }
        let mut lease = Lease(Some(self.connection(&actor).await?));
        let Some(connection) = lease.0.as_mut() else { return Err(DbError::PoolTimeout) };
        // Names are looked up as the login; what they may be used for is judged under the role, when both run.
        let set = connection.prepare("gate", &context).await?;
        let statement = connection.prepare(actor.role(), sql).await?;
        let begin = Instant::now();
        let result = connection.run(&[(&set, &context), (&statement, sql)]).await;
        if let Some(pace) = sql.pace() {
            pace.record(begin.elapsed());
        }
        if result.as_ref().is_err_and(DbError::is_of_an_outdated_plan) {
            connection.forget_statements()?;
            connection.settle().await?;
        }
        Ok(result?.rows)
    }
}

/// How long an answer may take that no one waits for any more.
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
                        connection.close();
                    }
                });
            }
            // Without a runtime nothing can be read: the connection is closed instead of handed on.
            Err(_) => connection.close(),
        }
    }
}
