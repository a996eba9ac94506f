//! The day's featured jobs. No command: the clock chooses them.

use devproof_db::{Access, Actor, Db, DbError, Settings, Sql};

/// Fills today's featured set up to ten, and tomorrow's in the last minutes of a day, so that no one meets an empty
/// one at midnight UTC. How many jobs it added. Any number of nodes make one set.
///
/// # Errors
/// PostgreSQL's error; nothing was added then.
pub async fn choose_featured_jobs(db: &Db) -> Result<usize, DbError> {
    let sql = Sql::new(
        "select private.choose_featured_jobs(d.day)
         from (select distinct (t at time zone 'utc')::date as day
               from unnest(array[now(), now() + interval '10 minutes']) t) d",
    );
    let mut added = 0;
    for row in db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await? {
        added += usize::try_from(row.only::<i32>()?).unwrap_or(0);
    }
    Ok(added)
}
