//! What emails of background work have in common.

use crate::notifications::{Notice, notify_in_background};
use devproof_db::{Access, Actor, Db, DbError, Row, Settings, Sql};
use devproof_mail::Email;
use devproof_queue::{TaskError, TaskRun, outbox};
use serde::de::DeserializeOwned;

/// Puts an email into the outbox; the key keeps a task that runs again from writing it twice.
pub(super) async fn put(db: &Db, email: &Email, key: &str) -> Result<(), DbError> {
    let sql = outbox::put_statement(email, Some(key));
    db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await?;
    Ok(())
}

/// Tells people; the event's name keeps a task that runs again from telling them twice.
pub(super) async fn tell(db: &Db, site_url: &str, notice: &Notice<'_>) -> Result<(), DbError> {
    notify_in_background(db, site_url, notice).await
}

/// Reads what a notice is about.
pub(super) async fn read(db: &Db, sql: &Sql) -> Result<Vec<Row>, DbError> {
    db.run(Actor::Service, Access::ReadOnly, &Settings::default(), sql).await
}

/// What a task carries.
pub(super) fn payload<T: DeserializeOwned>(task: &TaskRun) -> Result<T, TaskError> {
    serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))
}
