//! `admin_review_company`: approves a company, asks for changes, rejects or suspends it.

use super::reason;
use crate::{CommandError, arguments::arguments, check::Check, command::Cx};
use devproof_db::Sql;
use devproof_vocabulary::ApprovalStatus;
use serde_json::Value;
use uuid::Uuid;

arguments! { required { p_company_id: Uuid, p_status: ApprovalStatus, p_reason: String } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    check.finish()?;
    let sql = Sql::new("select private.admin_review_company($1, $2, $3)")
        .bind(args.p_company_id)
        .bind(args.p_status.as_str())
        .bind(reason);
    Ok(cx.tx.query_one(&sql).await?.get(0))
}
