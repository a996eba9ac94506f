//! `GET /verify`: a mailed link is opened. Every outcome but a senseless request is a redirect, since a browser asks.
//!
//! A link that belongs to a PKCE challenge gives a code and stays good until the code is exchanged: only the
//! browser that asked for the mail can do that, so a scanner that opens links takes nothing away.

use super::HALF_DONE;
use crate::{
    accounts::{self, Redeemed},
    audit::{self, Action, Entry},
    client::Client,
    error::AuthError,
    flow_state,
    one_time_tokens::{self, Kind, Token},
    query::Query,
    redeem::redeem,
    redirect::set_fragment,
    send_mail,
    session::{Method, Session},
    state::AuthState,
};
use axum::{
    extract::State,
    response::{IntoResponse, Response},
};
use devproof_claims::Aal;
use devproof_db::Tx;
use http::{HeaderValue, StatusCode, header};
use serde_json::Value;
use time::OffsetDateTime;
use url::Url;

/// `HEAD /verify`: some mail programs look at links like this. Nothing is touched.
pub(in crate::endpoints) async fn head() -> StatusCode {
    StatusCode::OK
}

/// `GET /verify?token=…&type=…&redirect_to=…`
pub(in crate::endpoints) async fn get(
    State(state): State<AuthState>,
    client: Client,
    query: Query,
) -> Result<Response, AuthError> {
    let kind = query.get("type").ok_or_else(|| AuthError::validation("Verify requires a verification type"))?;
    let link = query.get("token").ok_or_else(|| AuthError::validation("Verify requires a token"))?;
    let redirect = send_mail::redirect(&state, &client, &query);
    let target = match open(&state, &client, kind, link).await {
        Ok(outcome) => outcome.target(redirect),
        Err(error) => failure(redirect, &error, one_time_tokens::is_pkce(link)),
    };
    let location = HeaderValue::from_str(target.as_str()).map_err(|_| AuthError::Unexpected)?;
    Ok((StatusCode::SEE_OTHER, [(header::LOCATION, location)]).into_response())
}

enum Outcome {
    /// Tokens for the fragment, sorted by name.
    Tokens(Vec<(&'static str, String)>),
    Code(String),
    HalfDone {
        pkce: bool,
    },
}

async fn open(state: &AuthState, client: &Client, kind: &str, link: &str) -> Result<Outcome, AuthError> {
    let kinds = one_time_tokens::kinds_of_type(kind)
        .ok_or_else(|| AuthError::validation("Verify requires a verification type that is known"))?;
    state.limiter.request("verify_address", &client.key(), state.config.limits.verify_per_address).await?;
    let now = state.now();
    let tx = state.begin().await?;
    let token = one_time_tokens::by_link(&tx, link, kinds, now).await?.ok_or(AuthError::LinkExpired)?;
    let outcome = match token.flow_id {
        Some(_) => with_code(&tx, state, client, &token, now).await?,
        None => with_tokens(&tx, state, client, &token, kind, now).await?,
    };
    tx.commit().await?;
    Ok(outcome)
}

/// The PKCE form.
async fn with_code(
    tx: &Tx,
    state: &AuthState,
    client: &Client,
    token: &Token,
    now: OffsetDateTime,
) -> Result<Outcome, AuthError> {
    let flow = token.flow_id.ok_or(AuthError::LinkExpired)?;
    let method = match token.kind {
        Kind::Confirmation => {
            // Opening it on another device confirms the address too, as people expect.
            let user = accounts::by_id(tx, token.user_id).await?.ok_or(AuthError::LinkExpired)?;
            if user.email_confirmed_at.is_none() {
                audit::write(tx, &Entry::of(Action::UserConfirmed, user.id, client), now).await?;
            }
            accounts::confirm(tx, user, true, now).await?;
            Method::SignUp
        }
        Kind::Recovery => Method::Recovery,
        Kind::Magiclink => Method::MagicLink,
        Kind::EmailChangeCurrent | Kind::EmailChangeNew => match redeem(tx, client, token, false, now).await? {
            Redeemed::HalfDone => return Ok(Outcome::HalfDone { pkce: true }),
            Redeemed::Proved(_, method) => method,
        },
        // Not something that is opened as a link.
        Kind::Reauthentication | Kind::Invite | Kind::Sms | Kind::SmsSignup | Kind::PhoneChange => {
            return Err(AuthError::LinkExpired);
        }
    };
    Ok(Outcome::Code(flow_state::issue_code(tx, state, flow, method, None, now).await?))
}

/// The implicit form: the link is used up by being opened.
async fn with_tokens(
    tx: &Tx,
    state: &AuthState,
    client: &Client,
    token: &Token,
    kind: &str,
    now: OffsetDateTime,
) -> Result<Outcome, AuthError> {
    let (mut user, method) = match redeem(tx, client, token, false, now).await? {
        Redeemed::HalfDone => return Ok(Outcome::HalfDone { pkce: false }),
        Redeemed::Proved(user, method) => (*user, method),
    };
    let session = Session::open(tx, &mut user, method, Aal::Aal1, client, now).await?;
    let tokens = session.tokens(state, &user, now)?;
    let text = |name: &'static str| match &tokens[name] {
        Value::String(text) => (name, text.clone()),
        other => (name, other.to_string()),
    };
    let mut pairs = ["access_token", "expires_at", "expires_in", "refresh_token"].map(text).to_vec();
    pairs.extend([("sb", String::new()), text("token_type"), ("type", kind.to_owned())]);
    Ok(Outcome::Tokens(pairs))
}

impl Outcome {
    fn target(self, mut redirect: Url) -> Url {
        match self {
            Self::Tokens(pairs) => set_fragment(&mut redirect, &pairs),
            Self::Code(code) => {
                redirect.query_pairs_mut().append_pair("code", &code);
            }
            Self::HalfDone { pkce } => {
                if pkce {
                    redirect.query_pairs_mut().append_pair("message", HALF_DONE);
                }
                set_fragment(&mut redirect, &[("message", HALF_DONE.to_owned()), ("sb", String::new())]);
            }
        }
        redirect
    }
}

/// The error in the fragment, and for PKCE in the query too.
fn failure(mut redirect: Url, error: &AuthError, pkce: bool) -> Url {
    let (status, code, message) = error.facts();
    let kind = match status.as_u16() {
        400 => Some("invalid_request"),
        401 => Some("unauthorized_client"),
        403 => Some("access_denied"),
        503 => Some("temporarily_unavailable"),
        500.. => Some("server_error"),
        _ => None,
    };
    let mut pairs: Vec<(&'static str, String)> = kind.map(|kind| ("error", kind.to_owned())).into_iter().collect();
    pairs.extend([("error_code", code.to_owned()), ("error_description", message.into_owned())]);
    if pkce {
        redirect.query_pairs_mut().extend_pairs(&pairs);
    }
    pairs.push(("sb", String::new()));
    set_fragment(&mut redirect, &pairs);
    redirect
}
