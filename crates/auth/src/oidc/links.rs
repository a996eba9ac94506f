//! A company's word about someone whose account is their own. It is kept for the browser that was sent back, until its
//! owner has signed in their own way and says that the two belong together.

use crate::{
    error::AuthError,
    oidc::{
        claims::ProviderClaims,
        states::{hash, read_cookie},
    },
    state::Inner,
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use devproof_claims::random_bytes;
use devproof_db::{Sql, Tx};
use http::{HeaderMap, HeaderValue};
use serde_json::Value;
use time::{Duration, OffsetDateTime};
use url::Url;
use uuid::Uuid;

/// How long the owner may take, with a new password by mail if need be.
const LIFETIME: Duration = Duration::minutes(30);
/// What the provider's word is sealed for.
const SEAL: &str = "auth.sso_links";

/// Keeps the word; the cookie that stands for it. A newer one for the same account takes its place.
pub(crate) async fn remember(
    tx: &Tx,
    state: &Inner,
    provider: &str,
    claims: &ProviderClaims,
    user: Uuid,
    now: OffsetDateTime,
) -> Result<HeaderValue, AuthError> {
    let token = URL_SAFE_NO_PAD.encode(random_bytes::<32>());
    let old = Sql::new("delete from auth.sso_links where user_id = $1 and provider = $2").bind(user).bind(provider);
    tx.execute(&old).await?;
    let sql = Sql::new(
        "insert into auth.sso_links (token_hash, user_id, provider, told, created_at) values ($1, $2, $3, $4, $5)",
    )
    .bind(hash(&token))
    .bind(user)
    .bind(provider)
    .bind(state.secret.seal(SEAL, claims.write().to_string().as_bytes()))
    .bind(now);
    tx.execute(&sql).await?;
    cookie(state, &token, LIFETIME.whole_seconds())
}

devproof_db::columns! {
    struct Stored {
        provider: String,
        /// Sealed.
        told: Vec<u8>,
    }
}

/// A word that waits for this account in this browser: the provider's name, and what it said. It counts once.
pub(crate) async fn claim(
    tx: &Tx,
    state: &Inner,
    headers: &HeaderMap,
    user: Uuid,
    now: OffsetDateTime,
) -> Result<(String, ProviderClaims), AuthError> {
    let token = read_cookie(headers, &cookie_name(state)).ok_or(AuthError::SsoLinkNotFound)?;
    let sql = Sql::new(
        "delete from auth.sso_links
         where token_hash = $1::bytea and user_id = $2::uuid and created_at > $3::timestamptz
         returning provider, told",
    )
    .bind(hash(&token))
    .bind(user)
    .bind(now - LIFETIME);
    let stored: Option<Stored> = tx.read_opt(&sql).await?;
    let Stored { provider, told } = stored.ok_or(AuthError::SsoLinkNotFound)?;
    let claims: Option<Value> =
        state.secret.open(SEAL, &told).ok().and_then(|bytes| serde_json::from_slice(&bytes).ok());
    let claims = claims.as_ref().and_then(ProviderClaims::restore).ok_or(AuthError::SsoLinkNotFound)?;
    Ok((provider, claims))
}

/// The header that takes the cookie away.
pub(crate) fn forget(state: &Inner) -> Result<HeaderValue, AuthError> {
    cookie(state, "", 0)
}

/// It goes to the one endpoint that reads it, and never with another site's request.
fn cookie(state: &Inner, value: &str, seconds: i64) -> Result<HeaderValue, AuthError> {
    let endpoint = Url::parse(&format!("{}/sso/link", state.config.issuer())).map_err(|_| AuthError::Unexpected)?;
    let secure = if endpoint.scheme() == "https" { "; Secure" } else { "" };
    let text = format!(
        "{}={value}; Path={}; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}",
        cookie_name(state),
        endpoint.path()
    );
    HeaderValue::from_str(&text).map_err(|_| AuthError::Unexpected)
}

fn cookie_name(state: &Inner) -> String {
    let prefix = if state.config.external_url.starts_with("https:") { "__Secure-" } else { "" };
    format!("{prefix}devproof-sso-link")
}
