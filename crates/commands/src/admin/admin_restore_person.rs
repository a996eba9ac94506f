//! `admin_restore_person`: brings back an account that staff deactivated. What the owner deactivated, the owner restores.

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

arguments! { required { p_id: Uuid, p_reason: String } }

answer! { id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let id = args.p_id;
    let staff = cx.staff_for(&args.p_reason)?;
    let held = hold(cx, id).await?;
    if held.is_active {
        return Err(CommandError::Unchanged);
    }
    if held.is_deactivated_by_owner {
        return Err(CommandError::DeactivatedByOwner);
    }
    let entry = Entry::new("person.restore", "profile", Some(id.to_string()));
    staff.act(entry, &Sql::new("select private.reopen_person($1)").bind(id)).await?;
    let note = Sql::new("select private.record_event('user_restored', $1, $2::jsonb)");
    cx.tx.query(&note.bind(id).bind(json!({ "by": "staff" }))).await?;
    mail::restored_by_staff(cx, id).await?;
    Ok(Answer { id })
}
