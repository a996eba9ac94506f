//! `POST /factors/{id}/challenge`: asks for a proof. An app needs nothing, a phone gets a code, a key gets the data to sign.

use super::path_id;
use crate::{
    accounts,
    body::Params,
    client::Client,
    error::AuthError,
    factors::{
        self, Factor,
        challenge::{self, StoredChallenge},
    },
    signed_in::SignedIn,
    sms,
    state::AuthState,
    user::User,
    webauthn::{from_row, to_row},
};
use axum::{
    Json,
    extract::{Path, State},
    response::{IntoResponse, Response},
};
use devproof_claims::random_bytes;
use devproof_vocabulary::FactorType;
use serde_json::{Value, json};
use std::collections::HashMap;
use uuid::Uuid;
use webauthn_rs::prelude::SecurityKey;

pub(in crate::endpoints) async fn post(
    State(state): State<AuthState>,
    client: Client,
    signed_in: SignedIn,
    Path(path): Path<HashMap<String, String>>,
    params: Params,
) -> Result<Response, AuthError> {
    let id = path_id(&path)?;
    if params.text("channel")?.is_some_and(|channel| channel != "sms") {
        return Err(AuthError::validation("channel must be sms"));
    }
    let number = number_of(&signed_in.user, id);
    if let Some(number) = &number {
        if !state.config.phone {
            return Err(AuthError::PhoneEnrollDisabled);
        }
        sms::allow(&state, &client, number).await?;
    }
    let now = state.now();
    let tx = state.begin().await?;
    let user = accounts::by_id(&tx, signed_in.user.id).await?.ok_or(AuthError::UserNotFound)?;
    let factor = factors::find(&tx, user.id, id, now).await?;
    let challenge_id = uuid::Builder::from_random_bytes(random_bytes()).into_uuid();
    let mut answer = json!({ "id": challenge_id, "type": factor.factor_type.as_str() });
    let mut stored_challenge = StoredChallenge::default();
    match factor.factor_type {
        FactorType::Totp => {}
        FactorType::Phone => {
            // What was counted is what is texted.
            let number = number.filter(|number| Some(number) == factor.phone.as_ref());
            let number = number.ok_or(AuthError::FactorNotFound)?;
            // 64 random bits over a million codes: the bias is far below anything that could be measured.
            let code = format!("{:06}", u64::from_be_bytes(random_bytes()) % 1_000_000);
            stored_challenge.code_hash = Some(challenge::hash(&state.code_key, challenge_id, &code));
            sms::put(&tx, &state, &number, &code).await?;
        }
        FactorType::Webauthn => {
            let (options, ceremony) = ceremony(&state, &user, &factor)?;
            answer["webauthn"] = options;
            stored_challenge.state = Some(ceremony);
        }
    }
    let expires_at = challenge::open(&tx, challenge_id, factor.id, &client, stored_challenge, now).await?;
    answer["expires_at"] = expires_at.unix_timestamp().into();
    tx.commit().await?;
    Ok(Json(answer).into_response())
}

/// The number of a phone factor, as far as it is known before the transaction.
fn number_of(user: &User, factor: Uuid) -> Option<String> {
    let factors = user.factors.as_ref()?.as_array()?;
    let id = factor.to_string();
    let factor = factors.iter().find(|shown| shown["id"] == id.as_str())?;
    factor["phone"].as_str().filter(|number| !number.is_empty()).map(str::to_owned)
}

/// What the browser is asked (`create` while the key is not known yet, then `request`), and what the answer is checked
/// against.
fn ceremony(state: &AuthState, user: &User, factor: &Factor) -> Result<(Value, Value), AuthError> {
    let party = state.relying_party(AuthError::WebauthnEnrollDisabled)?;
    let fault = |error| {
        tracing::error!(%error, "auth: a ceremony cannot be begun");
        AuthError::Unexpected
    };
    if !factor.is_verified {
        let name = user.email.as_deref().or(user.phone.as_deref()).unwrap_or("account");
        let begun = party.start_securitykey_registration(user.id, name, name, None, None, None);
        let (mut options, ceremony) = begun.map_err(fault)?;
        if let Some(extensions) = options.public_key.extensions.as_mut() {
            // The library wishes keys to ask for a PIN always, and yet takes those that have none. Chromium refuses to
            // make any key for two wishes that contradict each other.
            extensions.cred_protect = None;
        }
        return Ok((json!({ "type": "create", "credential_options": options }), to_row(&ceremony)?));
    }
    let key: SecurityKey = from_row(factor.credential.clone())?;
    let (options, ceremony) = party.start_securitykey_authentication(&[key]).map_err(fault)?;
    Ok((json!({ "type": "request", "credential_options": options }), to_row(&ceremony)?))
}
