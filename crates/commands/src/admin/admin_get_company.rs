//! `admin_get_company`: all that staff need to decide on a company.

use super::{Entry, company::CompanyEvidence};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_db::Sql;
use uuid::Uuid;

arguments! { required { p_company_id: Uuid, p_reason: String } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<CompanyEvidence, CommandError> {
    let sql = Sql::new("select private.staff_company($1)").bind(args.p_company_id);
    let entry = Entry::new("company.read", "company", Some(args.p_company_id.to_string()));
    cx.staff_for(&args.p_reason)?.read(entry, &sql).await?.pop().ok_or(CommandError::NotFound)
}
