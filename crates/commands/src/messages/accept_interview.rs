//! `accept_interview`: one of the times that the other side proposed. Of several who accept, the first one wins; the same
//! answer given twice is given once.

use super::scheduled_interview::{self, AS_JSON, Parties, ScheduledInterview, event, in_email, lock};
use crate::{
    CommandError,
    notifications::settle,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_db::Sql;
use devproof_vocabulary::{NotificationKind, ScheduledInterviewStatus};
use time::{OffsetDateTime, format_description::well_known::Rfc3339};
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_starts_at: String } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<ScheduledInterview, CommandError> {
    let starts_at = OffsetDateTime::parse(&args.p_starts_at, &Rfc3339).ok();
    let starts_at =
        starts_at.ok_or_else(|| CommandError::invalid("/p_starts_at", "must be a time, as in RFC 3339"))?;
    let locked = lock(cx, args.p_id, true).await?;
    if locked.is_own_side {
        return Err(CommandError::NotAllowed);
    }
    if locked.interview.status == ScheduledInterviewStatus::Accepted && locked.starts_at == Some(starts_at) {
        return Ok(locked.interview);
    }
    if locked.interview.status != ScheduledInterviewStatus::Proposed {
        return Err(CommandError::InterviewStatus(locked.interview.status));
    }
    if !locked.starts.contains(&starts_at) {
        return Err(CommandError::invalid("/p_starts_at", "isn't one of the proposed times"));
    }
    if starts_at <= cx.now {
        return Err(CommandError::invalid("/p_starts_at", "has passed; choose another time"));
    }
    let set = Sql::new(format!(
        "update public.scheduled_interviews i
         set status = 'accepted', starts_at = $2, answered_by = $3, answered_at = clock_timestamp(),
             revision = i.revision + 1
         where i.id = $1 and i.status = 'proposed' returning {AS_JSON}"
    ))
    .bind(args.p_id)
    .bind(starts_at)
    .bind(cx.user_id);
    let accepted = scheduled_interview::change(cx, set).await?;
    cx.tx.execute(&settle(&[event(NotificationKind::InterviewProposed, accepted.id)])).await?;
    let parties = Parties::of(cx, accepted.conversation_id).await?;
    let title = format!("{} accepted the interview", parties.caller(cx));
    let paragraph = format!("{} minutes, on {}.", accepted.duration_minutes, in_email(starts_at));
    parties.tell(cx, &accepted, NotificationKind::InterviewAnswered, &title, &paragraph).await?;
    Ok(accepted)
}
