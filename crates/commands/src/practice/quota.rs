//! How often a person can run a practice design, however many ask at once.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Rows, Sql};
use time::{Duration, OffsetDateTime};

/// Runs in a window.
const RUNS: i32 = 60;
const WINDOW: Duration = Duration::minutes(10);

/// Counts a run, or refuses it. The caller's row is held until the transaction ends: of several at once, each counts those
/// before it.
pub(super) async fn count(cx: &CommandContext<'_>) -> Result<(), CommandError> {
    let lock = Sql::new("select private.lock_me()");
    let count = Sql::new("select c.used from private.count_practice_run($1, $2::timestamptz, $3::timestamptz, $4) c")
        .bind(cx.user_id)
        .bind(cx.now)
        .bind(cx.now + WINDOW)
        .bind(RUNS);
    let [_, counted] = cx.tx.query_together([&lock, &count]).await?;
    if !counted.is_empty() {
        return Ok(());
    }
    let ends = cx.tx.query(&Sql::new("select private.practice_window_end()")).await?;
    let ends: Option<OffsetDateTime> = ends.first_value()?;
    let left = ends.map_or(WINDOW, |ends| ends - cx.now).clamp(Duration::SECOND, WINDOW);
    Err(CommandError::RunLimit { limit: RUNS, wait: left.as_seconds_f64().ceil() as i64 })
}
