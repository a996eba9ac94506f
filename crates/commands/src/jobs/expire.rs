//! The end of jobs whose time is over. No command: no one asks for it, the clock does.

use crate::mail::PLAN_MAILS;
use devproof_db::{Access, Actor, Db, DbError, Settings, Sql};

/// Jobs that one statement ends.
const BATCH: i64 = 100;

/// Ends every job that is past its expiry date and tells the candidates who still wait, the oldest first, in
/// statements of a bounded size. How many it ended. Several nodes may do this at once: a job that another one holds
/// is left to it.
///
/// # Errors
/// PostgreSQL's error; what was ended before it stays ended.
pub async fn expire_jobs(db: &Db) -> Result<usize, DbError> {
    let sql = Sql::new(format!(
        "with due as (
             select j.id from public.job_openings j
             where j.status in ('open', 'paused') and j.expires_at <= now()
             order by j.expires_at
             limit $1::bigint
             for no key update skip locked
         ), ended as (
             update public.job_openings j set status = 'expired', ended_at = now()
             from due where j.id = due.id
             returning j.id, j.ended_at
         )
         select {PLAN_MAILS} from ended j"
    ))
    .bind(BATCH);
    let mut ended = 0;
    loop {
        let rows = db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await?;
        ended += rows.len();
        if (rows.len() as i64) < BATCH {
            return Ok(ended);
        }
    }
}
