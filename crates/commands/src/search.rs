//! Keeping search up to date where triggers do not.

use devproof_db::{Access, Actor, Db, DbError, Rows, Settings, Sql};

/// Makes the search documents that a load in bulk or a migration left out, and counts the words that mistyped ones are
/// guessed from. Returns whether there was anything to do. Nodes that come at once do it once.
///
/// # Errors
/// When the database cannot be reached.
pub async fn refresh_search(db: &Db) -> Result<bool, DbError> {
    let sql = Sql::new("select private.refresh_search()");
    let rows = db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await?;
    Ok(rows.first_value()?.unwrap_or(false))
}
