//! `POST /passkeys/registration/options` and `…/verify`: a signed-in person adds a passkey.

use super::{WORDS, challenge_id, name, record_audit};
use crate::{
    accounts,
    audit::Action,
    body::Params,
    client::Client,
    error::AuthError,
    factors::level,
    mail_templates,
    passkeys::{self, LIFETIME, MAX_PASSKEYS},
    signed_in::SignedIn,
    state::{AuthState, Inner},
    undo::{self, Change, Undoable},
    webauthn::{from_client, from_row, to_row},
};
use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};
use devproof_db::Tx;
use devproof_queue::outbox;
use serde_json::{Value, json};
use time::OffsetDateTime;
use uuid::Uuid;
use webauthn_rs::prelude::{PasskeyRegistration, RegisterPublicKeyCredential};

pub(in crate::endpoints) async fn options(
    State(state): State<AuthState>,
    signed_in: SignedIn,
) -> Result<Response, AuthError> {
    let party = state.relying_party(AuthError::PasskeyDisabled)?;
    let now = state.now();
    let tx = state.begin().await?;
    let user = accounts::by_id(&tx, signed_in.user.id).await?.ok_or(AuthError::UserNotFound)?;
    may_add(&tx, &state, &signed_in, now).await?;
    let present = passkeys::of_user(&tx, user.id).await?;
    let present = present.iter().map(|stored| stored.key.cred_id().clone()).collect();
    let name = user.email.as_deref().or(user.phone.as_deref()).unwrap_or("account");
    let begun = party.start_passkey_registration(user.id, name, name, Some(present));
    let (options, ceremony) = begun.map_err(|error| {
        tracing::error!(%error, "auth: a registration cannot be begun");
        AuthError::Unexpected
    })?;
    let mut options = to_row(&options)?;
    let mut options = options["publicKey"].take();
    // The key has to know its account: at sign-in no one is asked for an address.
    options["authenticatorSelection"]["residentKey"] = json!("required");
    options["authenticatorSelection"]["requireResidentKey"] = json!(true);
    let id = passkeys::begin(&tx, Some(user.id), to_row(&ceremony)?, now).await?;
    tx.commit().await?;
    Ok(Json(answer(id, &options, now)).into_response())
}

pub(in crate::endpoints) async fn verify(
    State(state): State<AuthState>,
    client: Client,
    signed_in: SignedIn,
    params: Params,
) -> Result<Response, AuthError> {
    let party = state.relying_party(AuthError::PasskeyDisabled)?;
    let (id, name) = (challenge_id(&params)?, name(&params)?);
    let response = params.object("credential")?.map(Value::Object);
    let response: RegisterPublicKeyCredential = from_client(response.as_ref(), "credential")?;
    let now = state.now();
    let tx = state.begin().await?;
    let user = accounts::by_id(&tx, signed_in.user.id).await?.ok_or(AuthError::UserNotFound)?;
    may_add(&tx, &state, &signed_in, now).await?;
    let ceremony = match passkeys::consume_ceremony(&tx, id, Some(user.id), now).await {
        Ok(ceremony) => ceremony,
        Err(error) => {
            tx.commit().await?;
            return Err(error);
        }
    };
    let ceremony: PasskeyRegistration = from_row(Some(ceremony))?;
    // The library has no error of its own for a key that the options excluded.
    let present = passkeys::of_user(&tx, user.id).await?;
    if present.iter().any(|stored| stored.key.cred_id().as_slice() == response.raw_id.as_slice()) {
        tx.commit().await?;
        return Err(AuthError::PasskeyExists);
    }
    let key = match party.finish_passkey_registration(&response, &ceremony) {
        Ok(key) => key,
        Err(error) => {
            tracing::info!(%error, "auth: a passkey's registration was refused");
            tx.commit().await?;
            return Err(AuthError::PasskeyRefused);
        }
    };
    let stored = passkeys::add(&tx, user.id, &key, &name, now).await?;
    // The device checked its owner just now, as it will at every sign-in: this session has proved both factors.
    level::raise_by_passkey(&tx, signed_in.session, stored.id, now).await?;
    record_audit(&tx, Action::PasskeyAdded, &signed_in, &client, stored.id, now).await?;
    if user.email.is_some() {
        let addition = Undoable { change: Change::PasskeyAdded, label: WORDS, id: Some(stored.id) };
        let link = undo::offer(&tx, &state, user.id, addition, now).await?;
        outbox::put(&tx, &mail_templates::proof_added(user.email(), WORDS, &link), None).await?;
    }
    tx.commit().await?;
    Ok(Json(stored.to_json()).into_response())
}

/// The rules of adding one, under the user's lock: a passkey opens aal2 sessions, so anyone who adds it must have proved no
/// less, and lately.
async fn may_add(tx: &Tx, state: &Inner, signed_in: &SignedIn, now: OffsetDateTime) -> Result<(), AuthError> {
    if signed_in.user.is_anonymous {
        return Err(AuthError::FactorForNobody);
    }
    signed_in.require_fresh_in(tx, state, AuthError::FactorNeededToEnroll, now).await?;
    if passkeys::of_user(tx, signed_in.user.id).await?.len() >= MAX_PASSKEYS {
        return Err(AuthError::TooManyPasskeys);
    }
    Ok(())
}

/// What both kinds of options answer.
pub(super) fn answer(id: Uuid, options: &Value, now: OffsetDateTime) -> Value {
    json!({ "challenge_id": id, "options": options, "expires_at": (now + LIFETIME).unix_timestamp() })
}
