//! `cancel_interview`: an interview that was accepted doesn't take place; either side may say so until it begins. Before the
//! answer the side that proposed it takes it back, and the other one declines. Also in a conversation that has ended: the
//! other side has to hear of it. Cancelling twice is cancelling once.

use super::scheduled_interview::{self, AS_JSON, Parties, ScheduledInterview, event, in_email, lock};
use crate::{
    CommandError,
    notifications::cancel,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_db::Sql;
use devproof_vocabulary::{NotificationKind, ScheduledInterviewStatus};
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<ScheduledInterview, CommandError> {
    let locked = lock(cx, args.p_id, false).await?;
    match locked.interview.status {
        ScheduledInterviewStatus::Cancelled => return Ok(locked.interview),
        ScheduledInterviewStatus::Proposed if !locked.is_own_side => return Err(CommandError::NotAllowed),
        ScheduledInterviewStatus::Proposed | ScheduledInterviewStatus::Accepted => {}
        status @ ScheduledInterviewStatus::Declined => return Err(CommandError::InterviewStatus(status)),
    }
    if locked.starts_at.is_some_and(|start| start <= cx.now) {
        return Err(CommandError::InterviewStatus(locked.interview.status));
    }
    let set = Sql::new(format!(
        "update public.scheduled_interviews i
         set status = 'cancelled', cancelled_at = clock_timestamp(), revision = i.revision + 1
         where i.id = $1 and i.status in ('proposed', 'accepted') returning {AS_JSON}"
    ))
    .bind(args.p_id);
    let cancelled = scheduled_interview::change(cx, set).await?;
    cx.tx.execute(&cancel(&[event(NotificationKind::InterviewProposed, cancelled.id)])).await?;
    let parties = Parties::of(cx, cancelled.conversation_id).await?;
    let title = format!("{} cancelled the interview", parties.caller(cx));
    let paragraph = match locked.starts_at {
        Some(start) => format!("The interview on {} doesn't take place.", in_email(start)),
        None => "The times that they proposed no longer apply.".to_owned(),
    };
    parties.tell(cx, &cancelled, NotificationKind::InterviewCancelled, &title, &paragraph).await?;
    Ok(cancelled)
}
