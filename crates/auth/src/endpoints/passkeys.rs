//! `/passkeys`: the owner's list, a name, removal. Registration and sign-in are files of their own.

pub(super) mod authentication;
pub(super) mod registration;

use crate::{
    accounts,
    audit::{self, Action},
    body::Params,
    client::Client,
    error::AuthError,
    mail_templates, passkeys,
    signed_in::SignedIn,
    state::AuthState,
    undo::{self, Change, Undoable},
};
use axum::{
    Json,
    extract::{Path, State},
    response::{IntoResponse, Response},
};
use devproof_db::Tx;
use devproof_queue::outbox;
use serde_json::{Value, json};
use std::collections::HashMap;
use time::OffsetDateTime;
use uuid::Uuid;

/// What mails call one.
const WORDS: &str = "passkey";
/// Longest name, in characters.
const MAX_NAME: usize = 100;

/// `GET /passkeys`
pub(super) async fn list(State(state): State<AuthState>, signed_in: SignedIn) -> Result<Response, AuthError> {
    state.relying_party(AuthError::PasskeyDisabled)?;
    let tx = state.begin().await?;
    let stored = passkeys::of_user(&tx, signed_in.user.id).await?;
    tx.commit().await?;
    Ok(Json(stored.iter().map(passkeys::Stored::to_json).collect::<Vec<Value>>()).into_response())
}

/// `PATCH /passkeys/{id}`
pub(super) async fn rename(
    State(state): State<AuthState>,
    signed_in: SignedIn,
    Path(path): Path<HashMap<String, String>>,
    params: Params,
) -> Result<Response, AuthError> {
    state.relying_party(AuthError::PasskeyDisabled)?;
    let (id, name) = (path_id(&path)?, name(&params)?);
    let tx = state.begin().await?;
    if !passkeys::rename(&tx, signed_in.user.id, id, &name, state.now()).await? {
        return Err(AuthError::PasskeyNotFound);
    }
    let stored = passkeys::of_user(&tx, signed_in.user.id).await?;
    tx.commit().await?;
    let shown = stored.iter().find(|stored| stored.id == id).map(passkeys::Stored::to_json);
    shown.map(|shown| Json(shown).into_response()).ok_or(AuthError::PasskeyNotFound)
}

/// `DELETE /passkeys/{id}`
pub(super) async fn delete(
    State(state): State<AuthState>,
    client: Client,
    signed_in: SignedIn,
    Path(path): Path<HashMap<String, String>>,
) -> Result<Response, AuthError> {
    state.relying_party(AuthError::PasskeyDisabled)?;
    let id = path_id(&path)?;
    let now = state.now();
    let tx = state.begin().await?;
    let user = accounts::by_id(&tx, signed_in.user.id).await?.ok_or(AuthError::UserNotFound)?;
    signed_in.require_fresh_in(&tx, &state, AuthError::FactorNeededToRemove, now).await?;
    let removal = Undoable { change: Change::PasskeyRemoved, label: WORDS, id: Some(id) };
    let link = undo::offer(&tx, &state, user.id, removal, now).await?;
    passkeys::end_opened(&tx, user.id, id, signed_in.session).await?;
    if !passkeys::delete(&tx, user.id, id).await? {
        return Err(AuthError::PasskeyNotFound);
    }
    record_audit(&tx, Action::PasskeyRemoved, &signed_in, &client, id, now).await?;
    if user.email.is_some() {
        outbox::put(&tx, &mail_templates::proof_removed(user.email(), WORDS, &link), None).await?;
    }
    tx.commit().await?;
    Ok(super::nothing())
}

fn path_id(path: &HashMap<String, String>) -> Result<Uuid, AuthError> {
    path.get("id").and_then(|id| Uuid::try_parse(id).ok()).ok_or(AuthError::MalformedId)
}

fn name(params: &Params) -> Result<String, AuthError> {
    let name = params.text("friendly_name")?.unwrap_or_default().trim().to_owned();
    if name.chars().count() > MAX_NAME {
        return Err(AuthError::validation("friendly_name is longer than 100 characters"));
    }
    Ok(name)
}

fn challenge_id(params: &Params) -> Result<Uuid, AuthError> {
    Uuid::try_parse(&params.required("challenge_id")?)
        .map_err(|_| AuthError::validation("challenge_id is not a UUID"))
}

async fn record_audit(
    tx: &Tx,
    action: Action,
    signed_in: &SignedIn,
    client: &Client,
    id: Uuid,
    now: OffsetDateTime,
) -> Result<(), AuthError> {
    let (user, session, ip) = (signed_in.user.id, Some(signed_in.session), client.ip);
    audit::write(tx, &audit::Entry { action, user, session, ip, detail: json!({ "passkey_id": id }) }, now).await
}
