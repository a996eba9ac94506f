//! The end of job invitations that no one answered. No command: no one asks for it, the clock does.

use crate::rpc::batches::in_batches;
use devproof_db::{Db, DbError, Sql};
use time::OffsetDateTime;

/// Invitations that one statement ends.
const BATCH: i32 = 200;

/// Ends every open job invitation whose time is over, in transactions of a bounded size. How many it ended. While one node
/// does it, another finds nothing to do.
///
/// # Errors
/// PostgreSQL's error; what was ended before it stays ended.
pub async fn expire_job_invitations(db: &Db, now: OffsetDateTime) -> Result<usize, DbError> {
    let sql = Sql::new("select private.expire_job_invitations($1::timestamptz, $2::integer)").bind(now).bind(BATCH);
    in_batches(db, &sql, BATCH).await
}
