//! One pooled connection with a bounded cache of prepared statements.

use crate::{DbError, Sql};
use lru::LruCache;
use std::{
    num::NonZeroUsize,
    sync::{Mutex, PoisonError},
};
use tokio_postgres::{Client, Config, NoTls, Statement};

/// Statements kept prepared on each connection. A client can make new shapes of requests at will, so the
/// cache forgets the ones not used for longest.
const STATEMENTS: NonZeroUsize = NonZeroUsize::new(512).expect("not zero");

pub(crate) struct Connection {
    pub(crate) client: Client,
    statements: Mutex<LruCache<String, Statement>>,
}

impl Connection {
    pub(crate) async fn open(config: &Config) -> Result<Self, DbError> {
        let (client, driver) = config.connect(NoTls).await.map_err(|error| DbError::connect(&error))?;
        tokio::spawn(async move {
            if let Err(error) = driver.await {
                tracing::debug!(%error, "a database connection ended");
            }
        });
        Ok(Self { client, statements: Mutex::new(LruCache::new(STATEMENTS)) })
    }

    /// The prepared form of `sql` for `role`. PostgreSQL throws a cached plan away when the role differs from the
    /// one it was made under and row level security is met, so each role has statements of its own.
    pub(crate) async fn prepare(&self, role: &str, sql: &Sql) -> Result<Statement, DbError> {
        let text = format!("{} /* {role} */", sql.text());
        if let Some(known) = self.lock().get(&text) {
            return Ok(known.clone());
        }
        let statement = self.client.prepare(&text).await?;
        self.lock().put(text, statement.clone());
        Ok(statement)
    }

    /// Forgets all prepared statements, after the schema changed under them.
    pub(crate) fn forget_statements(&self) {
        self.lock().clear();
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, LruCache<String, Statement>> {
        self.statements.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
