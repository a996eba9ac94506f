//! `POST /verify`: a code that was typed in, or the hash of a link that a page of the app hands over.

pub(super) mod link;

use crate::{
    audit::{self, Action, Refusal},
    body::Params,
    client::Client,
    email,
    error::AuthError,
    mailed::{self, Kind},
    redeem::{Redeemed, redeem},
    session::Session,
    state::AuthState,
};
use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};
use serde_json::json;

/// Said when one half of an address change is confirmed.
const HALF_DONE: &str = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

pub(super) async fn post(
    State(state): State<AuthState>,
    client: Client,
    params: Params,
) -> Result<Response, AuthError> {
    let kind = params.required("type")?;
    if matches!(kind.as_str(), "sms" | "phone_change") {
        return Err(AuthError::PhoneDisabled);
    }
    let kinds = Kind::of_type(&kind)
        .ok_or_else(|| AuthError::validation("Verify requires a verification type that is known"))?;
    let not_empty = |text: Option<String>| text.filter(|text| !text.is_empty());
    let (code, link) = (not_empty(params.text("token")?), not_empty(params.text("token_hash")?));
    let address = not_empty(params.text("email")?);
    let limits = &state.config.limits;
    state.limiter.request("verify_address", &client.key(), limits.verify_per_address).await?;

    let now = state.now();
    let (tx, token, refusal) = match (code, link) {
        (None, Some(link)) => {
            if address.is_some() || not_empty(params.text("phone")?).is_some() {
                return Err(AuthError::validation("Only the token_hash and type should be provided"));
            }
            let tx = state.begin().await?;
            let token = mailed::by_link(&tx, &link, kinds, now).await?;
            (tx, token, AuthError::LinkExpired)
        }
        (Some(code), None) => {
            let address =
                address.as_deref().ok_or_else(|| AuthError::validation("Verify requires an email with a token"))?;
            let address = email::normalise(address)?;
            state.limiter.request("verify_account", &address, limits.verify_per_account).await?;
            let tx = state.begin().await?;
            let token = mailed::by_code(&tx, &state, &address, &code, kinds, now).await?;
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
            return Ok(Json(json!({ "msg": HALF_DONE, "code": "200" })).into_response());
        }
    };
    let session = Session::open(&tx, &mut user, method, "aal1", &client, now).await?;
    tx.commit().await?;
    session.answer(&state, &user, now)
}
