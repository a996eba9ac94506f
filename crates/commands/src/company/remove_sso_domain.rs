//! `remove_sso_domain`: a company's admin takes a domain back; its addresses can no longer be signed in.

use super::sso::event;
use crate::{
    CommandError,
    mail::{self, SsoChange},
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::Sql;

arguments! { required { p_domain: String } }

answer! {}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let domain = check.line("p_domain", &args.p_domain, 253);
    check.finish()?;
    let company = cx.company_admin().await?;
    cx.proved_recently().await?;
    let drop = Sql::new("select private.drop_sso_domain($1, $2)").bind(company).bind(&domain);
    if !cx.tx.value::<bool>(&drop).await? {
        return Err(CommandError::NotFound);
    }
    cx.tx.query(&event(company, "domain_removed", Some(&domain))).await?;
    mail::sso_changed(cx, company, SsoChange::DomainRemoved(&domain)).await?;
    Ok(Answer {})
}
