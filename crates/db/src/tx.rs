//! An interactive transaction.

use crate::{
    Access, Actor, Db, DbError, FromRow, Row, Settings, Sql,
    connection::{Connection, Outcome},
    pool::Pooled,
};
use parking_lot::Mutex;
use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};
use tokio_postgres::types::FromSqlOwned;

/// How long a rollback may take before the connection is closed instead.
const ROLLING_BACK: Duration = Duration::from_secs(10);

/// A transaction that runs as one actor, and can change to another. Statements go one after the other.
pub struct Tx {
    /// Taken when the transaction ends.
    connection: tokio::sync::Mutex<Option<Pooled>>,
    /// [`Tx::query_last`] committed already.
    committed: AtomicBool,
    role: Mutex<&'static str>,
    statement_timeout: Duration,
}

impl Db {
    /// Opens a transaction as `actor` for several statements. Dropped without [`Tx::commit`], it is rolled back
    /// before anyone else gets the connection.
    ///
    /// # Errors
    /// When no connection is free or the role cannot be taken.
    pub async fn begin(&self, actor: Actor<'_>) -> Result<Tx, DbError> {
        let (tx, _) = self.begin_with(actor, &[]).await?;
        Ok(tx)
    }

    /// The same with the transaction's first statements, in one round trip; the rows of each.
    ///
    /// # Errors
    /// When no connection is free, the role cannot be taken, or a statement fails.
    pub async fn begin_with(&self, actor: Actor<'_>, first: &[Sql]) -> Result<(Tx, Vec<Vec<Row>>), DbError> {
        Tx::open(self.connection(&actor).await?, actor, self.statement_timeout(&actor), first).await
    }
}

impl Tx {
    async fn open(
        connection: Pooled,
        actor: Actor<'_>,
        statement_timeout: Duration,
        first: &[Sql],
    ) -> Result<(Self, Vec<Vec<Row>>), DbError> {
        // Built before the first message, so that a drop from here on rolls back.
        let mut tx = Self {
            connection: tokio::sync::Mutex::new(Some(connection)),
            committed: AtomicBool::new(false),
            role: Mutex::new("gate"),
            statement_timeout,
        };
        let context = actor.context(&Settings::default(), statement_timeout, Access::ReadWrite);
        let connection = open(tx.connection.get_mut())?;
        let begin = Sql::new("begin");
        let begins = connection.prepare("gate", &begin).await?;
        let sets = connection.prepare("gate", &context).await?;
        let statements = connection.prepare_all(actor.role(), first).await?;
        let mut sent = vec![(&begins, &begin), (&sets, &context)];
        sent.extend(statements.iter().zip(first));
        let outcomes = connection.run_each(&sent).await?;
        let rows = outcomes.into_iter().skip(2).map(|outcome| outcome.rows).collect();
        tx.role = Mutex::new(actor.role());
        Ok((tx, rows))
    }

    /// Continues as another actor, for the rest of the transaction.
    ///
    /// # Errors
    /// When the role cannot be taken.
    pub async fn switch(&self, actor: Actor<'_>) -> Result<(), DbError> {
        // `set role` is judged by the login, not by the role taken before: the gate may always change.
        *self.role.lock() = "gate";
        self.run(&actor.context(&Settings::default(), self.statement_timeout, Access::ReadWrite)).await?;
        *self.role.lock() = actor.role();
        Ok(())
    }

    fn role(&self) -> &'static str {
        *self.role.lock()
    }

    async fn run(&self, sql: &Sql) -> Result<Outcome, DbError> {
        let mut connection = self.connection.lock().await;
        let connection = open(&mut connection)?;
        let statement = connection.prepare(self.role(), sql).await?;
        connection.run(&[(&statement, sql)]).await
    }

    /// All rows of a statement.
    ///
    /// # Errors
    /// PostgreSQL's error; the transaction is then aborted and only rolls back.
    pub async fn query(&self, sql: &Sql) -> Result<Vec<Row>, DbError> {
        Ok(self.run(sql).await?.rows)
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

    /// All rows of a statement, read by name.
    ///
    /// # Errors
    /// PostgreSQL's error, or a row that is not a `T`.
    pub async fn read_all<T: FromRow>(&self, sql: &Sql) -> Result<Vec<T>, DbError> {
        self.query(sql).await?.iter().map(T::from_row).collect()
    }

    /// The one row of a statement, or none, read by name.
    ///
    /// # Errors
    /// PostgreSQL's error, more than one row, or one that is not a `T`.
    pub async fn read_opt<T: FromRow>(&self, sql: &Sql) -> Result<Option<T>, DbError> {
        self.query_opt(sql).await?.as_ref().map(T::from_row).transpose()
    }

    /// The one row of a statement, read by name.
    ///
    /// # Errors
    /// PostgreSQL's error, not exactly one row, or one that is not a `T`.
    pub async fn read<T: FromRow>(&self, sql: &Sql) -> Result<T, DbError> {
        T::from_row(&self.query_one(sql).await?)
    }

    /// The values of a statement that gives one column.
    ///
    /// # Errors
    /// PostgreSQL's error, more columns, or another type.
    pub async fn values<T: FromSqlOwned>(&self, sql: &Sql) -> Result<Vec<T>, DbError> {
        self.query(sql).await?.iter().map(Row::only).collect()
    }

    /// The value of a statement that gives one column and one row, or none.
    ///
    /// # Errors
    /// PostgreSQL's error, more rows or columns, or another type.
    pub async fn value_opt<T: FromSqlOwned>(&self, sql: &Sql) -> Result<Option<T>, DbError> {
        self.query_opt(sql).await?.as_ref().map(Row::only).transpose()
    }

    /// The value of a statement that gives one column and one row.
    ///
    /// # Errors
    /// PostgreSQL's error, not exactly one row and column, or another type.
    pub async fn value<T: FromSqlOwned>(&self, sql: &Sql) -> Result<T, DbError> {
        self.query_one(sql).await?.only()
    }

    /// Carries out statements in order, in one round trip; the rows of each. For statements that need nothing of one
    /// another's answers. When one fails, those after it do not happen.
    ///
    /// # Errors
    /// PostgreSQL's first error; the transaction is then aborted and only rolls back.
    pub async fn query_together<const N: usize>(&self, statements: [&Sql; N]) -> Result<[Vec<Row>; N], DbError> {
        let mut connection = self.connection.lock().await;
        let connection = open(&mut connection)?;
        let prepared = connection.prepare_all(self.role(), statements).await?;
        let sent: Vec<_> = prepared.iter().zip(statements).collect();
        rows_of(connection.run_each(&sent).await?)
    }

    /// The same for the transaction's last statements: its commit goes with them. Nothing can be asked afterwards, and
    /// [`Tx::commit`] has nothing left to do.
    ///
    /// # Errors
    /// PostgreSQL's first error; nothing of the transaction happened then.
    pub async fn query_last<const N: usize>(&self, statements: [&Sql; N]) -> Result<[Vec<Row>; N], DbError> {
        let mut held = self.connection.lock().await;
        let connection = open(&mut held)?;
        let commit = Sql::new("commit");
        let mut prepared = connection.prepare_all(self.role(), statements).await?;
        prepared.push(connection.prepare("gate", &commit).await?);
        let sent: Vec<_> = prepared.iter().zip(statements.into_iter().chain([&commit])).collect();
        let mut outcomes = connection.run_each(&sent).await?;
        committed(&outcomes.pop().unwrap_or_default())?;
        *held = None;
        self.committed.store(true, Ordering::Relaxed);
        rows_of(outcomes)
    }

    /// Carries out a statement; the number of rows it touched.
    ///
    /// # Errors
    /// PostgreSQL's error.
    pub async fn execute(&self, sql: &Sql) -> Result<u64, DbError> {
        Ok(self.run(sql).await?.touched)
    }

    /// Makes everything permanent.
    ///
    /// # Errors
    /// When the commit fails, or an earlier statement had failed: PostgreSQL answers such a commit with a
    /// rollback, and without an error.
    pub async fn commit(mut self) -> Result<(), DbError> {
        if *self.committed.get_mut() { Ok(()) } else { committed(&self.end("commit").await?) }
    }

    /// Takes everything back.
    ///
    /// # Errors
    /// When the connection is gone; the server has then rolled back by itself.
    pub async fn rollback(self) -> Result<(), DbError> {
        self.end("rollback").await.map(drop)
    }

    async fn end(mut self, text: &str) -> Result<Outcome, DbError> {
        let ended = open(self.connection.get_mut())?.simple(text).await?;
        *self.connection.get_mut() = None;
        Ok(ended)
    }
}

/// What a commit answered. In an aborted transaction it is a rollback, and no error.
fn committed(end: &Outcome) -> Result<(), DbError> {
    if end.rolled_back { Err(DbError::aborted()) } else { Ok(()) }
}

fn rows_of<const N: usize>(outcomes: Vec<Outcome>) -> Result<[Vec<Row>; N], DbError> {
    let rows: Vec<_> = outcomes.into_iter().map(|outcome| outcome.rows).collect();
    rows.try_into().map_err(|rows: Vec<_>| DbError::RowCount(rows.len()))
}

fn open(connection: &mut Option<Pooled>) -> Result<&mut Connection, DbError> {
    match connection {
        Some(connection) => Ok(connection),
        None => Err(DbError::Connect("the transaction has ended".to_owned())),
    }
}

impl Drop for Tx {
    fn drop(&mut self) {
        let Some(mut connection) = self.connection.get_mut().take() else { return };
        match tokio::runtime::Handle::try_current() {
            Ok(runtime) => {
                runtime.spawn(async move {
                    let done = tokio::time::timeout(ROLLING_BACK, connection.simple("rollback")).await;
                    if !matches!(done, Ok(Ok(_))) {
                        connection.close();
                    }
                });
            }
            // Without a runtime nothing can be sent: the connection is closed instead of handed on.
            Err(_) => connection.close(),
        }
    }
}
