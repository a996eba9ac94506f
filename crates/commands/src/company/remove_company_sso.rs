//! `remove_company_sso`: the company's people no longer sign in by it, and who did signs in by their address.

use crate::{
    CommandError,
    arguments::{answer, arguments},
    command::Cx,
    mail::{self, SsoChange},
};
use devproof_db::Sql;

arguments! {}

answer! { removed: bool }

pub(crate) async fn run(cx: &Cx<'_>, _: Args) -> Result<Answer, CommandError> {
    let company = cx.company_admin().await?;
    cx.proved_recently().await?;
    let removed: bool = cx.tx.query_one(&Sql::new("select private.remove_company_sso()")).await?.get(0);
    if removed {
        mail::sso_changed(cx, company, SsoChange::Removed).await?;
    }
    Ok(Answer { removed })
}
