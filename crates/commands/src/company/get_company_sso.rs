//! `get_company_sso`: how a company's people sign in, for its admins. The secret is never told.

use super::sso::{SsoDomain, domains_of};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        rows,
    },
};
use devproof_db::{FromRow, Sql, columns};
use time::{OffsetDateTime, format_description::well_known::Rfc3339};
use uuid::Uuid;

arguments! {}

answer! {
    /// Null until the company has a provider.
    provider_id: Option<Uuid>,
    issuer: Option<String>,
    client_id: Option<String>,
    /// There is one; it is never shown again.
    has_secret: bool,
    created_at: Option<String>,
    updated_at: Option<String>,
    domains: Vec<SsoDomain>,
    /// What the company's provider has to know: where it sends people back to.
    redirect_uri: String,
}

columns! {
    /// A company's provider.
    struct Provider {
        provider_id: Uuid,
        issuer: String,
        client_id: String,
        has_secret: bool,
        created_at: OffsetDateTime,
        updated_at: OffsetDateTime,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, _: Args) -> Result<Answer, CommandError> {
    let company = cx.company_admin().await?;
    let provider = Sql::new("select p.* from private.company_sso_provider($1) p").bind(company);
    let [provider, domains] = cx.tx.query_together([&provider, &domains_of(company)]).await?;
    let provider: Option<Provider> = rows::row_opt(&provider)?;
    let domains = domains.iter().map(SsoDomain::from_row).collect::<Result<_, _>>()?;
    let at = |time: OffsetDateTime| time.format(&Rfc3339).ok();
    Ok(Answer {
        provider_id: provider.as_ref().map(|provider| provider.provider_id),
        has_secret: provider.as_ref().is_some_and(|provider| provider.has_secret),
        created_at: provider.as_ref().and_then(|provider| at(provider.created_at)),
        updated_at: provider.as_ref().and_then(|provider| at(provider.updated_at)),
        client_id: provider.as_ref().map(|provider| provider.client_id.clone()),
        issuer: provider.map(|provider| provider.issuer),
        domains,
        redirect_uri: format!("{}/auth/v1/callback", cx.settings.site_url),
    })
}
