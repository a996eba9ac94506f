//! `admin_set_staff`: makes someone a member of staff, or takes that. Never one's own: so one is always left.

use super::{Entry, person::hold};
use crate::{
    CommandError, mail,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use serde_json::json;
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_is_staff: bool, p_reason: String } }

answer! { id: Uuid, is_staff: bool }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let (id, is_staff) = (args.p_id, args.p_is_staff);
    let staff = cx.staff_for(&args.p_reason)?;
    cx.proved_recently().await?;
    let held = hold(cx, id).await?;
    if held.is_staff == is_staff {
        return Err(CommandError::Unchanged);
    }
    if is_staff && !(held.is_active && held.has_address) {
        return Err(CommandError::AccountNotReady);
    }
    let (act, event) = if is_staff { ("staff.grant", "staff_granted") } else { ("staff.take", "staff_taken") };
    let put =
        Sql::new("select private.put_staff($1, $2, $3, $4)").bind(id).bind(is_staff).bind(cx.user_id).bind(cx.now);
    staff.act(Entry::new(act, "profile", Some(id.to_string())), &put).await?;
    let note = Sql::new("select private.record_event($1, $2, $3::jsonb)");
    cx.tx.query(&note.bind(event).bind(id).bind(json!({ "by": "staff" }))).await?;
    mail::staff_changed(cx, id, is_staff).await?;
    Ok(Answer { id, is_staff })
}
