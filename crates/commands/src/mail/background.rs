//! What emails of background work have in common.

use devproof_db::{Access, Actor, Db, DbError, Settings};
use devproof_mail::Email;
use devproof_queue::outbox;

/// Puts an email into the outbox; the key keeps a task that runs again from writing it twice.
pub(super) async fn put(db: &Db, email: &Email, key: &str) -> Result<(), DbError> {
    let sql = outbox::put_statement(email, Some(key));
    db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await?;
    Ok(())
}
