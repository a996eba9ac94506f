//! One pooled connection with a bounded cache of prepared statements, and the ways to use it.

use crate::{
    Bind, DbError, Sql,
    row::{self, Column, Row},
    wire::Wire,
};
use bytes::BytesMut;
use lru::LruCache;
use postgres_protocol::{
    IsNull,
    message::{backend::Message, frontend},
};
use std::{
    num::NonZeroUsize,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};
use tokio_postgres::Config;

/// Texts of statements kept prepared on each connection, each for the roles that sent it. A client can make new shapes of requests at will, so the
/// cache forgets the ones not used for longest.
const STATEMENTS: NonZeroUsize = NonZeroUsize::new(512).expect("not zero");

/// Texts and binary values, as PostgreSQL numbers them.
const TEXT: i16 = 0;
const BINARY: i16 = 1;

/// A statement that PostgreSQL knows by its name.
#[derive(Debug, Clone)]
pub(crate) struct Statement {
    name: Arc<str>,
    columns: Arc<[Column]>,
}

/// What one statement answered.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    pub(crate) rows: Vec<Row>,
    /// The rows that it touched or gave.
    pub(crate) touched: u64,
    /// It took a transaction back: also a `commit` after an error, which PostgreSQL answers so.
    pub(crate) rolled_back: bool,
}

pub(crate) struct Connection {
    wire: Wire,
    statements: LruCache<Arc<str>, Vec<(&'static str, Statement)>>,
    prepared: u64,
    /// Of all connections of a pool together.
    round_trips: Arc<AtomicU64>,
}

impl Connection {
    pub(crate) async fn open(config: &Config, round_trips: Arc<AtomicU64>) -> Result<Self, DbError> {
        let wire = Wire::open(config).await?;
        Ok(Self { wire, statements: LruCache::new(STATEMENTS), prepared: 0, round_trips })
    }

    /// Nothing is on its way, no transaction is open, and the server is still there: anyone may have it.
    pub(crate) fn is_fresh(&mut self) -> bool {
        self.wire.is_idle() && self.wire.look()
    }

    /// Whether someone stopped waiting for an answer.
    pub(crate) fn is_open(&self) -> bool {
        self.wire.is_open() && !self.wire.is_broken()
    }

    /// Reads the answers that someone stopped waiting for.
    pub(crate) async fn settle(&mut self) -> Result<(), DbError> {
        self.wire.settle().await
    }

    /// The prepared form of `sql` for `role`. PostgreSQL throws a cached plan away when the role differs from the
    /// one it was made under and row level security is met, so each role has statements of its own.
    pub(crate) async fn prepare(&mut self, role: &'static str, sql: &Sql) -> Result<Statement, DbError> {
        let prepared = self.statements.get(sql.text());
        if let Some((_, known)) = prepared.and_then(|roles| roles.iter().find(|(prepared, _)| *prepared == role)) {
            return Ok(known.clone());
        }
        self.settle().await?;
        self.prepared += 1;
        let name: Arc<str> = format!("s{}", self.prepared).into();
        self.put(|out| {
            frontend::parse(&name, sql.text(), [], out).map_err(encoding)?;
            frontend::describe(b'S', &name, out).map_err(encoding)
        })?;
        let columns = self.end().await?.columns.unwrap_or_else(|| Arc::new([]));
        let statement = Statement { name, columns };
        if let Some(roles) = self.statements.get_mut(sql.text()) {
            roles.push((role, statement.clone()));
        } else {
            let forgotten = self.statements.push(sql.text().into(), vec![(role, statement.clone())]);
            self.close_all(forgotten)?;
        }
        Ok(statement)
    }

    /// The same for statements that go together.
    pub(crate) async fn prepare_all<'a>(
        &mut self,
        role: &'static str,
        statements: impl IntoIterator<Item = &'a Sql>,
    ) -> Result<Vec<Statement>, DbError> {
        let mut prepared = Vec::new();
        for sql in statements {
            prepared.push(self.prepare(role, sql).await?);
        }
        Ok(prepared)
    }

    /// Forgets all prepared statements, after the schema changed under them.
    pub(crate) fn forget_statements(&mut self) -> Result<(), DbError> {
        while let Some(forgotten) = self.statements.pop_lru() {
            self.close_all(Some(forgotten))?;
        }
        Ok(())
    }

    fn close_all<T>(&mut self, forgotten: Option<(T, Vec<(&'static str, Statement)>)>) -> Result<(), DbError> {
        forgotten.into_iter().flat_map(|(_, roles)| roles).try_for_each(|(_, statement)| self.close(&statement))
    }

    /// To be sent with whatever is sent next: it fails never, and its answer is no news.
    fn close(&mut self, statement: &Statement) -> Result<(), DbError> {
        self.put(|out| frontend::close(b'S', &statement.name, out).map_err(encoding))?;
        frontend::sync(&mut self.wire.out);
        self.wire.expect_end();
        Ok(())
    }

    /// Writes messages, all or none of them.
    fn put(&mut self, write: impl FnOnce(&mut BytesMut) -> Result<(), DbError>) -> Result<(), DbError> {
        let before = self.wire.out.len();
        write(&mut self.wire.out).inspect_err(|_| self.wire.out.truncate(before))
    }

    /// Carries out prepared statements in order, all of them sent at once with one end. Outside a transaction they
    /// are one: when one fails, those after it are passed over and nothing of any of them happens. The last one's
    /// answer is given.
    pub(crate) async fn run(&mut self, statements: &[(&Statement, &Sql)]) -> Result<Outcome, DbError> {
        let mut outcomes = self.run_each(statements).await?;
        Ok(outcomes.pop().unwrap_or_default())
    }

    /// The same, with the answer of each.
    pub(crate) async fn run_each(&mut self, statements: &[(&Statement, &Sql)]) -> Result<Vec<Outcome>, DbError> {
        self.settle().await?;
        self.put_request(statements)?;
        let columns: Vec<_> = statements.iter().map(|(statement, _)| Arc::clone(&statement.columns)).collect();
        Ok(self.answer(Some(&columns)).await?.outcomes)
    }

    /// Carries out a text without values: the end of a transaction.
    pub(crate) async fn simple(&mut self, text: &str) -> Result<Outcome, DbError> {
        self.settle().await?;
        self.put(|out| frontend::query(text, out).map_err(encoding))?;
        self.wire.expect_end();
        Ok(self.answer(None).await?.outcomes.pop().unwrap_or_default())
    }

    async fn end(&mut self) -> Result<Answer, DbError> {
        frontend::sync(&mut self.wire.out);
        self.wire.expect_end();
        self.answer(None).await
    }

    /// Puts prepared statements with an end of their own behind what is to be sent: a transaction beside others.
    pub(crate) fn put_request(&mut self, statements: &[(&Statement, &Sql)]) -> Result<(), DbError> {
        self.put(|out| statements.iter().try_for_each(|(statement, sql)| bind_and_execute(statement, sql, out)))?;
        frontend::sync(&mut self.wire.out);
        self.wire.expect_end();
        Ok(())
    }

    /// Sends what is to be sent.
    pub(crate) async fn send(&mut self) -> Result<(), DbError> {
        self.round_trips.fetch_add(1, Ordering::Relaxed);
        self.wire.flush().await
    }

    /// The answer to the first request that was sent and not answered yet; that of its last statement.
    pub(crate) async fn answer_to(&mut self, statements: &[Statement]) -> Result<Outcome, DbError> {
        let columns: Vec<_> = statements.iter().map(|statement| Arc::clone(&statement.columns)).collect();
        let mut outcomes = self.read_answer(Some(&columns)).await?.outcomes;
        Ok(outcomes.pop().unwrap_or_default())
    }

    /// Sends what is to be sent and reads one answer.
    async fn answer(&mut self, statements: Option<&[Arc<[Column]>]>) -> Result<Answer, DbError> {
        self.send().await?;
        self.read_answer(statements).await
    }

    /// Reads one answer to its end, with the rows of each of `statements`. Its first error is what went wrong, be it that
    /// of the commit.
    async fn read_answer(&mut self, statements: Option<&[Arc<[Column]>]>) -> Result<Answer, DbError> {
        let mut answer = Answer::default();
        let mut failure = None;
        let mut rows = Vec::new();
        loop {
            match self.wire.next().await? {
                Message::DataRow(body) => {
                    if let Some(columns) = statements.and_then(|all| all.get(answer.outcomes.len())) {
                        let row = Row::new(Arc::clone(columns), body).map_err(|error| self.wire.broke(error))?;
                        rows.push(row);
                    }
                }
                Message::CommandComplete(body) => {
                    let tag = body.tag().map_err(|error| self.wire.broke(error))?;
                    let touched = tag.rsplit(' ').next().and_then(|word| word.parse().ok()).unwrap_or(0);
                    let rolled_back = tag == "ROLLBACK";
                    answer.outcomes.push(Outcome { rows: std::mem::take(&mut rows), touched, rolled_back });
                }
                Message::RowDescription(body) => {
                    answer.columns = Some(row::columns(&body).map_err(|error| self.wire.broke(error))?);
                }
                Message::ErrorResponse(body) => {
                    let reported = self.wire.reported(&body)?;
                    failure.get_or_insert(reported);
                    // Nothing comes after a fatal one.
                    if self.wire.is_broken() {
                        break;
                    }
                }
                Message::ReadyForQuery(_) => break,
                Message::ParseComplete
                | Message::BindComplete
                | Message::CloseComplete
                | Message::NoData
                | Message::ParameterDescription(_)
                | Message::EmptyQueryResponse => {}
                _ => return Err(self.wire.unexpected()),
            }
        }
        match failure {
            Some(reported) => Err(DbError::Reported(Box::new(reported))),
            None if statements.is_some_and(|all| all.len() != answer.outcomes.len()) => Err(self.wire.unexpected()),
            None => Ok(answer),
        }
    }
}

fn bind_and_execute(statement: &Statement, sql: &Sql, out: &mut BytesMut) -> Result<(), DbError> {
    let value = |bind: &Bind, out: &mut BytesMut| {
        Ok(match bind.text() {
            None => IsNull::Yes,
            Some(text) => {
                out.extend_from_slice(text.as_bytes());
                IsNull::No
            }
        })
    };
    frontend::bind("", &statement.name, [TEXT], sql.binds(), value, [BINARY], out)
        .map_err(|_| DbError::Encode("too many or too long values".to_owned()))?;
    frontend::execute("", 0, out).map_err(encoding)
}

#[derive(Default)]
struct Answer {
    outcomes: Vec<Outcome>,
    columns: Option<Arc<[Column]>>,
}

fn encoding(error: impl std::fmt::Display) -> DbError {
    DbError::Encode(error.to_string())
}
