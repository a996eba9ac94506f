//! `admin_request_factor_removal`: asks to take off a second factor that someone lost. Another member of staff confirms it
//! within a day; the person learns of it by email at once, in case they didn't ask.

use super::{Entry, factor::hold};
use crate::{
    CommandError, mail,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        timestamp::Timestamp,
    },
};
use devproof_db::Sql;
use serde_json::json;
use time::Duration;
use uuid::Uuid;

/// How long it waits to be confirmed.
const LIFETIME: Duration = Duration::hours(24);

arguments! { required { p_factor_id: Uuid, p_reason: String } }

answer! { factor_id: Uuid, expires_at: Timestamp }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let id = args.p_factor_id;
    let staff = cx.staff_for(&args.p_reason)?;
    let held = hold(cx, id).await?;
    if held.asked_by().is_some() {
        return Err(CommandError::Unchanged);
    }
    let expires_at = cx.now + LIFETIME;
    let entry = Entry::new("factor.request", "profile", Some(held.profile_id.to_string()))
        .with(json!({ "factor": id, "type": held.factor_type.as_str() }));
    let put = Sql::new("select private.put_factor_removal($1, $2, $3, $4, $5, $6)")
        .bind(id)
        .bind(held.profile_id)
        .bind(cx.user_id)
        .bind(staff.reason.clone())
        .bind(cx.now)
        .bind(expires_at);
    staff.act(entry, &put).await?;
    mail::factor_removal_requested(cx, held.profile_id, held.factor_type).await?;
    Ok(Answer { factor_id: id, expires_at: Timestamp(expires_at) })
}
