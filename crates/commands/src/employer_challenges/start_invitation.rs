//! `start_invitation`: the candidate begins, and the time runs. Starting again answers with the same times.

use super::invitation::{Invitation, answer};
use crate::{CommandError, arguments::arguments, command::Cx};
use devproof_db::Sql;
use serde_json::Value;
use time::Duration;
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let held = Invitation::mine(cx, args.p_id).await?;
    if held.status == "started" {
        return Ok(answer(held.id, "started", &[("started_at", held.started_at), ("ends_at", held.ends_at)]));
    }
    held.must_be(&["sent", "opened"])?;
    held.must_have_time(cx.now)?;
    if !held.company_approved {
        // Nobody may work for a company that could not decide on it.
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
    let row = cx.tx.query_opt(&sql).await?.ok_or(CommandError::NotAllowed)?;
    Ok(answer(held.id, "started", &[("started_at", row.get(0)), ("ends_at", row.get(1))]))
}
