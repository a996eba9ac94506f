//! `admin_retry_outbox`: hands an email or text message over again, or with no id all that failed. Of all, text messages of
//! the last hour alone: a code is of no use later.

use super::Entry;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::{DbError, Sql};
use devproof_vocabulary::OutboxState;
use time::Duration;
use uuid::Uuid;

/// How old a text message can be.
const SMS_AGE: Duration = Duration::hours(1);

arguments! { required { p_reason: String } optional { p_id: Uuid } }

answer! {
    /// How many are tried again; all that failed are 1,000 at a time.
    retried: i64,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let staff = cx.staff_for(&args.p_reason)?;
    if let Some(id) = args.p_id {
        let state = cx.tx.value_opt::<OutboxState>(&Sql::new("select private.lock_outbox($1)").bind(id)).await?;
        match state.ok_or(CommandError::NotFound)? {
            OutboxState::Sent | OutboxState::Waiting => return Err(CommandError::Unchanged),
            OutboxState::Retrying | OutboxState::Failed | OutboxState::Held => {}
        }
    }
    let entry = Entry::new("outbox.retry", "outbox", args.p_id.map(|id| id.to_string()));
    let retry = Sql::new("select private.retry_outbox($1, $2)").bind(args.p_id).bind(cx.now - SMS_AGE);
    let retried = staff.act(entry, &retry).await?.first().ok_or(DbError::RowCount(0))?.only()?;
    if retried == 0 { Err(CommandError::Unchanged) } else { Ok(Answer { retried }) }
}
