//! `admin_confirm_factor_removal`: takes off a second factor that another, independent member of staff asked to take off.
//! Sessions that it raised lose what it gave them.

use super::{Entry, factor::hold};
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

arguments! { required { p_factor_id: Uuid, p_reason: String } }

answer! { factor_id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let id = args.p_factor_id;
    let staff = cx.staff_for(&args.p_reason)?;
    cx.proved_recently().await?;
    let held = hold(cx, id).await?;
    let asked_by = held.confirmed_by(cx.user_id)?;
    let person = held.profile_id;
    let entry = Entry::new("factor.remove", "profile", Some(person.to_string()))
        .with(json!({ "factor": id, "type": held.factor_type.as_str(), "asked_by": asked_by }));
    staff.act(entry, &Sql::new("select private.remove_factor($1)").bind(id)).await?;
    let note = Sql::new("select private.record_event('factor_removed', $1, $2::jsonb)");
    cx.tx.query(&note.bind(person).bind(json!({ "by": "staff", "type": held.factor_type.as_str() }))).await?;
    mail::factor_removed_by_staff(cx, person, held.factor_type).await?;
    Ok(Answer { factor_id: id })
}
