//! `PUT /user`: address, number, password, metadata.
//!
//! Another address or number takes a fresh proof (`step_up`). So does a password, unless the session was opened for that
//! by recovery or invitation within the hour; from an older session it takes the code of `GET /reauthenticate`.

mod phone;

use crate::{
    accounts,
    audit::{self, Action, Refusal},
    body::Params,
    client::Client,
    email,
    error::AuthError,
    mail_templates,
    one_time_tokens::{self, Kind},
    password,
    query::Query,
    redeem,
    send_mail::{self, LinkRequest},
    signed_in::SignedIn,
    state::{AuthState, Inner},
    step_up,
    undo::{self, Change, Undoable},
    user::User,
};
use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};
use devproof_db::{Sql, Tx};
use devproof_queue::outbox;
use serde_json::{Map, Value, json};
use time::OffsetDateTime;

pub(in crate::endpoints) async fn put(
    State(state): State<AuthState>,
    client: Client,
    query: Query,
    signed_in: SignedIn,
    params: Params,
) -> Result<Response, AuthError> {
    let request = LinkRequest::read(&state, &client, &query, &params)?;
    refuse_managed(&signed_in.user, &params)?;
    let new_phone = phone::PhoneChange::read(&state, &signed_in, &params)?;
    let new_email = params.text("email")?.filter(|text| !text.is_empty());
    let new_email = new_email.map(|text| email::normalise(&text)).transpose()?;
    // The present address takes back a change that waits for its confirmations.
    let stays = new_email.as_deref() == Some(signed_in.user.email());
    let new_email = new_email.filter(|_| !stays);
    let weighty = new_email.is_some() || new_phone.is_some() || params.password("password")?.is_some();
    // Before anything is counted or hashed; asked again under the lock.
    let takes_factor = weighty || signed_in.is_recovery();
    if takes_factor && signed_in.proof().owes_factor() {
        return Err(AuthError::FactorNeeded);
    }
    // Anyone who finds an open session must not take the account away with it. Where there is no address yet, none is lost.
    // A number signs in and gets codes, so the first one counts too.
    let takes_proof = new_phone.is_some() || (new_email.is_some() && signed_in.user.email.is_some());
    if takes_proof {
        signed_in.require_fresh(&state)?;
    }
    let data = params.data()?;
    if signed_in.user.is_anonymous && params.password("password")?.is_some() {
        return Err(AuthError::NoContact);
    }
    let password = NewPassword::read(&state, &signed_in, &params).await?;
    if let Some(request) = &new_phone {
        request.allow(&state, &client).await?;
    }
    if new_email.is_some() && !state.config.mailer_autoconfirm {
        let id = signed_in.user.id.to_string();
        let asking = signed_in.user.email.as_deref().unwrap_or(&id);
        send_mail::count_request(&state, &client, "mail_change", asking).await?;
    }

    let now = state.now();
    let tx = state.begin().await?;
    let mut user = accounts::by_id(&tx, signed_in.user.id).await?.ok_or(AuthError::UserNotFound)?;
    if takes_factor {
        step_up::require_factor(&tx, user.id, signed_in.session).await?;
    }
    if takes_proof {
        signed_in.require_fresh_in(&tx, &state, AuthError::FactorNeeded, now).await?;
    }
    // Before anything is changed: a wrong code must be counted, so this transaction commits.
    if let Some(password) = &password
        && let Err(error) = password.require_proof(&tx, &state, &user, now).await
    {
        tx.commit().await?;
        let detail = json!({ "kind": "reauthentication" });
        let refusal = Refusal { action: Action::CodeFailed, user: Some(user.id), named: "", detail };
        audit::refuse(&state, &client, refusal).await?;
        return Err(error);
    }
    let entry = |action, detail| audit::Entry {
        action,
        user: signed_in.user.id,
        session: Some(signed_in.session),
        ip: client.ip,
        detail,
    };
    let mut changed = Vec::new();
    if let Some(data) = data {
        merge(&tx, &user, data, now).await?;
        changed.push("data");
    }
    if let Some(password) = password {
        let ended = password.store(&tx, &state, &signed_in, &user, now).await?;
        audit::write(&tx, &entry(Action::PasswordChanged, json!({})), now).await?;
        if ended > 0 {
            let detail = json!({ "reason": "password_changed", "count": ended });
            audit::write(&tx, &entry(Action::SessionsEnded, detail), now).await?;
        }
    }
    if let Some(new) = new_email {
        if state.config.mailer_autoconfirm {
            redeem::change_address(&tx, &user, &new, now).await?;
            audit::write(&tx, &entry(Action::EmailChanged, json!({})), now).await?;
        } else {
            send_mail::send_change(&tx, &state, &user, &new, &request, now).await?;
            audit::write(&tx, &entry(Action::EmailChangeRequested, json!({})), now).await?;
        }
    } else if stays && user.email_change.is_some() {
        one_time_tokens::void_change(&tx, user.id).await?;
        let sql = Sql::new("update auth.users set email_change = null, updated_at = $2 where id = $1")
            .bind(user.id)
            .bind(now);
        tx.execute(&sql).await?;
        changed.push("email_change");
    }
    if let Some(request) = new_phone {
        changed.push(request.store(&tx, &state, &user, now).await?);
    }
    if !changed.is_empty() {
        audit::write(&tx, &entry(Action::UserModified, json!({ "changed": changed })), now).await?;
    }
    user = accounts::by_id(&tx, user.id).await?.ok_or(AuthError::UserNotFound)?;
    tx.commit().await?;
    Ok(Json(user.to_json()).into_response())
}

/// What a company looks after is changed there.
fn refuse_managed(user: &User, params: &Params) -> Result<(), AuthError> {
    if !user.is_sso_managed() {
        return Ok(());
    }
    let other = |name, own: &str| -> Result<bool, AuthError> {
        Ok(params.text(name)?.is_some_and(|text| !text.is_empty() && text != own))
    };
    let phone = user.phone.as_deref().unwrap_or_default();
    if other("email", user.email())? || other("phone", phone)? || params.password("password")?.is_some() {
        return Err(AuthError::SsoManaged);
    }
    Ok(())
}

/// A new password that passed every check that needs no transaction.
struct NewPassword {
    hash: String,
    /// The hash that it was compared with.
    replaces: Option<String>,
    /// The code that still has to be checked; none when the session is fresh.
    nonce: Option<String>,
}

impl NewPassword {
    async fn read(state: &AuthState, signed_in: &SignedIn, params: &Params) -> Result<Option<Self>, AuthError> {
        let Some(password) = params.password("password")? else { return Ok(None) };
        password::check_size(&password)?;
        let nonce = params.text("nonce")?.filter(|nonce| !nonce.is_empty());
        // A company's word sets no password beside the owner's: it would outlive the company's sign-on.
        if signed_in.proof().is_companys_word() && signed_in.user.password_hash.is_some() {
            return Err(AuthError::ReauthenticationNeeded);
        }
        let fresh = signed_in.may_set_password(state);
        if !fresh && nonce.is_none() {
            return Err(AuthError::ReauthenticationNeeded);
        }
        // Everything below tells about the stored password, so it is limited like signing in.
        let (user, limit) = (&signed_in.user, state.config.limits.sign_in_per_account);
        state.limiter.request("password_change", &user.id.to_string(), limit).await?;
        state.hasher.check(&password, user.email()).await?;
        let stored = user.password_hash.as_deref();
        if let Some(current) = params.password("current_password")?
            && !state.hasher.verify(current, stored).await?
        {
            return Err(AuthError::CurrentPasswordInvalid);
        }
        if state.hasher.verify(password.clone(), stored).await? {
            return Err(AuthError::SamePassword);
        }
        let hash = state.hasher.hash(password).await?;
        Ok(Some(Self { hash, replaces: user.password_hash.clone(), nonce: nonce.filter(|_| !fresh) }))
    }

    async fn require_proof(
        &self,
        tx: &Tx,
        state: &AuthState,
        user: &User,
        now: OffsetDateTime,
    ) -> Result<(), AuthError> {
        let Some(nonce) = &self.nonce else { return Ok(()) };
        let kinds = [Kind::Reauthentication];
        let token = one_time_tokens::by_code(tx, state, user.contact(), nonce, &kinds, now).await?;
        let token = token.filter(|token| token.user_id == user.id).ok_or(AuthError::ReauthenticationInvalid)?;
        one_time_tokens::consume(tx, &token).await
    }

    /// Stores it, ends every other session (how many is the result), and voids what was mailed: a link that is out
    /// there must not undo it.
    async fn store(
        &self,
        tx: &Tx,
        state: &Inner,
        signed_in: &SignedIn,
        user: &User,
        now: OffsetDateTime,
    ) -> Result<i64, AuthError> {
        if user.password_hash != self.replaces {
            // Someone was faster; what was checked no longer holds.
            return Err(AuthError::ReauthenticationNeeded);
        }
        let sql = Sql::new(
            "with others as (
                 delete from auth.sessions where user_id = $1::uuid and id <> $4::uuid returning id
             ), stored as (
                 update auth.users set password_hash = $2, updated_at = $3::timestamptz where id = $1::uuid
             )
             select count(*) from others",
        )
        .bind(user.id)
        .bind(&self.hash)
        .bind(now)
        .bind(signed_in.session);
        let ended = tx.value(&sql).await?;
        one_time_tokens::void_all(tx, user.id, None).await?;
        if user.email.is_some() {
            let change = Undoable { change: Change::PasswordChanged, label: "password", id: None };
            let link = undo::offer(tx, state, user.id, change, now).await?;
            outbox::put(tx, &mail_templates::password_changed(user.email(), &link), None).await?;
        }
        Ok(ended)
    }
}

/// Merges key by key; null deletes a key.
async fn merge(tx: &Tx, user: &User, data: Map<String, Value>, now: OffsetDateTime) -> Result<(), AuthError> {
    let merged = Params::checked_data(accounts::merged(&user.user_metadata, data))?;
    let sql = Sql::new("update auth.users set user_metadata = $2::jsonb, updated_at = $3 where id = $1")
        .bind(user.id)
        .bind(Value::Object(merged))
        .bind(now);
    tx.execute(&sql).await?;
    Ok(())
}
