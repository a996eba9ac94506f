//! `add_sso_domain`: a company's admin says that a domain is the company's, and learns how to prove it.

use super::sso::domain;
use crate::{
    CommandError,
    arguments::{answer, arguments},
    check::Check,
    command::Cx,
    mail::{self, SsoChange},
};
use devproof_claims::random_bytes;
use devproof_db::Sql;

arguments! { required { p_domain: String } }

answer! { domain: String, token: String }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let domain = domain(&mut check, &args.p_domain);
    check.finish()?;
    let company = cx.company_admin().await?;
    cx.proved_recently().await?;
    let sql = Sql::new("select private.add_sso_domain($1, $2)").bind(&domain).bind(hex::encode(random_bytes::<16>()));
    let token: String = cx.tx.query_one(&sql).await?.get(0);
    mail::sso_changed(cx, company, SsoChange::DomainAdded(&domain)).await?;
    Ok(Answer { domain, token })
}
