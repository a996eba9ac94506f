//! The captcha: asked after a number of sign-ups, failures and mails from one network address or on one account, so
//! that a client without one works until someone makes trouble. Where it is asked and cannot be checked, the call is
//! refused: it never fails open.

use crate::{
    audit::{self, Action, Refusal},
    body::Params,
    client::Client,
    config::CaptchaKind,
    error::AuthError,
    state::{AuthState, Inner},
};
use aws_lc_rs::digest;
use devproof_db::Sql;
use devproof_limits::{Key, WorkRefused};
use devproof_outbound::{SiteVerdict, SiteVerify};
use serde_json::{Value, json};
use std::time::Duration;
use time::OffsetDateTime;
use url::Url;

/// In which time the calls are counted.
const WINDOW: Duration = Duration::from_secs(3_600);
/// Wrong codes that pass without the captcha, even where it is always asked.
const FREE_CODES: u32 = 3;
/// How long a service's token is remembered as used. Their own tokens live at most five minutes.
const SERVICE_TOKEN_LIFE: time::Duration = time::Duration::minutes(15);

/// What is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    SignUp,
    SignIn,
    Recover,
    Otp,
    Resend,
    Anonymous,
    Sso,
    Passkey,
    Verify,
}

impl Purpose {
    fn as_str(self) -> &'static str {
        match self {
            Self::SignUp => "sign_up",
            Self::SignIn => "sign_in",
            Self::Recover => "recover",
            Self::Otp => "otp",
            Self::Resend => "resend",
            Self::Anonymous => "anonymous",
            Self::Sso => "sso",
            Self::Passkey => "passkey",
            Self::Verify => "verify",
        }
    }
}

/// A call that was let through. It counts as one of those that pass without a captcha, unless it is [`passed`].
///
/// [`passed`]: Ticket::passed
pub(crate) struct Ticket(Vec<Key>);

impl Ticket {
    /// The person proved who they are: the call was no failure and does not count.
    pub(crate) async fn passed(self, state: &Inner) -> Result<(), AuthError> {
        state.limiter.refund(&self.0).await
    }
}

/// Lets a call through: as one of the first few from this address and on this account, or with a captcha that was
/// solved. `account` is what the call names, whether it exists or not.
///
/// # Errors
/// `captcha_failed` when it is missing, wrong, too old or was used before; `captcha_unavailable` when that cannot be
/// found out.
pub(crate) async fn check(
    state: &AuthState,
    client: &Client,
    params: &Params,
    purpose: Purpose,
    account: Option<&str>,
) -> Result<Ticket, AuthError> {
    let config = &state.config.captcha;
    let token = params.captcha_token()?;
    if client.operator || matches!(config.kind, CaptchaKind::Off) {
        return Ok(Ticket(Vec::new()));
    }
    // Anyone who types a code was asked when it was sent: a few slips are free.
    let after = if purpose == Purpose::Verify { config.after.max(FREE_CODES) } else { config.after };
    let mut keys = Vec::new();
    if after > 0 {
        keys.push(Key::new("captcha_address", &client.key()));
        keys.extend(account.map(|account| Key::new("captcha_account", account)));
        // Counted before the outcome is known, so that parallel calls cannot pass together.
        if state.limiter.count(&keys, WINDOW).await? <= i64::from(after) {
            return Ok(Ticket(keys));
        }
    }
    let outcome = match token {
        None => Err(AuthError::CaptchaFailed("no captcha_token found in request".into())),
        Some(token) => solved(state, client, &token).await,
    };
    if let Err(error) = outcome {
        let detail = json!({ "for": purpose.as_str() });
        let named = account.unwrap_or_default();
        audit::refuse(state, client, Refusal { action: Action::CaptchaFailed, user: None, named, detail }).await?;
        return Err(error);
    }
    Ok(Ticket(keys))
}

async fn solved(state: &AuthState, client: &Client, token: &str) -> Result<(), AuthError> {
    // Checking costs us time or a call to someone else.
    state.limiter.request("captcha_tries", &client.key(), state.config.limits.captcha_per_address).await?;
    let now = state.now();
    let (once, until) = match &state.config.captcha.kind {
        CaptchaKind::Off => return Ok(()),
        CaptchaKind::Altcha { .. } => {
            let (work, token) = (state.proof_of_work.clone(), token.to_owned());
            let worked = state.hasher.on_a_core(move || work.check(&token, now)).await?;
            let worked = worked.map_err(|refused| AuthError::CaptchaFailed(words(refused).into()))?;
            (worked.once, worked.until)
        }
        CaptchaKind::Service { verify, .. } => {
            check_site_verify(state, verify, client, token).await?;
            (token.to_owned(), now + SERVICE_TOKEN_LIFE)
        }
    };
    spend(state, &once, until).await
}

async fn check_site_verify(
    state: &AuthState,
    verify: &SiteVerify,
    client: &Client,
    token: &str,
) -> Result<(), AuthError> {
    let refused = |why: String| AuthError::CaptchaFailed(why.into());
    match verify.verify(token, client.ip).await {
        Err(error) => {
            tracing::error!(%error, "auth: the captcha service does not answer as it should; calls that need it are refused");
            Err(AuthError::CaptchaUnavailable)
        }
        Ok(SiteVerdict::Refused(why)) => {
            // The service's word goes out, but only if it is one.
            let plain = why.len() <= 64 && why.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
            Err(refused(if plain { why } else { "refused".to_owned() }))
        }
        Ok(SiteVerdict::Solved { hostname }) => {
            let site = Url::parse(&state.config.site_url).ok();
            let own = site.as_ref().and_then(Url::host_str).unwrap_or_default();
            if hostname.eq_ignore_ascii_case(own) {
                return Ok(());
            }
            tracing::warn!(hostname, own, "auth: a captcha was solved on another site");
            Err(refused("hostname-mismatch".to_owned()))
        }
    }
}

/// Takes the one use of a token. Of parallel calls one wins, on whichever node.
async fn spend(state: &AuthState, token: &str, until: OffsetDateTime) -> Result<(), AuthError> {
    let hash = digest::digest(&digest::SHA256, token.as_bytes());
    let sql = Sql::new(
        "insert into auth.spent_captchas (hash, expires_at) values ($1, $2) on conflict do nothing returning hash",
    )
    .bind(hash.as_ref())
    .bind(until);
    if state.run(&sql).await?.is_empty() {
        return Err(AuthError::CaptchaFailed("already-used".into()));
    }
    Ok(())
}

/// A fresh challenge of our own captcha; nothing when another one is configured.
pub(crate) fn challenge(state: &Inner) -> Result<Value, AuthError> {
    match state.config.captcha.kind {
        CaptchaKind::Altcha { rounds } => state.proof_of_work.challenge(rounds, state.now()).map_err(|error| {
            tracing::error!(%error, "auth: a captcha challenge could not be made");
            AuthError::Unexpected
        }),
        CaptchaKind::Off | CaptchaKind::Service { .. } => Err(AuthError::FeatureDisabled),
    }
}

/// A refusal in the words that captcha services use.
fn words(refused: WorkRefused) -> &'static str {
    match refused {
        WorkRefused::Invalid => "invalid-input-response",
        WorkRefused::TooLate => "timeout-or-duplicate",
    }
}
