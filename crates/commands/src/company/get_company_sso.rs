//! `get_company_sso`: how a company's people sign in, for its admins. The secret is never told.

use crate::{CommandError, arguments::arguments, command::Cx};
use devproof_db::Sql;
use serde_json::Value;

arguments! {}

pub(crate) async fn run(cx: &Cx<'_>, _: Args) -> Result<Value, CommandError> {
    cx.company_admin().await?;
    let mut sso: Value = cx.tx.query_one(&Sql::new("select private.company_sso()")).await?.get(0);
    // What the company's provider has to know about us.
    sso["redirect_uri"] = format!("{}/auth/v1/callback", cx.settings.site_url).into();
    Ok(sso)
}
