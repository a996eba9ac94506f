//! `save_company_sso`: a company's admin names the OpenID Connect provider that the company's people sign in with. The
//! provider is asked who it is before it is believed.

use crate::{
    CommandError,
    arguments::{answer, arguments, decode},
    check::Check,
    command::Cx,
    mail::{self, SsoChange},
    outside::Question,
};
use devproof_claims::{random_bytes, sso_secret_label};
use devproof_db::Sql;
use devproof_outbound::openid;
use serde_json::{Map, Value};
use uuid::Uuid;

arguments! {
    required { p_issuer: String, p_client_id: String }
    optional { p_client_secret: String }
}

/// The checked values.
struct Given {
    issuer: String,
    client_id: String,
    secret: Option<String>,
}

fn read(args: Args) -> Result<Given, CommandError> {
    let mut check = Check::at("");
    let issuer = check.line("p_issuer", &args.p_issuer, 500);
    if !openid::is_issuer(&issuer) {
        check.problem("p_issuer", "must be an address such as https://accounts.example.org");
    }
    let client_id = check.line("p_client_id", &args.p_client_id, 500);
    let secret = check.optional_line("p_client_secret", args.p_client_secret, 1000);
    check.finish()?;
    Ok(Given { issuer, client_id, secret })
}

/// Before the transaction: whether the issuer is a provider.
pub(crate) async fn ask(cx: &Cx<'_>, args: Map<String, Value>) -> Result<Question, CommandError> {
    let given = read(decode("", Value::Object(args))?)?;
    cx.company_admin().await?;
    cx.proved_recently().await?;
    Ok(Question::Issuer(given.issuer))
}

answer! { provider_id: Uuid }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Answer, CommandError> {
    let given = read(args)?;
    let company = cx.company_admin().await?;
    cx.proved_recently().await?;
    let label = sso_secret_label(company);
    let sealed = given.secret.map(|secret| cx.settings.secret.seal(&label, secret.as_bytes()));
    let sql = Sql::new("select private.save_company_sso($1, $2, $3, $4)")
        .bind(uuid::Builder::from_random_bytes(random_bytes()).into_uuid())
        .bind(&given.issuer)
        .bind(given.client_id)
        .bind(sealed);
    let id: Uuid = cx.tx.query_one(&sql).await?.get(0);
    mail::sso_changed(cx, company, SsoChange::Provider(&given.issuer)).await?;
    Ok(Answer { provider_id: id })
}
