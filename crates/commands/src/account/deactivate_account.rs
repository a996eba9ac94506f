//! `deactivate_account`: deactivates the caller's account. No one sees it and every session ends, this one too; a mailed link
//! brings it back as it was. Without a confirmed address there is no way back, and a company with members always has an
//! admin who is there. Jobs of someone without active colleagues pause, for no one would answer.

use super::departure::Departure;
use crate::{
    CommandError, mail,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::{DbError, Sql};
use serde_json::json;

arguments! {}

answer! { deactivated: bool, jobs_paused: i64 }

pub(crate) async fn run(cx: &CommandContext<'_>, _: Args) -> Result<Answer, CommandError> {
    cx.proved_recently().await?;
    // After it no one is signed in any more: the email address is asked for first.
    let to = mail::own_address(cx).await?;
    let departure = Departure::hold(cx).await?;
    if !departure.has_address {
        return Err(CommandError::AddressNeeded);
    }
    let left = departure.membership();
    if left.as_ref().is_some_and(|left| left.is_only_admin && left.has_successor) {
        return Err(CommandError::LastAdmin(json!({})));
    }

    let pauses_jobs = left.is_some_and(|left| !left.has_successor);
    let rest = Sql::new("select private.rest_my_account($1, $2)").bind(pauses_jobs).bind(cx.now);
    let note = Sql::new("select private.record_event('user_deactivated')");
    let [rested, _] = cx.tx.query_together([&rest, &note]).await?;
    let jobs_paused = rested.first().ok_or(DbError::RowCount(0))?.only()?;
    if let Some(to) = to {
        mail::deactivated(cx, &to, jobs_paused).await?;
    }
    Ok(Answer { deactivated: true, jobs_paused })
}
