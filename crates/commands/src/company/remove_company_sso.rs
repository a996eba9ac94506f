//! `remove_company_sso`: the company's people no longer sign in by it, and who did signs in by their address.

use super::sso::event;
use crate::{
    CommandError,
    mail::{self, SsoChange},
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;

arguments! {}

answer! { removed: bool }

pub(crate) async fn run(cx: &CommandContext<'_>, _: Args) -> Result<Answer, CommandError> {
    let company = cx.company_admin().await?;
    cx.proved_recently().await?;
    let removed: bool = cx.tx.value(&Sql::new("select private.drop_company_sso($1)").bind(company)).await?;
    if removed {
        cx.tx.query(&event(company, "removed", None)).await?;
        mail::sso_changed(cx, company, SsoChange::Removed).await?;
    }
    Ok(Answer { removed })
}
