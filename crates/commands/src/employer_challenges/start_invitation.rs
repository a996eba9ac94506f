//! `start_invitation`: the candidate begins, and the time runs. Starting again answers with the same times.

use super::invitation::{Invitation, sent_time};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::InvitationStatus;
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

answer! { id: Uuid, status: InvitationStatus, started_at: Option<String>, ends_at: Option<String> }

columns! {
    struct Times {
        started_at: Option<OffsetDateTime>,
        ends_at: Option<OffsetDateTime>,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let held = Invitation::mine(cx, args.p_id).await?;
    if held.status == InvitationStatus::Started {
        return Ok(started(held.id, held.started_at, held.ends_at));
    }
    held.must_be(&[InvitationStatus::Sent, InvitationStatus::Opened])?;
    held.must_have_time(cx.now)?;
    if !held.company_approved {
        // No one may work for a company that could not decide on it.
        return Err(CommandError::InvitationNotOpen("company_not_approved".to_owned()));
    }
    // The deadline ends a time limit too: the page says so before the start.
    let limit = held.time_limit_minutes.map(|minutes| cx.now + Duration::minutes(minutes.into()));
    let ends_at = limit.map_or(held.expires_at, |end| end.min(held.expires_at));
    let sql = Sql::new(
        "update public.challenge_invitations i
         set status = 'started', opened_at = coalesce(i.opened_at, $2::timestamptz), started_at = $2::timestamptz,
             ends_at = $3::timestamptz
         where i.id = $1::uuid returning i.started_at, i.ends_at",
    )
    .bind(held.id)
    .bind(cx.now)
    .bind(ends_at);
    // As it is kept: to the microsecond.
    let times: Times = cx.tx.read_opt(&sql).await?.ok_or(CommandError::NotAllowed)?;
    Ok(started(held.id, times.started_at, times.ends_at))
}

fn started(id: Uuid, started_at: Option<OffsetDateTime>, ends_at: Option<OffsetDateTime>) -> Answer {
    let status = InvitationStatus::Started;
    Answer { id, status, started_at: started_at.map(sent_time), ends_at: ends_at.map(sent_time) }
}
