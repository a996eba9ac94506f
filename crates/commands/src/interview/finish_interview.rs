//! `finish_interview`: the candidate is done before the clock is. Finished twice, it is scored once.

use super::{
    attempt::{is_past, lock},
    end::{EndedBy, end_one},
};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        timestamp::Timestamp,
    },
};
use devproof_db::{FromRow, Sql};
use devproof_vocabulary::AttemptState;
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid } }

answer! { state: AttemptState }

devproof_db::columns! {
    struct Head {
        state: AttemptState,
        ends_at: Timestamp,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    Ok(Answer { state: end(cx, args.p_attempt_id).await? })
}

/// Ends it if it runs; the state it is in then.
pub(super) async fn end(cx: &CommandContext<'_>, id: Uuid) -> Result<AttemptState, CommandError> {
    let head = Sql::new("select a.state, a.ends_at from public.interview_attempts a where a.id = $1").bind(id);
    let [_, head] = cx.tx.query_together([&lock(id), &head]).await?;
    let head = Head::from_row(head.first().ok_or(CommandError::NotFound)?)?;
    if head.state != AttemptState::Running {
        return Ok(head.state);
    }
    let by = if is_past(head.ends_at, cx.now) { EndedBy::Clock } else { EndedBy::Candidate };
    cx.tx.query(&end_one(id, by, cx.now)).await?;
    Ok(AttemptState::Scoring)
}
