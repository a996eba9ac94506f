//! `export_my_data`: begins to pack everything that is kept about the caller. How far it is, `get_my_export` tells. One
//! that failed does not count; one that is still being made is the one that was asked for.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::ExportState;
use serde_json::json;
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// From one to the next.
const PAUSE: Duration = Duration::hours(1);
/// A worker that went away for longer than it may take does not come back.
const LOST: Duration = Duration::hours(2);

arguments! {}

answer! { id: Uuid, state: ExportState }

devproof_db::columns! {
    /// The copy before.
    struct Last {
        id: Uuid,
        state: ExportState,
        created_at: OffsetDateTime,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, _: Args) -> Result<Answer, CommandError> {
    cx.proved_recently().await?;
    cx.lock_me().await?;
    let sql = Sql::new("select e.id, e.state, e.created_at from private.my_last_export() e");
    if let Some(Last { id, state, created_at }) = cx.tx.read_opt(&sql).await? {
        // PostgreSQL rounds to the microsecond, up too.
        let age = (cx.now - created_at).max(Duration::ZERO);
        if matches!(state, ExportState::Waiting | ExportState::Running) && age < LOST {
            return Ok(Answer { id, state });
        }
        if age < PAUSE {
            let left = PAUSE - age;
            let begun = i64::from(left.subsec_nanoseconds() > 0);
            return Err(CommandError::ExportLimit(left.whole_seconds() + begun));
        }
    }
    let id = Uuid::new_v4();
    let begin = Sql::new("select private.replace_my_export($1, $2)").bind(id).bind(cx.now);
    let task = Sql::new("select queue.enqueue('export_data', $1::jsonb, null, $2, 5)")
        .bind(json!({ "export_id": id }))
        .bind(id.to_string());
    let note = Sql::new("select private.record_event('data_exported')");
    cx.tx.query_together([&begin, &task, &note]).await?;
    Ok(Answer { id, state: ExportState::Waiting })
}
