//! `decline_interview`: none of the times that the other side proposed. Declining twice is declining once.

use super::scheduled_interview::{self, AS_JSON, Parties, ScheduledInterview, event, lock};
use crate::{
    CommandError,
    notifications::settle,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_db::Sql;
use devproof_vocabulary::{NotificationKind, ScheduledInterviewStatus};
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<ScheduledInterview, CommandError> {
    let locked = lock(cx, args.p_id, true).await?;
    if locked.is_own_side {
        return Err(CommandError::NotAllowed);
    }
    match locked.interview.status {
        ScheduledInterviewStatus::Declined => return Ok(locked.interview),
        ScheduledInterviewStatus::Proposed => {}
        status @ (ScheduledInterviewStatus::Accepted | ScheduledInterviewStatus::Cancelled) => {
            return Err(CommandError::InterviewStatus(status));
        }
    }
    let set = Sql::new(format!(
        "update public.scheduled_interviews i
         set status = 'declined', answered_by = $2, answered_at = clock_timestamp(), revision = i.revision + 1
         where i.id = $1 and i.status = 'proposed' returning {AS_JSON}"
    ))
    .bind(args.p_id)
    .bind(cx.user_id);
    let declined = scheduled_interview::change(cx, set).await?;
    cx.tx.execute(&settle(&[event(NotificationKind::InterviewProposed, declined.id)])).await?;
    let parties = Parties::of(cx, declined.conversation_id).await?;
    let title = format!("{} declined the interview", parties.caller(cx));
    let paragraph = "None of the times that you proposed works for them. You can propose others.";
    parties.tell(cx, &declined, NotificationKind::InterviewAnswered, &title, paragraph).await?;
    Ok(declined)
}
