//! What visitors can browse: the jobs and companies that everyone may read, and the published challenges. Each list is
//! the same for everyone, so it is read with a visitor's rights whoever asks.

mod lines;
pub(crate) mod list_public_challenges;
pub(crate) mod list_public_companies;
pub(crate) mod list_public_jobs;

use crate::{
    CommandError,
    rpc::{
        check::Check,
        command::{Command, command},
        context::CommandContext,
    },
    search,
};
use devproof_claims::Caller;
use devproof_db::{Actor, Bind, Row, Rows, Sql};
use devproof_search::Kind;
use serde::de::DeserializeOwned;
use serde_json::Value;
use uuid::Uuid;

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("list_public_challenges", ActiveOrVisitor, list_public_challenges),
    command!("list_public_companies", ActiveOrVisitor, list_public_companies),
    command!("list_public_jobs", ActiveOrVisitor, list_public_jobs),
];

/// Lines of a page, unless the caller wants fewer.
const PAGE: i64 = 20;
/// The pages that can be asked for. Who looks for more narrows the list.
const MAX_PAGES: i64 = 50;
/// Counting ends here: behind it there is no page.
const MAX_COUNT: i64 = PAGE * MAX_PAGES;
/// Characters of a text to look for.
const MAX_TEXT: usize = 120;

/// The part of a list that is asked for.
struct Place {
    page: i64,
    limit: i64,
}

impl Place {
    fn read(check: &mut Check, page: Option<i64>, limit: Option<i64>) -> Self {
        Self {
            page: check.range("p_page", page, 1, MAX_PAGES).unwrap_or(1),
            limit: check.range("p_limit", limit, 1, PAGE).unwrap_or(PAGE),
        }
    }

    /// Ends a statement with the rows of this part.
    fn cut(&self, sql: &mut Sql, order: &str) {
        sql.push(order);
        narrow(sql, " limit ", self.limit);
        narrow(sql, " offset ", self.offset());
    }

    fn offset(&self) -> i64 {
        (self.page - 1) * self.limit
    }

    /// The pages of a list with so many lines; an empty list has one.
    fn pages(&self, total: i64) -> i64 {
        ((total + self.limit - 1) / self.limit).clamp(1, MAX_PAGES)
    }
}

/// What a visitor's search finds for these words; all of the kind without words.
async fn matches(
    cx: &CommandContext<'_>,
    kind: Kind,
    words: Option<&str>,
) -> Result<Option<Vec<Uuid>>, CommandError> {
    Ok(match words {
        Some(words) => Some(search::public_matches(cx, kind, words).await?),
        None => None,
    })
}

/// Adds a condition, whose value is a parameter.
fn narrow(sql: &mut Sql, condition: &str, value: impl Into<Bind>) {
    sql.push(condition);
    sql.push_bind(value);
}

/// Narrows a statement to these rows of `x`.
fn narrow_to(sql: &mut Sql, ids: Option<&[Uuid]>) {
    if let Some(ids) = ids {
        narrow(sql, " and x.id = any (", ids);
        sql.push("::uuid[])");
    }
}

/// How many rows there are, counted as far as there are pages.
fn count_rows(narrowed: impl FnOnce(&mut Sql)) -> Sql {
    let mut sql = Sql::new("select count(*) from (select");
    narrowed(&mut sql);
    narrow(&mut sql, " limit ", MAX_COUNT);
    sql.push(") counted");
    sql
}

/// The rows of statements, read with a visitor's rights. The last reads of a command.
async fn as_visitor<const N: usize>(
    cx: &CommandContext<'_>,
    statements: [&Sql; N],
) -> Result<[Vec<Row>; N], CommandError> {
    cx.tx.switch(Actor::Caller(&Caller::anon())).await?;
    cx.query_last(statements).await
}

/// The lines in a JSON array.
fn lines<T: DeserializeOwned>(rows: &[Row]) -> Result<Vec<T>, CommandError> {
    let list: Value = rows.first_value()?.unwrap_or_default();
    serde_json::from_value(list).map_err(|error| crate::rpc::signature::no_json(&error))
}

fn count(rows: &[Row]) -> Result<i64, CommandError> {
    Ok(rows.first_value()?.unwrap_or_default())
}
