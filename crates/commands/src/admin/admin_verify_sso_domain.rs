//! `admin_verify_sso_domain`: staff decide that a domain is a company's, or that it is not.

use super::reason;
use crate::{CommandError, arguments::arguments, check::Check, command::Cx, company::sso::domain};
use devproof_db::Sql;
use serde_json::Value;
use uuid::Uuid;

arguments! {
    required { p_domain: String, p_reason: String }
    optional { p_company_id: Uuid, p_verified: bool }
}

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let domain = domain(&mut check, &args.p_domain);
    let reason = reason(&mut check, &args.p_reason);
    check.finish()?;
    let sql = Sql::new("select private.admin_verify_sso_domain($1, $2, $3, $4)")
        .bind(domain)
        .bind(args.p_company_id)
        .bind(args.p_verified.unwrap_or(true))
        .bind(reason);
    Ok(cx.tx.query_one(&sql).await?.get(0))
}
