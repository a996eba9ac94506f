//! What letters of background work have in common.

use devproof_db::{Access, Actor, Db, DbError, Settings, Sql};
use devproof_queue::outbox::Letter;

/// Puts a letter into the outbox; the key keeps a task that runs again from writing it twice.
pub(super) async fn put(db: &Db, letter: Letter, key: &str) -> Result<(), DbError> {
    let sql = Sql::new("select queue.put_mail($1, $2, $3, $4, '{}', $5)")
        .bind(letter.to)
        .bind(letter.subject)
        .bind(letter.text)
        .bind(letter.html)
        .bind(key);
    db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await?;
    Ok(())
}
