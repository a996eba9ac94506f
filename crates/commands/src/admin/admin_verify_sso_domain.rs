//! `admin_verify_sso_domain`: staff decide that a domain is a company's, or that it is not. A domain that several claim
//! takes the company's id too.

use super::{Entry, reason};
use crate::{
    CommandError,
    company::sso::domain,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::Sql;
use serde_json::json;
use uuid::Uuid;

/// What the log of accounts says of it, by whether the domain is the company's now.
const NOTE_VERIFIED: &str = "select private.record_event('sso_domain_verified', null, $1::jsonb)";
const NOTE_REFUSED: &str = "select private.record_event('sso_configured', null, $1::jsonb)";

arguments! {
    required { p_domain: String, p_reason: String }
    optional { p_company_id: Uuid, p_verified: bool }
}

answer! { domain: String, company_id: Uuid, verified: bool }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let domain = domain(&mut check, &args.p_domain);
    let reason = reason(&mut check, &args.p_reason);
    check.finish()?;
    let staff = cx.staff(reason)?;
    let verified = args.p_verified.unwrap_or(true);

    let sql = Sql::new("select private.lock_sso_claims($1, $2)").bind(&domain).bind(args.p_company_id);
    let companies: Vec<Uuid> = cx.tx.values(&sql).await?;
    let company_id = match companies[..] {
        [] => return Err(CommandError::NotFound),
        [company] => company,
        _ => return Err(CommandError::Conflict),
    };

    let (action, note) =
        if verified { ("sso_domain.verify", NOTE_VERIFIED) } else { ("sso_domain.refuse", NOTE_REFUSED) };
    let entry = Entry::new(action, "sso_domain", Some(domain.clone()));
    staff.write_down(entry.with_request(json!({ "company_id": args.p_company_id }))).await?;
    let put = Sql::new("select private.put_sso_proof($1, $2, $3)").bind(&domain).bind(company_id).bind(verified);
    let note = Sql::new(note)
        .bind(json!({ "company_id": company_id, "domain": domain, "by": "staff", "verified": verified }));
    cx.tx.query_together([&put, &note]).await.map_err(|error| match error.sqlstate() {
        // One company at a time holds a domain; another may have proved it this moment.
        Some("23505") => CommandError::SsoDomainTaken,
        _ => error.into(),
    })?;
    Ok(Answer { domain, company_id, verified })
}
