//! `remove_sso_domain`: a company's admin takes a domain back; its addresses can no longer be signed in.

use crate::{
    CommandError,
    arguments::{answer, arguments},
    check::Check,
    command::Cx,
    mail::{self, SsoChange},
};
use devproof_db::Sql;

arguments! { required { p_domain: String } }

answer! {}

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let domain = check.line("p_domain", &args.p_domain, 253);
    check.finish()?;
    let company = cx.company_admin().await?;
    cx.proved_recently().await?;
    cx.tx.query(&Sql::new("select private.remove_sso_domain($1)").bind(&domain)).await?;
    mail::sso_changed(cx, company, SsoChange::DomainRemoved(&domain)).await?;
    Ok(Answer {})
}
