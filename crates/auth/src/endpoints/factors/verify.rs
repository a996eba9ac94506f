//! `POST /factors/{id}/verify`: answers a challenge. The session that does is aal2 from then on.

use super::{path_id, record_audit, words};
use crate::{
    accounts,
    audit::Action,
    body::Params,
    client::Client,
    error::AuthError,
    factors::{
        self, Factor, attempts,
        challenge::{self, StoredChallenge},
        level, totp,
    },
    mail_templates,
    session::Method,
    signed_in::SignedIn,
    state::AuthState,
    undo::{self, Change, Undoable},
    webauthn::{from_client, from_row, to_row},
};
use axum::{
    extract::{Path, State},
    response::Response,
};
use devproof_db::{Sql, Tx};
use devproof_queue::outbox;
use devproof_vocabulary::FactorType;
use serde_json::Value;
use std::collections::HashMap;
use time::OffsetDateTime;
use uuid::Uuid;
use webauthn_rs::prelude::{PublicKeyCredential, RegisterPublicKeyCredential, SecurityKey};

pub(in crate::endpoints) async fn post(
    State(state): State<AuthState>,
    client: Client,
    signed_in: SignedIn,
    Path(path): Path<HashMap<String, String>>,
    params: Params,
) -> Result<Response, AuthError> {
    let id = path_id(&path)?;
    let challenge_id = Uuid::try_parse(&params.required("challenge_id")?)
        .map_err(|_| AuthError::validation("challenge_id is not a UUID"))?;
    // Counted before anything is looked at, over all factors and challenges: six digits fall to patience alone.
    let limit = state.config.limits.factor_per_account;
    state.limiter.request("factor_account", &signed_in.user.id.to_string(), limit).await?;

    let now = state.now();
    let tx = state.begin().await?;
    let user = accounts::by_id(&tx, signed_in.user.id).await?.ok_or(AuthError::UserNotFound)?;
    let factor = factors::find(&tx, user.id, id, now).await?;
    if factor.is_verified {
        attempts::admit(&tx, user.id, now).await?;
    } else {
        // From here on it guards the account, and anyone who holds it is let in.
        signed_in.require_fresh_in(&tx, &state, AuthError::FactorNeededToEnroll, now).await?;
    }
    let stored_challenge = challenge::find(&tx, challenge_id, factor.id, &client, now).await?;
    let proved = match factor.factor_type {
        FactorType::Totp => check_totp(&state, &factor, &params, now),
        FactorType::Phone => check_code(&state, challenge_id, &stored_challenge, &params),
        FactorType::Webauthn => check_key(&state, &factor, stored_challenge, &params),
    };
    let proved = match proved {
        Ok(proved) => proved,
        Err(error) => {
            record_audit(&tx, Action::FactorFailed, &signed_in, &client, factor.factor_type, factor.id, now).await?;
            let notify = factor.is_verified && attempts::count_wrong(&tx, user.id, now).await?;
            if notify && user.email.is_some() {
                let label = words(factor.factor_type);
                let tried = Undoable { change: Change::WrongFactors, label, id: None };
                let link = undo::offer(&tx, &state, user.id, tried, now).await?;
                outbox::put(&tx, &mail_templates::wrong_factors(user.email(), &link), None).await?;
            }
            tx.commit().await?;
            return Err(error);
        }
    };
    challenge::end(&tx, challenge_id).await?;
    store(&tx, &factor, &proved, now).await?;
    let method = proved.method;
    if factor.is_verified {
        attempts::count_right(&tx, user.id, now).await?;
    }
    let session = level::raise(&tx, user.id, signed_in.session, &factor, method, now).await?;
    record_audit(&tx, Action::FactorVerified, &signed_in, &client, factor.factor_type, factor.id, now).await?;
    if !factor.is_verified && user.email.is_some() {
        let label = words(factor.factor_type);
        let addition = Undoable { change: Change::FactorAdded, label, id: Some(factor.id) };
        let link = undo::offer(&tx, &state, user.id, addition, now).await?;
        outbox::put(&tx, &mail_templates::proof_added(user.email(), label, &link), None).await?;
    }
    let user = accounts::by_id(&tx, user.id).await?.ok_or(AuthError::UserNotFound)?;
    tx.commit().await?;
    session.answer(&state, &user, now)
}

/// A proof that holds, and what is noted of it.
struct Proved {
    method: Method,
    step: Option<i64>,
    credential: Option<Value>,
}

fn check_totp(state: &AuthState, factor: &Factor, params: &Params, now: OffsetDateTime) -> Result<Proved, AuthError> {
    let code = params.required("code")?;
    let sealed = factor.secret.as_deref().ok_or(AuthError::FactorNotFound)?;
    let secret = factors::open_secret(&state.secret, factor.id, sealed).map_err(|error| {
        tracing::error!(%error, factor = %factor.id, "auth: a factor's secret does not open");
        AuthError::Unexpected
    })?;
    let step = totp::step_of(&secret, code.trim(), now).ok_or(AuthError::FactorRefused)?;
    // A code that someone looked at while it was typed is worth nothing any more (RFC 6238, 5.2).
    if factor.last_step.is_some_and(|last| step <= last) {
        return Err(AuthError::FactorRefused);
    }
    Ok(Proved { method: Method::Totp, step: Some(step), credential: None })
}

fn check_code(
    state: &AuthState,
    challenge: Uuid,
    stored_challenge: &StoredChallenge,
    params: &Params,
) -> Result<Proved, AuthError> {
    let code = params.required("code")?;
    let stored = stored_challenge.code_hash.as_deref().ok_or(AuthError::ChallengeNotFound)?;
    if !challenge::matches(&state.code_key, challenge, &code, stored) {
        return Err(AuthError::FactorRefused);
    }
    Ok(Proved { method: Method::MfaPhone, step: None, credential: None })
}

fn check_key(
    state: &AuthState,
    factor: &Factor,
    stored_challenge: StoredChallenge,
    params: &Params,
) -> Result<Proved, AuthError> {
    let party = state.relying_party(AuthError::WebauthnEnrollDisabled)?;
    let answer = params.object("webauthn")?.ok_or_else(|| AuthError::validation("webauthn is required"))?;
    let response = answer.get("credential_response");
    let refused = |error| {
        // Also a counter that went back: two devices hold what should be one key.
        tracing::info!(%error, factor = %factor.id, "auth: a security key's answer was refused");
        AuthError::FactorRefused
    };
    let key = if factor.is_verified {
        let response: PublicKeyCredential = from_client(response, "webauthn.credential_response")?;
        let used = party
            .finish_securitykey_authentication(&response, &from_row(stored_challenge.state)?)
            .map_err(refused)?;
        let mut key: SecurityKey = from_row(factor.credential.clone())?;
        key.update_credential(&used);
        key
    } else {
        let response: RegisterPublicKeyCredential = from_client(response, "webauthn.credential_response")?;
        party.finish_securitykey_registration(&response, &from_row(stored_challenge.state)?).map_err(refused)?
    };
    Ok(Proved { method: Method::MfaWebauthn, step: None, credential: Some(to_row(&key)?) })
}

async fn store(tx: &Tx, factor: &Factor, proved: &Proved, now: OffsetDateTime) -> Result<(), AuthError> {
    let sql = Sql::new(
        "update auth.mfa_factors
         set status = 'verified', last_step = coalesce($2::bigint, last_step),
             credential = coalesce($3::jsonb, credential), updated_at = $4::timestamptz
         where id = $1::uuid",
    )
    .bind(factor.id)
    .bind(proved.step)
    .bind(proved.credential.clone())
    .bind(now);
    tx.execute(&sql).await?;
    Ok(())
}
