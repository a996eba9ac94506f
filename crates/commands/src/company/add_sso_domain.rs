//! `add_sso_domain`: a company's admin says that a domain is the company's, and learns how to prove it.

use super::{
    sso::{SsoDomain, domain, domains_of},
    tier,
};
use crate::{
    CommandError,
    mail::{self, SsoChange},
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_claims::random_bytes;
use devproof_db::Sql;

/// Domains of a company.
const MAX_DOMAINS: usize = 20;

arguments! { required { p_domain: String } }

answer! { domain: String, token: String }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let domain = domain(&mut check, &args.p_domain);
    check.finish()?;
    let company = cx.company_admin().await?;
    cx.proved_recently().await?;
    let domains: Vec<SsoDomain> = cx.tx.read_all(&domains_of(company)).await?;
    let token = match domains.iter().find(|known| known.domain == domain) {
        Some(known) => known.token.clone(),
        None if domains.len() >= MAX_DOMAINS => {
            let message = format!("You've reached the limit of {MAX_DOMAINS} domains. Remove one first.");
            return Err(CommandError::TooMany(message));
        }
        None => {
            tier::must_include(cx, company, "sso").await?;
            let token = hex::encode(random_bytes::<16>());
            let sql =
                Sql::new("select private.write_sso_domain($1, $2, $3)").bind(company).bind(&domain).bind(&token);
            cx.tx.query(&sql).await?;
            token
        }
    };
    mail::sso_changed(cx, company, SsoChange::DomainAdded(&domain)).await?;
    Ok(Answer { domain, token })
}
