//! `admin_review_company`: approves a company, asks for changes, rejects or suspends it.

use super::reason;
use crate::{CommandError, arguments::arguments, check::Check, command::Cx, vocabulary::APPROVALS};
use devproof_db::Sql;
use serde_json::Value;
use uuid::Uuid;

arguments! { required { p_company_id: Uuid, p_status: String, p_reason: String } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let status = check.one_of("p_status", Some(args.p_status), APPROVALS);
    let reason = reason(&mut check, &args.p_reason);
    check.finish()?;
    let sql =
        Sql::new("select private.admin_review_company($1, $2, $3)").bind(args.p_company_id).bind(status).bind(reason);
    Ok(cx.tx.query_one(&sql).await?.get(0))
}
