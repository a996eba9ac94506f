//! `POST /factors`, `DELETE /factors/{id}`: second factors enrolled and removed. Challenges and their answers are files
//! of their own.

pub(super) mod challenge;
pub(super) mod verify;

use crate::{
    accounts,
    audit::{self, Action},
    body::Params,
    client::Client,
    error::AuthError,
    factors::{self, MAX_FACTORS, totp},
    mail_templates, phone,
    signed_in::SignedIn,
    state::AuthState,
    undo::{self, Change, Undoable},
    user::User,
};
use axum::{
    Json,
    extract::{Path, State},
    response::{IntoResponse, Response},
};
use devproof_claims::random_bytes;
use devproof_db::{Sql, Tx};
use devproof_queue::outbox;
use devproof_vocabulary::FactorType;
use serde_json::{Value, json};
use std::collections::HashMap;
use time::OffsetDateTime;
use uuid::Uuid;

/// Longest name of a factor, in characters.
const MAX_NAME: usize = 100;

/// `POST /factors`
pub(super) async fn enroll(
    State(state): State<AuthState>,
    client: Client,
    signed_in: SignedIn,
    params: Params,
) -> Result<Response, AuthError> {
    let request = Enrolment::read(&state, &params)?;
    let now = state.now();
    let tx = state.begin().await?;
    let user = accounts::by_id(&tx, signed_in.user.id).await?.ok_or(AuthError::UserNotFound)?;
    if user.is_anonymous {
        return Err(AuthError::FactorForNobody);
    }
    signed_in.require_fresh_in(&tx, &state, AuthError::FactorNeededToEnroll, now).await?;
    request.check(&tx, &user, now).await?;
    let id = uuid::Builder::from_random_bytes(random_bytes()).into_uuid();
    let mut answer = json!({ "id": id, "type": request.kind.as_str(), "friendly_name": request.name });
    let mut secret = None;
    match request.kind {
        FactorType::Totp => {
            let generated = totp::generate();
            secret = Some(factors::seal_secret(&state.secret, id, &generated));
            answer["totp"] = request.shown_secret(&state, &user, &generated)?;
        }
        FactorType::Phone => answer["phone"] = json!(request.phone),
        FactorType::Webauthn => {}
    }
    let sql = Sql::new(
        "insert into auth.mfa_factors (id, user_id, factor_type, friendly_name, secret, phone, created_at, updated_at)
         values ($1, $2, $3, $4, $5::bytea, $6, $7::timestamptz, $7::timestamptz)",
    )
    .bind(id)
    .bind(user.id)
    .bind(request.kind.as_str())
    .bind(&request.name)
    .bind(secret)
    .bind(request.phone.clone())
    .bind(now);
    tx.execute(&sql).await?;
    record_audit(&tx, Action::FactorEnrolled, &signed_in, &client, request.kind, id, now).await?;
    tx.commit().await?;
    Ok(Json(answer).into_response())
}

/// What is asked for.
struct Enrolment {
    kind: FactorType,
    name: String,
    issuer: Option<String>,
    phone: Option<String>,
}

impl Enrolment {
    fn read(state: &AuthState, params: &Params) -> Result<Self, AuthError> {
        let kind = params.text("factor_type")?.and_then(|kind| kind.parse().ok());
        let kind = kind.ok_or_else(|| AuthError::validation("factor_type needs to be totp, phone, or webauthn"))?;
        match kind {
            FactorType::Phone if !state.config.phone => return Err(AuthError::PhoneEnrollDisabled),
            FactorType::Webauthn if state.webauthn.is_none() => return Err(AuthError::WebauthnEnrollDisabled),
            FactorType::Totp | FactorType::Phone | FactorType::Webauthn => {}
        }
        let name = params.text("friendly_name")?.unwrap_or_default().trim().to_owned();
        if name.chars().count() > MAX_NAME {
            return Err(AuthError::validation("friendly_name is longer than 100 characters"));
        }
        let issuer = params.text("issuer")?.filter(|issuer| !issuer.is_empty());
        if issuer.as_ref().is_some_and(|issuer| issuer.len() > 100 || issuer.contains(':')) {
            return Err(AuthError::validation("issuer is longer than 100 bytes or holds a colon"));
        }
        let phone = match kind {
            FactorType::Phone => Some(phone::normalise(&params.required("phone")?)?),
            _ => None,
        };
        if phone.as_deref().is_some_and(|number| !phone::gets_messages(number, &state.config.sms_countries)) {
            return Err(AuthError::NumberRefused);
        }
        Ok(Self { kind, name, issuer, phone })
    }

    /// The rules of enrolment, under the user's lock.
    async fn check(&self, tx: &Tx, user: &User, now: OffsetDateTime) -> Result<(), AuthError> {
        let present = factors::of_user(tx, user.id, now).await?;
        if present.len() >= MAX_FACTORS {
            return Err(AuthError::TooManyFactors);
        }
        for factor in present {
            if factor.phone.is_some() && factor.phone == self.phone {
                if factor.is_verified {
                    return Err(AuthError::FactorExists);
                }
                // Begun before and not proved: this is the next try.
                factors::delete(tx, factor.id).await?;
            } else if !self.name.is_empty() && factor.friendly_name == self.name {
                return Err(AuthError::FactorNameTaken);
            }
        }
        Ok(())
    }

    /// A new secret in its three forms; shown this once.
    fn shown_secret(&self, state: &AuthState, user: &User, secret: &[u8]) -> Result<Value, AuthError> {
        let host = url::Url::parse(&state.config.site_url).ok().and_then(|url| url.host_str().map(str::to_owned));
        let issuer = self.issuer.clone().or(host).unwrap_or_else(|| "Devproof".to_owned());
        let account = user.email.as_deref().or(user.phone.as_deref()).unwrap_or("account");
        let uri = totp::uri(&issuer, account, secret);
        Ok(json!({ "qr_code": totp::qr_svg(&uri)?, "secret": totp::to_base32(secret), "uri": uri }))
    }
}

/// `DELETE /factors/{id}`
pub(super) async fn unenroll(
    State(state): State<AuthState>,
    client: Client,
    signed_in: SignedIn,
    Path(path): Path<HashMap<String, String>>,
) -> Result<Response, AuthError> {
    let id = path_id(&path)?;
    let now = state.now();
    let tx = state.begin().await?;
    let user = accounts::by_id(&tx, signed_in.user.id).await?.ok_or(AuthError::UserNotFound)?;
    let factor = factors::find(&tx, user.id, id, now).await?;
    if factor.is_verified {
        signed_in.require_fresh_in(&tx, &state, AuthError::FactorNeededToRemove, now).await?;
    }
    if factor.is_verified && user.email.is_some() {
        let label = words(factor.factor_type);
        let removal = Undoable { change: Change::FactorRemoved, label, id: Some(id) };
        let link = undo::offer(&tx, &state, user.id, removal, now).await?;
        outbox::put(&tx, &mail_templates::proof_removed(user.email(), label, &link), None).await?;
    }
    factors::delete(&tx, id).await?;
    record_audit(&tx, Action::FactorRemoved, &signed_in, &client, factor.factor_type, id, now).await?;
    tx.commit().await?;
    Ok(Json(json!({ "id": id })).into_response())
}

/// The factor in the path.
fn path_id(path: &HashMap<String, String>) -> Result<Uuid, AuthError> {
    path.get("id").and_then(|id| Uuid::try_parse(id).ok()).ok_or(AuthError::MalformedId)
}

/// A kind as mails call it.
fn words(kind: FactorType) -> &'static str {
    match kind {
        FactorType::Totp => "authenticator app",
        FactorType::Phone => "phone for codes",
        FactorType::Webauthn => "security key",
    }
}

async fn record_audit(
    tx: &Tx,
    action: Action,
    signed_in: &SignedIn,
    client: &Client,
    kind: FactorType,
    id: Uuid,
    now: OffsetDateTime,
) -> Result<(), AuthError> {
    let (user, session, ip) = (signed_in.user.id, Some(signed_in.session), client.ip);
    let detail = json!({ "factor_id": id, "type": kind.as_str() });
    audit::write(tx, &audit::Entry { action, user, session, ip, detail }, now).await
}
