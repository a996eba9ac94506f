//! Imports that are over. No command: the clock asks.

use devproof_db::{Access, Actor, Db, DbError, Settings, Sql};

/// Forgets imports a day after they were begun, some at a time. How many.
///
/// # Errors
/// PostgreSQL's error; what was forgotten before it stays forgotten.
pub async fn sweep_job_imports(db: &Db) -> Result<i64, DbError> {
    let sql = Sql::new("select private.sweep_job_imports()");
    let mut swept = 0;
    loop {
        let rows = db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await?;
        let some: i32 = rows.first().map_or(0, |row| row.get(0));
        swept += i64::from(some);
        if some == 0 {
            return Ok(swept);
        }
    }
}
