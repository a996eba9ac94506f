//! `admin_cancel_factor_removal`: a second factor stays after all. Any member of staff can say so, also who asked.

use super::{Entry, factor::hold};
use crate::{
    CommandError,
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
    let held = hold(cx, id).await?;
    if held.asked_by().is_none() {
        return Err(CommandError::NotFound);
    }
    let entry = Entry::new("factor.cancel", "profile", Some(held.profile_id.to_string()));
    staff
        .act(entry.with(json!({ "factor": id })), &Sql::new("select private.drop_factor_removal($1)").bind(id))
        .await?;
    Ok(Answer { factor_id: id })
}
