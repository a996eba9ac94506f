//! `POST /admin/users`: an account without any mail.

use super::{Operator, attributes::Attributes};
use crate::{
    accounts,
    audit::{self, Action, Entry},
    body::Params,
    client::Client,
    error::AuthError,
    state::AuthState,
    user::{User, email_identity},
};
use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};
use devproof_claims::random_bytes;
use devproof_db::{Sql, Tx};
use serde_json::{Map, Value, json};
use time::OffsetDateTime;

pub(super) async fn post(
    _: Operator,
    State(state): State<AuthState>,
    client: Client,
    params: Params,
) -> Result<Response, AuthError> {
    let wanted = Attributes::read(&state, &params).await?;
    if wanted.email.is_none() && wanted.phone.is_none() {
        return Err(AuthError::validation("Cannot create a user without either an email or phone"));
    }
    let now = state.now();
    let tx = state.begin().await?;
    let user = make(&tx, wanted, now).await?;
    let entry = Entry::of(Action::UserSignedUp, user.id, &client).with_detail(json!({ "by": "operator" }));
    audit::write(&tx, &entry, now).await?;
    tx.commit().await?;
    Ok(Json(user.to_json()).into_response())
}

async fn make(tx: &Tx, wanted: Attributes, now: OffsetDateTime) -> Result<User, AuthError> {
    let id = wanted.id.unwrap_or_else(|| uuid::Builder::from_random_bytes(random_bytes()).into_uuid());
    let (email_confirmed, phone_confirmed) =
        (wanted.email_confirm.unwrap_or(false), wanted.phone_confirm.unwrap_or(false));
    let email = wanted.email.as_deref().map(|email| ("email", email_identity(id, email, email_confirmed)));
    let phone = wanted.phone.as_deref().map(|phone| {
        ("phone", json!({ "sub": id, "phone": phone, "email_verified": false, "phone_verified": phone_confirmed }))
    });
    let identities: Vec<(&str, Value)> = email.into_iter().chain(phone).collect();
    let sql = Sql::new(
        "insert into auth.users (id, email, phone, password_hash, app_metadata, user_metadata, email_confirmed_at,
                                 phone_confirmed_at, banned_until, created_at, updated_at)
         values ($1::uuid, $2, $3, $4, $5::jsonb, $6::jsonb, $7::timestamptz, $8::timestamptz, $9::timestamptz,
                 $10::timestamptz, $10::timestamptz)
         on conflict do nothing",
    )
    .bind(id)
    .bind(wanted.email.clone())
    .bind(wanted.phone.clone())
    .bind(wanted.password_hash)
    .bind(app_metadata(&identities, wanted.app_metadata))
    .bind(Value::Object(user_metadata(email_confirmed && wanted.email.is_some(), wanted.user_metadata)))
    .bind((email_confirmed && wanted.email.is_some()).then_some(now))
    .bind((phone_confirmed && wanted.phone.is_some()).then_some(now))
    .bind(wanted.ban.and_then(|ban| ban.until(now)))
    .bind(now);
    if tx.execute(&sql).await? == 0 {
        return Err(conflict_error(tx, wanted.email.as_deref(), wanted.phone.as_deref()).await?);
    }
    for (provider, data) in identities {
        let sql = Sql::new(
            "insert into auth.identities
                 (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
             values ($1::uuid, $2, $1::text, $3::jsonb, $4::timestamptz, $4::timestamptz, $4::timestamptz)",
        );
        tx.execute(&sql.bind(id).bind(provider).bind(data).bind(now)).await?;
    }
    accounts::by_id(tx, id).await?.ok_or(AuthError::Unexpected)
}

devproof_db::columns! {
    struct ExistingIdentifiers {
        has_email: bool,
        has_phone: bool,
    }
}

/// What was in the way of an account that could not be made.
async fn conflict_error(tx: &Tx, email: Option<&str>, phone: Option<&str>) -> Result<AuthError, AuthError> {
    let sql = Sql::new(
        "select exists (select from auth.users where email = $1) as has_email,
             exists (select from auth.users where phone = $2) as has_phone",
    );
    let existing: ExistingIdentifiers = tx.read(&sql.bind(email).bind(phone)).await?;
    Ok(match (existing.has_email, existing.has_phone) {
        (true, _) => AuthError::EmailExists,
        (_, true) => AuthError::PhoneExists,
        _ => AuthError::UserExists,
    })
}

fn app_metadata(identities: &[(&str, Value)], more: Option<Map<String, Value>>) -> Value {
    let providers: Vec<&str> = identities.iter().map(|(provider, _)| *provider).collect();
    let mut all = more.unwrap_or_default();
    all.insert("provider".to_owned(), json!(providers.first()));
    all.insert("providers".to_owned(), json!(providers));
    Value::Object(all)
}

fn user_metadata(confirmed: bool, given: Option<Map<String, Value>>) -> Map<String, Value> {
    let mut all = given.unwrap_or_default();
    if confirmed {
        all.insert("email_verified".to_owned(), Value::Bool(true));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_providers_are_those_of_the_identities_whatever_is_sent() {
        let identities = [("email", email_identity(uuid::Uuid::nil(), "a@b.test", true)), ("phone", json!({}))];
        let more = json!({ "provider": "google", "plan": "gold" }).as_object().cloned();
        assert_eq!(
            app_metadata(&identities, more),
            json!({ "provider": "email", "providers": ["email", "phone"], "plan": "gold" })
        );
    }
}
