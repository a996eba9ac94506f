//! Who could see a row: `private.audience_TABLE(row jsonb) returns uuid[]`, where a table has one.
//!
//! The function may name too many, since row level security is asked about each of them, but never too few.
//! [`audience_of`] is public so that a test can compare it with what row level security shows, for every table.

use devproof_db::{Access, Actor, Db, DbError, Rows, Settings, Sql};
use serde_json::Value;
use std::collections::HashSet;
use uuid::Uuid;

/// The users who could see `row` of `public.table`, or `None` when the table names no audience. The row's values
/// are native JSON, as `to_jsonb(row)` gives them; arrays may come as PostgreSQL's array text.
///
/// # Errors
/// When the function fails or the database does not answer.
pub async fn audience_of(db: &Db, table: &str, row: &Value) -> Result<Option<HashSet<Uuid>>, DbError> {
    let known = Sql::new(
        "select exists (select from pg_proc f join pg_namespace s on s.oid = f.pronamespace \
         where s.nspname = 'private' and f.proname = $1)",
    )
    .bind(function(table));
    let rows = db.run(Actor::System, Access::ReadOnly, &Settings::default(), &known).await?;
    match rows.first_value()? {
        Some(true) => query_audience(db, table, row).await.map(Some),
        _ => Ok(None),
    }
}

/// As [`audience_of`], for a table that is known to have one.
pub(crate) async fn query_audience(db: &Db, table: &str, row: &Value) -> Result<HashSet<Uuid>, DbError> {
    let name = function(table).replace('"', "\"\"");
    let mut sql = Sql::new(format!("select member from unnest(private.\"{name}\"("));
    sql.push_bind(row);
    sql.push("::jsonb)) member where member is not null");
    let rows = db.run(Actor::System, Access::ReadOnly, &Settings::default(), &sql).await?;
    Ok(rows.values()?.into_iter().collect())
}

fn function(table: &str) -> String {
    format!("audience_{table}")
}
