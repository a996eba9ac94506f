//! `admin_deactivate_person`: deactivates someone's account. Every session of theirs ends, no one sees them, and only staff
//! can restore it. A company whose only admin they are gets a colleague as its admin; without colleagues its jobs pause.

use super::{Entry, person::hold};
use crate::{
    CommandError, mail,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::AccountState;
use serde_json::json;
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_reason: String } }

answer! { id: Uuid, state: AccountState }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let id = args.p_id;
    let staff = cx.staff_for(&args.p_reason)?;
    cx.proved_recently().await?;
    let held = hold(cx, id).await?;
    if held.is_staff {
        return Err(CommandError::PersonIsStaff);
    }
    if !held.is_active && !held.is_deactivated_by_owner {
        return Err(CommandError::Unchanged);
    }
    let next_admin = held.next_admin();
    let entry = Entry::new("person.deactivate", "profile", Some(id.to_string()))
        .with_request(json!({ "company": held.company_id, "next_admin": next_admin }));
    let close = Sql::new("select private.close_person($1, $2, $3, $4)")
        .bind(id)
        .bind(next_admin)
        .bind(held.is_alone())
        .bind(cx.now);
    staff.act(entry, &close).await?;
    let note = Sql::new("select private.record_event('user_deactivated', $1, $2::jsonb)");
    cx.tx.query(&note.bind(id).bind(json!({ "by": "staff" }))).await?;
    mail::closed_by_staff(cx, id).await?;
    Ok(Answer { id, state: AccountState::DeactivatedByStaff })
}
