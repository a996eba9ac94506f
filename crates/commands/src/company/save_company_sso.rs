//! `save_company_sso`: a company's admin names the OpenID Connect provider that the company's people sign in with. The
//! provider is asked who it is before it is believed.

use super::{sso::event, tier};
use crate::{
    CommandError,
    mail::{self, SsoChange},
    rpc::{
        arguments::{answer, arguments, decode},
        check::Check,
        context::CommandContext,
        external::ExternalQuery,
    },
};
use devproof_claims::{random_bytes, sso_secret_label};
use devproof_db::{Sql, columns};
use devproof_outbound::openid;
use serde_json::{Map, Value};
use uuid::Uuid;

arguments! {
    required { p_issuer: String, p_client_id: String }
    optional { p_client_secret: String }
}

/// The checked values.
struct ProviderInput {
    issuer: String,
    client_id: String,
    secret: Option<String>,
}

fn read(args: Args) -> Result<ProviderInput, CommandError> {
    let mut check = Check::at("");
    let issuer = check.line("p_issuer", &args.p_issuer, 500);
    if !openid::is_issuer(&issuer) {
        check.problem("p_issuer", "must be an address such as https://accounts.example.org");
    }
    let client_id = check.line("p_client_id", &args.p_client_id, 500);
    let secret = check.optional_line("p_client_secret", args.p_client_secret, 1000);
    check.finish()?;
    Ok(ProviderInput { issuer, client_id, secret })
}

/// Before the transaction: whether the issuer is a provider.
pub(crate) async fn prepare_query(
    cx: &CommandContext<'_>,
    args: Map<String, Value>,
) -> Result<ExternalQuery, CommandError> {
    let given = read(decode("", Value::Object(args))?)?;
    cx.company_admin().await?;
    cx.proved_recently().await?;
    Ok(ExternalQuery::Issuer(given.issuer))
}

answer! { provider_id: Uuid }

columns! {
    /// The provider that the company has.
    struct Provider {
        provider_id: Uuid,
        issuer: String,
        client_id: String,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let given = read(args)?;
    let company = cx.company_admin().await?;
    cx.proved_recently().await?;
    let label = sso_secret_label(company);
    let sealed = given.secret.map(|secret| cx.settings.secret.seal(&label, secret.as_bytes()));
    let old =
        Sql::new("select p.provider_id, p.issuer, p.client_id from private.company_sso_provider($1) p").bind(company);
    let old: Option<Provider> = cx.tx.read_opt(&old).await?;
    // Another issuer, or another client there, is another provider: what it says about people is not the old one's word,
    // so no one is who they were there.
    let same = old.filter(|old| old.issuer == given.issuer && old.client_id == given.client_id);
    // A provider that the company has stays its own on any tier; a new one isn't.
    if same.is_none() {
        tier::must_include(cx, company, "sso").await?;
    }
    let (id, write, change) = match same {
        Some(old) => {
            let write = Sql::new("select private.write_sso_secret($1, $2::bytea)").bind(old.provider_id).bind(sealed);
            (old.provider_id, write, "secret")
        }
        None => {
            let id = uuid::Builder::from_random_bytes(random_bytes()).into_uuid();
            let write = Sql::new("select private.write_sso_provider($1, $2, $3, $4, $5::bytea)")
                .bind(id)
                .bind(company)
                .bind(&given.issuer)
                .bind(given.client_id)
                .bind(sealed);
            (id, write, "provider")
        }
    };
    cx.tx.query_together([&write, &event(company, change, None)]).await?;
    mail::sso_changed(cx, company, SsoChange::Provider(&given.issuer)).await?;
    Ok(Answer { provider_id: id })
}
