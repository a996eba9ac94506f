//! `/user/identities/…`: further ways into an account, added and taken away. One always stays.

use super::{
    authorize::{leave, named},
    nothing,
};
use crate::{
    accounts,
    audit::{self, Action},
    client::Client,
    error::AuthError,
    mail_templates,
    oidc::start::AuthorizeRequest,
    pkce,
    query::Query,
    send_mail,
    signed_in::SignedIn,
    state::AuthState,
    undo::{self, Change, Undoable},
    user::User,
};
use axum::{
    extract::{Path, State},
    response::Response,
};
use devproof_db::{Sql, Tx};
use devproof_queue::outbox;
use http::StatusCode;
use serde_json::json;
use time::OffsetDateTime;
use uuid::Uuid;

/// `GET /user/identities/authorize?provider=…`
pub(super) async fn authorize(
    State(state): State<AuthState>,
    client: Client,
    signed_in: SignedIn,
    query: Query,
) -> Result<Response, AuthError> {
    if !state.config.manual_linking {
        return Err(AuthError::ManualLinkingDisabled);
    }
    signed_in.require_fresh(&state)?;
    let request = AuthorizeRequest {
        provider: named(&state, &query)?,
        redirect: send_mail::redirect(&state, &client, &query),
        challenge: pkce::challenge_of(&query)?,
        link: Some((signed_in.user.id, signed_in.session)),
        by_script: true,
        scopes: Vec::new(),
        handed_on: Vec::new(),
    };
    let (url, cookie) = request.hand_on(&query).begin(&state, &client).await?;
    let by_script = query.get("skip_http_redirect") != Some("false");
    leave(&url, cookie, by_script, StatusCode::FOUND)
}

/// `DELETE /user/identities/{id}`
pub(super) async fn delete(
    State(state): State<AuthState>,
    client: Client,
    signed_in: SignedIn,
    Path(id): Path<String>,
) -> Result<Response, AuthError> {
    let id = Uuid::try_parse(&id).map_err(|_| AuthError::MalformedId)?;
    if !state.config.manual_linking {
        return Err(AuthError::ManualLinkingDisabled);
    }
    let now = state.now();
    let tx = state.begin().await?;
    // The lock makes two calls at once see each other: they cannot take away the last two together.
    let user = accounts::by_id(&tx, signed_in.user.id).await?.ok_or(AuthError::UserNotFound)?;
    signed_in.require_fresh_in(&tx, &state, AuthError::FactorNeeded, now).await?;
    let provider = provider_of(&user, id)?;
    let label = mail_templates::way(&provider);
    let removal = Undoable { change: Change::IdentityUnlinked, label: &label, id: Some(id) };
    let link = undo::offer(&tx, &state, user.id, removal, now).await?;
    remove(&tx, &user, id, &provider, now).await?;
    if user.email_confirmed_at.is_some() {
        outbox::put(&tx, &mail_templates::identity_unlinked(user.email(), &label, &link), None).await?;
    }
    let entry = audit::Entry::of(Action::IdentityUnlinked, user.id, &client).in_session(signed_in.session);
    audit::write(&tx, &entry.with_detail(json!({ "provider": provider })), now).await?;
    tx.commit().await?;
    Ok(nothing())
}

/// The provider of one of the user's own identities.
///
/// # Errors
/// When it is not theirs, or the last.
fn provider_of(user: &User, id: Uuid) -> Result<String, AuthError> {
    let id = id.to_string();
    let own = user.identities.as_array().map(Vec::as_slice).unwrap_or_default();
    let found = own.iter().find(|identity| identity["identity_id"] == id.as_str());
    let provider = found.and_then(|identity| identity["provider"].as_str()).ok_or(AuthError::IdentityNotFound)?;
    if own.len() < 2 { Err(AuthError::SingleIdentity) } else { Ok(provider.to_owned()) }
}

/// Takes it away with what it opens: the password goes with the identity of the address.
async fn remove(tx: &Tx, user: &User, id: Uuid, provider: &str, now: OffsetDateTime) -> Result<(), AuthError> {
    tx.execute(&Sql::new("delete from auth.identities where id = $1").bind(id)).await?;
    let sql = Sql::new(
        "update auth.users
         set password_hash = case when $2 = 'email' then null else password_hash end,
             phone = case when $2 = 'phone' then null else phone end,
             phone_confirmed_at = case when $2 = 'phone' then null else phone_confirmed_at end,
             updated_at = $3::timestamptz
         where id = $1::uuid",
    )
    .bind(user.id)
    .bind(provider)
    .bind(now);
    tx.execute(&sql).await?;
    accounts::providers::update(tx, user.id).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Map, Value};

    #[test]
    fn the_last_and_the_foreign_stay() {
        let (own, other) = (Uuid::from_u128(1), Uuid::from_u128(2));
        let mut user = User::placeholder(Uuid::from_u128(9), own, "a@b.test", Map::new(), OffsetDateTime::UNIX_EPOCH);
        assert_eq!(provider_of(&user, own), Err(AuthError::SingleIdentity));
        assert_eq!(provider_of(&user, other), Err(AuthError::IdentityNotFound));
        let mut identities = user.identities.as_array().cloned().unwrap_or_default();
        identities.push(json!({ "identity_id": other, "provider": "google" }));
        user.identities = Value::Array(identities);
        assert_eq!(provider_of(&user, other), Ok("google".to_owned()));
    }
}
