//! Imports that are over. No command: the clock asks.

use devproof_db::{Access, Actor, Db, DbError, Settings, Sql};

/// Imports that one statement deletes.
const BATCH: i64 = 50;

/// Deletes imports a day after they began, with their files and rows; jobs that they made stay. How many.
///
/// # Errors
/// PostgreSQL's error; what was deleted before it stays deleted.
pub async fn sweep_job_imports(db: &Db) -> Result<usize, DbError> {
    let sql = Sql::new(
        "delete from public.job_imports i where i.id in (
             select o.id from public.job_imports o
             where o.created_at < now() - interval '1 day' and o.status <> 'applying'
             order by o.created_at limit $1::bigint for update skip locked)
         returning i.id",
    )
    .bind(BATCH);
    let mut swept = 0;
    loop {
        let rows = db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await?;
        swept += rows.len();
        if rows.is_empty() {
            return Ok(swept);
        }
    }
}
