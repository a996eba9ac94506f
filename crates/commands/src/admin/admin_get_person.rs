//! `admin_get_person`: one account with what is known of it, for staff.

use super::{Entry, person::StaffPerson};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_db::Sql;
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_reason: String } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<StaffPerson, CommandError> {
    let sql = Sql::new("select private.staff_person($1, $2)").bind(args.p_id).bind(cx.now);
    let entry = Entry::new("person.read", "profile", Some(args.p_id.to_string()));
    cx.staff_for(&args.p_reason)?.read(entry, &sql).await?.pop().ok_or(CommandError::NotFound)
}
