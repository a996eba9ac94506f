//! Who was sent to a provider, and whether it is they who come back.

use crate::{error::AuthError, state::Inner};
use aws_lc_rs::{digest, hmac};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use devproof_claims::random_bytes;
use devproof_db::{Rows, Sql};
use http::{HeaderMap, HeaderValue, header};
use time::{Duration, OffsetDateTime};
use url::Url;
use uuid::Uuid;

/// How long a person may take at the provider.
const LIFETIME: Duration = Duration::minutes(10);
/// Characters of a state: 256 random bits.
const STATE_LENGTH: usize = 43;

/// What is remembered of a person who was sent out.
pub(crate) struct Flow {
    /// The provider's name.
    pub(crate) provider: String,
    /// Where they want to be in the end.
    pub(crate) redirect: Url,
    /// The client's PKCE challenge.
    pub(crate) challenge: Option<String>,
    /// The account and session that a further identity is for.
    pub(crate) link: Option<(Uuid, Uuid)>,
}

/// The secrets of one way out and back.
pub(crate) struct Secrets {
    /// Travels through the browser.
    pub(crate) state: String,
    /// Comes back inside the ID token.
    pub(crate) nonce: String,
    /// Our own PKCE verifier towards the provider.
    pub(crate) verifier: String,
}

impl Secrets {
    /// Nonce and verifier follow from the state and a key that only servers know, so that they need not be stored.
    fn of(inner: &Inner, state: String) -> Self {
        let derive = |what: &str| {
            let tag = hmac::sign(&inner.oauth_key, format!("{what}:{state}").as_bytes());
            URL_SAFE_NO_PAD.encode(tag)
        };
        Self { nonce: derive("nonce"), verifier: derive("verifier"), state }
    }
}

/// Remembers a flow; its secrets, and the cookie that binds it to the browser.
///
/// `bound` demands that cookie when the person comes back. It can be left to the client's challenge where the request
/// was not the browser's own navigation and its cookies may be lost.
pub(crate) async fn remember(
    inner: &Inner,
    flow: &Flow,
    bound: bool,
    now: OffsetDateTime,
) -> Result<(Secrets, HeaderValue), AuthError> {
    let secrets = Secrets::of(inner, URL_SAFE_NO_PAD.encode(random_bytes::<32>()));
    let browser = URL_SAFE_NO_PAD.encode(random_bytes::<32>());
    let sql = Sql::new(
        "insert into auth.oauth_states
             (state_hash, provider, browser_hash, browser_bound, redirect_to, code_challenge, link_user, link_session, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(hash(&secrets.state))
    .bind(&flow.provider)
    .bind(hash(&browser))
    .bind(bound)
    .bind(flow.redirect.as_str())
    .bind(flow.challenge.as_deref())
    .bind(flow.link.map(|(user, _)| user))
    .bind(flow.link.map(|(_, session)| session))
    .bind(now);
    inner.run(&sql).await?;
    let cookie = cookie(inner, &secrets.state, &browser, LIFETIME.whole_seconds())?;
    Ok((secrets, cookie))
}

devproof_db::columns! {
    struct Stored {
        provider: String,
        redirect_to: String,
        code_challenge: Option<String>,
        link_user: Option<Uuid>,
        link_session: Option<Uuid>,
        /// In time, and the browser's own.
        is_valid: bool,
    }
}

/// Takes back a state, once: whatever comes of it, it does not count again. With it comes the header that takes the
/// cookie away.
///
/// # Errors
/// `bad_oauth_state` when it is unknown, used, too old, or another browser's.
pub(crate) async fn claim(
    inner: &Inner,
    state: &str,
    headers: &HeaderMap,
    now: OffsetDateTime,
) -> Result<(Flow, Secrets, HeaderValue), AuthError> {
    if state.len() != STATE_LENGTH {
        return Err(AuthError::BadOauthState);
    }
    let browser = read_cookie(headers, &cookie_name(inner, state)).map(|value| hash(&value));
    let sql = Sql::new(
        "delete from auth.oauth_states where state_hash = $1::bytea
         returning provider, redirect_to, code_challenge, link_user, link_session,
             coalesce(created_at > $2::timestamptz and (not browser_bound or browser_hash = $3::bytea), false) as is_valid",
    )
    .bind(hash(state))
    .bind(now - LIFETIME)
    .bind(browser);
    let stored: Option<Stored> = inner.run(&sql).await?.read_first()?;
    let stored = stored.filter(|stored| stored.is_valid).ok_or(AuthError::BadOauthState)?;
    let flow = Flow {
        provider: stored.provider,
        redirect: Url::parse(&stored.redirect_to).map_err(|_| AuthError::BadOauthState)?,
        challenge: stored.code_challenge,
        link: stored.link_user.zip(stored.link_session),
    };
    let forget = cookie(inner, state, "", 0)?;
    Ok((flow, Secrets::of(inner, state.to_owned()), forget))
}

/// One cookie a flow, so that two tabs do not take each other's away. It goes to `/callback` alone and proves nothing but
/// that this browser was sent out.
fn cookie(inner: &Inner, state: &str, value: &str, seconds: i64) -> Result<HeaderValue, AuthError> {
    let callback = Url::parse(&inner.callback_url()).map_err(|_| AuthError::Unexpected)?;
    let secure = if callback.scheme() == "https" { "; Secure" } else { "" };
    let text = format!(
        "{}={value}; Path={}; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}",
        cookie_name(inner, state),
        callback.path()
    );
    HeaderValue::from_str(&text).map_err(|_| AuthError::Unexpected)
}

fn cookie_name(inner: &Inner, state: &str) -> String {
    let prefix = if inner.config.external_url.starts_with("https:") { "__Secure-" } else { "" };
    format!("{prefix}devproof-oauth-{}", hex::encode(&hash(state)[..6]))
}

pub(super) fn read_cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(found, _)| *found == name).map(|(_, value)| value.to_owned())
}

pub(super) fn hash(text: &str) -> Vec<u8> {
    digest::digest(&digest::SHA256, text.as_bytes()).as_ref().to_vec()
}
