//! `POST /passkeys/authentication/options` and `…/verify`: signing in with a passkey. No one is named in the question: the
//! key's answer says whose it is, so it tells nothing about who is registered.

use super::{challenge_id, registration};
use crate::{
    accounts,
    audit::{self, Action, Refusal},
    body::Params,
    captcha::{self, Purpose},
    client::Client,
    error::AuthError,
    passkeys, restore,
    session::{Method, Session},
    state::AuthState,
    webauthn::{from_client, from_row, to_row},
};
use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};
use devproof_claims::Aal;
use serde_json::{Value, json};
use webauthn_rs::prelude::{DiscoverableAuthentication, DiscoverableKey, PublicKeyCredential};

pub(in crate::endpoints) async fn options(
    State(state): State<AuthState>,
    client: Client,
    params: Params,
) -> Result<Response, AuthError> {
    let party = state.relying_party(AuthError::PasskeyDisabled)?;
    captcha::check(&state, &client, &params, Purpose::Passkey, None).await?;
    state.limiter.request("token_address", &client.key(), state.config.limits.token_per_address).await?;
    let (options, ceremony) = party.start_discoverable_authentication().map_err(|error| {
        tracing::error!(%error, "auth: a sign-in with a passkey cannot be begun");
        AuthError::Unexpected
    })?;
    let now = state.now();
    let tx = state.begin().await?;
    let id = passkeys::begin(&tx, None, to_row(&ceremony)?, now).await?;
    tx.commit().await?;
    let options = to_row(&options)?;
    Ok(Json(registration::answer(id, &options["publicKey"], now)).into_response())
}

pub(in crate::endpoints) async fn verify(
    State(state): State<AuthState>,
    client: Client,
    params: Params,
) -> Result<Response, AuthError> {
    let party = state.relying_party(AuthError::PasskeyDisabled)?;
    let id = challenge_id(&params)?;
    let response = params.object("credential")?.map(Value::Object);
    let response: PublicKeyCredential = from_client(response.as_ref(), "credential")?;
    state.limiter.request("sign_in_address", &client.key(), state.config.limits.sign_in_per_address).await?;
    // The handle that the key carries is its account's id; the key itself is looked up under that account.
    let (claimed, credential) =
        party.identify_discoverable_authentication(&response).map_err(|_| AuthError::PasskeyRefused)?;

    let now = state.now();
    let tx = state.begin().await?;
    let user = accounts::by_id(&tx, claimed).await?;
    let stored = passkeys::by_credential(&tx, claimed, credential).await?;
    let ceremony = passkeys::consume_ceremony(&tx, id, None, now).await;
    let (Ok(ceremony), Some(mut user), Some(mut stored)) = (&ceremony, user, stored) else {
        tx.commit().await?;
        return Err(ceremony.err().unwrap_or(AuthError::PasskeyRefused));
    };
    let ceremony: DiscoverableAuthentication = from_row(Some(ceremony.clone()))?;
    let key = DiscoverableKey::from(&stored.key);
    let used = match party.finish_discoverable_authentication_v2(&response, ceremony, &key) {
        Ok(used) if used.user_verified() => used,
        other => {
            // Also a counter that went back: two devices hold what should be one key.
            let why = other.err().map(|error| error.to_string()).unwrap_or_else(|| "no user was verified".to_owned());
            tracing::info!(why, passkey = %stored.id, "auth: a passkey's answer was refused");
            tx.commit().await?;
            let detail = json!({ "method": "passkey", "reason": "passkey", "passkey_id": stored.id });
            let refusal = Refusal { action: Action::LoginFailed, user: Some(user.id), named: "", detail };
            audit::refuse(&state, &client, refusal).await?;
            return Err(AuthError::PasskeyRefused);
        }
    };
    if user.is_banned(now) {
        return Err(restore::refusal(&tx, user.id, AuthError::BannedAtSignIn).await?);
    }
    stored.key.update_credential(&used);
    passkeys::used(&tx, &stored, now).await?;
    // aal2: the answer proves that the person holds the device, and its "user verified" flag, which is signed and which
    // we insist on, that the device checked who holds it by PIN, finger or face. Those are two different factors (NIST SP
    // 800-63B calls it a multi-factor authenticator), and neither can be phished away from its origin.
    let session = Session::open(&tx, &mut user, Method::Passkey, Aal::Aal2, &client, now).await?;
    passkeys::record_passkey_use(&tx, session.id, stored.id).await?;
    tx.commit().await?;
    session.answer(&state, &user, now)
}
