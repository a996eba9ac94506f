//! `admin_get_person`: one account with what is known of it, for staff.

use super::{Entry, person::StaffPerson, reason};
use crate::{
    CommandError,
    rpc::{arguments::arguments, check::Check, context::CommandContext},
};
use devproof_db::Sql;
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_reason: String } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<StaffPerson, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    check.finish()?;
    let sql = Sql::new("select private.staff_person($1, $2)").bind(args.p_id).bind(cx.now);
    let entry = Entry::new("person.read", "profile", Some(args.p_id.to_string()));
    cx.staff(reason)?.read(entry, &sql).await?.pop().ok_or(CommandError::NotFound)
}
