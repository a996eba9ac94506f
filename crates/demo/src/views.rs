//! Who looked at what in the half year before: the figures of the analytics pages. Follows from ids alone, so that it is the
//! same at every run and leaves the dice of the rest of the world as they are.

use crate::vocabulary::{ADMIN, MIRA};
use time::{OffsetDateTime, format_description::well_known::Rfc3339};
use tokio_postgres::Transaction;

const VIEWS: &str = include_str!("views.sql");

/// Writes the views of all people, companies and jobs. Triggers count them by day.
pub(crate) async fn write(transaction: &Transaction<'_>, now: OffsetDateTime) -> anyhow::Result<()> {
    let sql = VIEWS
        .replace(":now", &format!("timestamptz '{}'", now.format(&Rfc3339)?))
        .replace(":mira", &format!("'{MIRA}'"))
        .replace(":admin", &format!("'{ADMIN}'"));
    transaction.batch_execute(&sql).await?;
    Ok(())
}
