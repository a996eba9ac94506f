//! When repositories are fetched.

use super::fetch::{KIND, Planned};
use crate::{
    CommandError,
    profile::daily::{self, EVERY},
    rpc::context::CommandContext,
};
use devproof_db::{Db, DbError, Sql};
use devproof_queue::{Task, enqueue};
use serde_json::json;
use time::OffsetDateTime;
use uuid::Uuid;

/// Plans some of the daily fetches that are due; how many. Those of an account that isn't active wait until it is.
///
/// # Errors
/// PostgreSQL's error.
pub async fn plan_repository_fetches(db: &Db, now: OffsetDateTime) -> Result<i32, DbError> {
    daily::plan(db, include_str!("plan.sql"), KIND, now).await
}

/// Fetches what was just consented to, as soon as the transaction commits.
pub(in crate::profile) async fn fetch_now(cx: &CommandContext<'_>, id: Uuid) -> Result<(), CommandError> {
    let planned = Planned { id, planned_at: cx.now };
    enqueue(cx.tx, &Task::now(KIND, json!(planned))).await?;
    Ok(())
}

/// Fetches again what is shown already; nothing when nothing is.
pub(in crate::profile) async fn fetch_again(cx: &CommandContext<'_>) -> Result<(), CommandError> {
    let request = Sql::new(
        "update public.repository_summaries s set requested_at = $2::timestamptz, due_at = $3::timestamptz
         where s.profile_id = $1 returning s.id",
    )
    .bind(cx.user_id)
    .bind(cx.now)
    .bind(cx.now + EVERY);
    match cx.tx.value_opt::<Uuid>(&request).await? {
        Some(id) => fetch_now(cx, id).await,
        None => Err(CommandError::NotFound),
    }
}
