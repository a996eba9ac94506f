//! One pooled connection with a bounded cache of prepared statements, and the ways to use it.

use crate::{
    Bind, DbError, Sql,
    row::{self, Row},
    wire::Wire,
};
use bytes::BytesMut;
use lru::LruCache;
use postgres_protocol::{
    IsNull,
    message::{backend::Message, frontend},
};
use std::{num::NonZeroUsize, sync::Arc};
use tokio_postgres::{Config, types::Type};

/// Statements kept prepared on each connection. A client can make new shapes of requests at will, so the
/// cache forgets the ones not used for longest.
const STATEMENTS: NonZeroUsize = NonZeroUsize::new(512).expect("not zero");

/// Texts and binary values, as PostgreSQL numbers them.
const TEXT: i16 = 0;
const BINARY: i16 = 1;

/// A statement that PostgreSQL knows by its name.
#[derive(Debug, Clone)]
pub(crate) struct Statement {
    name: Arc<str>,
    types: Arc<[Type]>,
}

/// What one statement answered.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    pub(crate) rows: Vec<Row>,
    /// The rows that it touched or gave.
    pub(crate) touched: u64,
}

pub(crate) struct Connection {
    wire: Wire,
    statements: LruCache<String, Statement>,
    made: u64,
}

impl Connection {
    pub(crate) async fn open(config: &Config) -> Result<Self, DbError> {
        Ok(Self { wire: Wire::open(config).await?, statements: LruCache::new(STATEMENTS), made: 0 })
    }

    /// Nothing is on its way, no transaction is open, and the server is still there: anybody may have it.
    pub(crate) fn is_fresh(&mut self) -> bool {
        self.wire.is_idle() && self.wire.look()
    }

    /// Whether somebody stopped waiting for an answer.
    pub(crate) fn is_open(&self) -> bool {
        self.wire.is_open() && !self.wire.is_broken()
    }

    /// Reads the answers that somebody stopped waiting for.
    pub(crate) async fn settle(&mut self) -> Result<(), DbError> {
        self.wire.settle().await
    }

    /// The prepared form of `sql` for `role`. PostgreSQL throws a cached plan away when the role differs from the
    /// one it was made under and row level security is met, so each role has statements of its own.
    pub(crate) async fn prepare(&mut self, role: &str, sql: &Sql) -> Result<Statement, DbError> {
        let text = format!("{} /* {role} */", sql.text());
        if let Some(known) = self.statements.get(&text) {
            return Ok(known.clone());
        }
        self.settle().await?;
        self.made += 1;
        let name: Arc<str> = format!("s{}", self.made).into();
        self.put(|out| {
            frontend::parse(&name, &text, [], out).map_err(encoding)?;
            frontend::describe(b'S', &name, out).map_err(encoding)
        })?;
        let types = self.end().await?.types.unwrap_or_else(|| Arc::new([]));
        let statement = Statement { name, types };
        if let Some((_, forgotten)) = self.statements.push(text, statement.clone()) {
            self.close(&forgotten)?;
        }
        Ok(statement)
    }

    /// Forgets all prepared statements, after the schema changed under them.
    pub(crate) fn forget_statements(&mut self) -> Result<(), DbError> {
        while let Some((_, forgotten)) = self.statements.pop_lru() {
            self.close(&forgotten)?;
        }
        Ok(())
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
        self.settle().await?;
        self.put(|out| statements.iter().try_for_each(|(statement, sql)| bind_and_execute(statement, sql, out)))?;
        let last = statements.last().map(|(statement, _)| Arc::clone(&statement.types));
        let mut answer = self.end_with(statements.len(), last).await?;
        Ok(std::mem::take(&mut answer.outcome))
    }

    /// Carries out texts without values: the bounds of transactions.
    pub(crate) async fn simple(&mut self, text: &str) -> Result<(), DbError> {
        self.settle().await?;
        self.put(|out| frontend::query(text, out).map_err(encoding))?;
        self.wire.expect_end();
        self.answer(usize::MAX, None).await.map(drop)
    }

    async fn end(&mut self) -> Result<Answer, DbError> {
        self.end_with(usize::MAX, None).await
    }

    async fn end_with(&mut self, statements: usize, types: Option<Arc<[Type]>>) -> Result<Answer, DbError> {
        frontend::sync(&mut self.wire.out);
        self.wire.expect_end();
        self.answer(statements, types).await
    }

    /// Sends what is to be sent and reads one answer to its end. Its first error is what went wrong, be it that of
    /// the commit.
    async fn answer(&mut self, statements: usize, types: Option<Arc<[Type]>>) -> Result<Answer, DbError> {
        self.wire.flush().await?;
        let mut answer = Answer::default();
        let mut failure = None;
        let mut completed = 0;
        loop {
            match self.wire.next().await? {
                Message::DataRow(body) => {
                    // Rows of earlier statements are not asked for.
                    if let Some(types) = types.as_ref().filter(|_| completed + 1 == statements) {
                        let row = Row::new(Arc::clone(types), body).map_err(|error| self.wire.broke(error))?;
                        answer.outcome.rows.push(row);
                    }
                }
                Message::CommandComplete(body) => {
                    completed += 1;
                    let tag = body.tag().map_err(|error| self.wire.broke(error))?;
                    answer.outcome.touched = tag.rsplit(' ').next().and_then(|word| word.parse().ok()).unwrap_or(0);
                }
                Message::RowDescription(body) => {
                    answer.types = Some(row::types(&body).map_err(|error| self.wire.broke(error))?);
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
            None if statements != usize::MAX && completed != statements => Err(self.wire.unexpected()),
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
    outcome: Outcome,
    types: Option<Arc<[Type]>>,
}

fn encoding(error: impl std::fmt::Display) -> DbError {
    DbError::Encode(error.to_string())
}
