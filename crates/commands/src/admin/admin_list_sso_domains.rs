//! `admin_list_sso_domains`: what companies claim as their domains, the unproved first.

use super::reason;
use crate::{CommandError, arguments::arguments, check::Check, command::Cx};
use devproof_db::Sql;
use serde_json::Value;

arguments! { required { p_reason: String } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    check.finish()?;
    Ok(cx.tx.query_one(&Sql::new("select private.admin_list_sso_domains($1)").bind(reason)).await?.get(0))
}
