//! `POST /verify`: a code that was typed in, or the hash of a link that a page of the app hands over.

pub(super) mod link;

use crate::{
    accounts::Redeemed,
    audit::{self, Action, Refusal},
    body::Params,
    captcha::{self, Purpose},
    client::Client,
    email,
    error::AuthError,
    one_time_tokens, phone,
    redeem::redeem,
    session::Session,
    state::AuthState,
};
use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};
use devproof_claims::Aal;
use serde_json::json;

/// Said when one half of an address change is confirmed.
const HALF_DONE: &str = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

pub(super) async fn post(
    State(state): State<AuthState>,
    client: Client,
    params: Params,
) -> Result<Response, AuthError> {
    let kind = params.required("type")?;
    let by_phone = one_time_tokens::kinds_of_phone_type(&kind);
    if by_phone.is_some() && !state.config.phone {
        return Err(AuthError::PhoneDisabled);
    }
    let kinds = by_phone
        .or_else(|| one_time_tokens::kinds_of_type(&kind))
        .ok_or_else(|| AuthError::validation("Verify requires a verification type that is known"))?;
    let not_empty = |text: Option<String>| text.filter(|text| !text.is_empty());
    let (code, link) = (not_empty(params.text("token")?), not_empty(params.text("token_hash")?));
    let (email, number) = (not_empty(params.text("email")?), not_empty(params.text("phone")?));
    let address = if by_phone.is_some() { &number } else { &email };
    let limits = &state.config.limits;
    state.limiter.request("verify_address", &client.key(), limits.verify_per_address).await?;

    let now = state.now();
    // A link cannot be guessed and is never asked for more.
    let mut ticket = None;
    let (tx, token, refusal) = match (code, link) {
        (None, Some(link)) => {
            if email.is_some() || number.is_some() {
                return Err(AuthError::validation("Only the token_hash and type should be provided"));
            }
            let tx = state.begin().await?;
            let token = one_time_tokens::by_link(&tx, &link, kinds, now).await?;
            (tx, token, AuthError::LinkExpired)
        }
        (Some(code), None) => {
            let address = address
                .as_deref()
                .ok_or_else(|| AuthError::validation("Verify requires an email or phone with a token"))?;
            let address = if by_phone.is_some() { phone::normalise(address)? } else { email::normalise(address)? };
            ticket = Some(captcha::check(&state, &client, &params, Purpose::Verify, Some(&address)).await?);
            let tx = state.begin().await?;
            let token = one_time_tokens::by_code(&tx, &state, &address, &code, kinds, now).await?;
            (tx, token, AuthError::CodeExpired)
        }
        _ => return Err(AuthError::validation("Verify requires either a token or a token hash")),
    };
    let Some(token) = token else {
        // Keeps the count of wrong codes.
        tx.commit().await?;
        let (named, detail) = (address.as_deref().unwrap_or_default(), json!({ "kind": kind }));
        audit::refuse(&state, &client, Refusal { action: Action::CodeFailed, user: None, named, detail }).await?;
        return Err(refusal);
    };
    let typed = matches!(refusal, AuthError::CodeExpired);
    let (mut user, method) = match redeem(&tx, &client, &token, typed, now).await? {
        Redeemed::Proved(user, method) => (*user, method),
        Redeemed::HalfDone => {
            tx.commit().await?;
            if let Some(ticket) = ticket {
                ticket.passed(&state).await?;
            }
            return Ok(Json(json!({ "msg": HALF_DONE, "code": "200" })).into_response());
        }
    };
    let session = Session::open(&tx, &mut user, method, Aal::Aal1, &client, now).await?;
    tx.commit().await?;
    if let Some(ticket) = ticket {
        ticket.passed(&state).await?;
    }
    session.answer(&state, &user, now)
}
