//! Whether a channel's bindings can be had by its caller, asked once when it joins.

use super::{
    binding::Binding,
    catalog::{Catalog, TableInfo},
    row_query,
};
use devproof_claims::Caller;
use devproof_db::{Access, Actor, Db, DbError, DbErrorKind, Settings, Sql};

/// Why a channel gets no changes. The display form goes into a `system` message.
#[derive(Debug, thiserror::Error)]
pub enum SubscribeError {
    /// The table is not published, has no primary key, or this role may not read it. One text for all, so that
    /// it tells nothing about tables that cannot be seen.
    #[error(
        "Unable to subscribe to changes of {schema}.{table}: it doesn't exist, isn't published, or you can't read it"
    )]
    Table {
        /// As asked.
        schema: String,
        /// As asked.
        table: String,
    },
    /// The filter names a column that does not exist or may not be read.
    #[error("invalid column for filter {0}")]
    FilterColumn(String),
    /// `select` names such a column.
    #[error("invalid column for select {0}")]
    SelectColumn(String),
    /// An operator that the column's type does not have, or a value that is none of its type.
    #[error("invalid filter: {0}")]
    FilterValue(String),
    /// The database did not answer.
    #[error("the subscription could not be checked, try again")]
    Database(#[source] DbError),
}

/// Checks all bindings of a channel.
///
/// # Errors
/// The first that cannot be had.
pub async fn check(db: &Db, catalog: &Catalog, caller: &Caller, bindings: &[Binding]) -> Result<(), SubscribeError> {
    for binding in bindings {
        // Without a table there is nothing to check: each change is decided for itself.
        if let (Some(schema), Some(table)) = (&binding.schema, &binding.table) {
            check_one(db, catalog, caller, binding, schema, table).await?;
        }
    }
    Ok(())
}

async fn check_one(
    db: &Db,
    catalog: &Catalog,
    caller: &Caller,
    binding: &Binding,
    schema: &str,
    table: &str,
) -> Result<(), SubscribeError> {
    let info = catalog.table(schema, table).await.map_err(SubscribeError::Database)?;
    let Some(info) = info.filter(|info| info.can_notify(caller.role)) else {
        return Err(SubscribeError::Table { schema: schema.to_owned(), table: table.to_owned() });
    };
    let readable = |name: &str| info.column(name).is_some_and(|column| column.readable_by(caller.role));
    if let Some(condition) = binding.filter.conditions.iter().find(|condition| !readable(&condition.column)) {
        return Err(SubscribeError::FilterColumn(shown(&condition.column)));
    }
    if let Some(column) = binding.select.iter().flatten().find(|column| !readable(column)) {
        return Err(SubscribeError::SelectColumn(shown(column)));
    }
    if !binding.filter.conditions.is_empty() {
        try_filter(db, caller, binding, &info).await?;
    }
    Ok(())
}

async fn try_filter(db: &Db, caller: &Caller, binding: &Binding, info: &TableInfo) -> Result<(), SubscribeError> {
    let probe = row_query::probe(info, &binding.filter);
    for sql in [Some(probe), row_query::probe_patterns(&binding.filter)].into_iter().flatten() {
        run(db, caller, &sql).await.map_err(|error| match error.kind() {
            DbErrorKind::Database => {
                SubscribeError::FilterValue(error.message().unwrap_or("not accepted by the database").to_owned())
            }
            _ => SubscribeError::Database(error),
        })?;
    }
    Ok(())
}

async fn run(db: &Db, caller: &Caller, sql: &Sql) -> Result<(), DbError> {
    db.run(Actor::Caller(caller), Access::ReadOnly, &Settings::default(), sql).await.map(drop)
}

/// A name from a client, cut to what a column's name can be.
fn shown(name: &str) -> String {
    name.chars().take(63).collect()
}
