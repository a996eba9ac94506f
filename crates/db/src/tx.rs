//! An interactive transaction.

use crate::{Actor, DbError, Settings, Sql, pool::Pooled};
use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};
use tokio_postgres::Row;

/// A transaction that runs as one actor, and can change to another. Statements go one after the other.
pub struct Tx {
    /// Taken when the transaction ends.
    connection: Option<Pooled>,
    role: Mutex<&'static str>,
    statement_timeout: Duration,
}

impl Tx {
    pub(crate) async fn open(
        connection: Pooled,
        actor: Actor<'_>,
        statement_timeout: Duration,
    ) -> Result<Self, DbError> {
        // Built before the first message, so that a drop from here on rolls back.
        let tx = Self { connection: Some(connection), role: Mutex::new("gate"), statement_timeout };
        tx.execute(&Sql::new("begin")).await?;
        tx.switch(actor).await?;
        Ok(tx)
    }

    /// Goes on as another actor, for the rest of the transaction.
    ///
    /// # Errors
    /// When the role cannot be taken.
    pub async fn switch(&self, actor: Actor<'_>) -> Result<(), DbError> {
        // `set role` is judged by the login, not by the role taken before: the gate may always change.
        *self.role.lock().unwrap_or_else(PoisonError::into_inner) = "gate";
        self.query(&actor.context(&Settings::default(), self.statement_timeout)).await?;
        *self.role.lock().unwrap_or_else(PoisonError::into_inner) = actor.role();
        Ok(())
    }

    fn open_connection(&self) -> Result<&Pooled, DbError> {
        self.connection.as_ref().ok_or_else(|| DbError::Connect("the transaction has ended".to_owned()))
    }

    fn role(&self) -> &'static str {
        *self.role.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All rows of a statement.
    ///
    /// # Errors
    /// PostgreSQL's error; the transaction is then aborted and only rolls back.
    pub async fn query(&self, sql: &Sql) -> Result<Vec<Row>, DbError> {
        let connection = self.open_connection()?;
        let statement = connection.prepare(self.role(), sql).await?;
        Ok(connection.client.query(&statement, &sql.params()).await?)
    }

    /// The one row of a statement, or none.
    ///
    /// # Errors
    /// PostgreSQL's error, or more than one row.
    pub async fn query_opt(&self, sql: &Sql) -> Result<Option<Row>, DbError> {
        let mut rows = self.query(sql).await?;
        match rows.len() {
            0 | 1 => Ok(rows.pop()),
            more => Err(DbError::RowCount(more)),
        }
    }

    /// The one row of a statement.
    ///
    /// # Errors
    /// PostgreSQL's error, or not exactly one row.
    pub async fn query_one(&self, sql: &Sql) -> Result<Row, DbError> {
        self.query_opt(sql).await?.ok_or(DbError::RowCount(0))
    }

    /// Carries out a statement; the number of rows it touched.
    ///
    /// # Errors
    /// PostgreSQL's error.
    pub async fn execute(&self, sql: &Sql) -> Result<u64, DbError> {
        let connection = self.open_connection()?;
        let statement = connection.prepare(self.role(), sql).await?;
        Ok(connection.client.execute(&statement, &sql.params()).await?)
    }

    /// Makes everything permanent.
    ///
    /// # Errors
    /// When the commit fails, or an earlier statement had failed: PostgreSQL answers such a commit with a
    /// rollback, and without an error.
    pub async fn commit(mut self) -> Result<(), DbError> {
        let connection = self.open_connection()?;
        // In an aborted transaction this statement fails with 25P02, which a bare commit would hide.
        connection.client.batch_execute("select 1; commit").await?;
        self.connection = None;
        Ok(())
    }

    /// Takes everything back.
    ///
    /// # Errors
    /// When the connection is gone; the server has then rolled back by itself.
    pub async fn rollback(mut self) -> Result<(), DbError> {
        let connection = self.open_connection()?;
        connection.client.batch_execute("rollback").await?;
        self.connection = None;
        Ok(())
    }
}

impl Drop for Tx {
    fn drop(&mut self) {
        let Some(connection) = self.connection.take() else { return };
        match tokio::runtime::Handle::try_current() {
            Ok(runtime) => {
                runtime.spawn(async move {
                    if connection.client.batch_execute("rollback").await.is_err() {
                        drop(deadpool::managed::Object::take(connection));
                    }
                });
            }
            // Without a runtime nothing can be sent: the connection is closed instead of handed on.
            Err(_) => drop(deadpool::managed::Object::take(connection)),
        }
    }
}
