//! `admin_retry_interview_scoring`: an interview that could not be scored is scored again. The attempt stays given back.

use super::Entry;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::{Row, Sql};
use devproof_vocabulary::AttemptState;
use serde_json::json;
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid, p_reason: String } }

answer! { id: Uuid, state: AttemptState }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let id = args.p_attempt_id;
    let entry = Entry::new("interview.retry", "interview_attempt", Some(id.to_string()));
    let locked =
        cx.staff_for(&args.p_reason)?.act(entry, &Sql::new("select private.lock_interview($1)").bind(id)).await?;
    let state: AttemptState = locked.first().map(Row::only).transpose()?.ok_or(CommandError::NotFound)?;
    if state != AttemptState::Unscored {
        return Err(CommandError::Conflict);
    }
    let rescore = Sql::new("select private.rescore_interview($1, $2::timestamptz)").bind(id).bind(cx.now);
    let task = Sql::new("select queue.enqueue('interview.score', $1::jsonb, null, null, 5)");
    let task = task.bind(json!({ "attempt_id": id }));
    cx.tx.query_together([&rescore, &task]).await?;
    Ok(Answer { id, state: AttemptState::Scoring })
}
