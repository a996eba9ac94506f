//! Sweeps that the clock asks for, a bounded piece at a time.

use devproof_db::{Access, Actor, Db, DbError, Rows, Settings, Sql};

/// Runs a statement that does at most `batch` pieces of work and answers with how many it did, until it finds no more
/// than a part of a batch. Each time is a transaction of its own. How many pieces were done in all.
///
/// # Errors
/// PostgreSQL's error; what was done before it stays done.
pub(crate) async fn in_batches(db: &Db, sql: &Sql, batch: i32) -> Result<usize, DbError> {
    let mut done = 0;
    loop {
        let rows = db.run(Actor::Service, Access::ReadWrite, &Settings::default(), sql).await?;
        let piece: i32 = rows.first_value()?.unwrap_or(0);
        done += usize::try_from(piece).unwrap_or(0);
        if piece < batch {
            return Ok(done);
        }
    }
}
