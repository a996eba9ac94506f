//! `GET /reauthenticate`: mails the code that `PUT /user` takes as `nonce`, or texts it to who has no address.

use super::nothing;
use crate::{
    accounts,
    audit::{self, Action, Entry},
    client::Client,
    error::AuthError,
    one_time_tokens::Kind,
    send_mail,
    signed_in::SignedIn,
    sms,
    state::AuthState,
};
use axum::{extract::State, response::Response};
use serde_json::json;

pub(super) async fn get(
    State(state): State<AuthState>,
    client: Client,
    signed_in: SignedIn,
) -> Result<Response, AuthError> {
    let id = signed_in.user.id;
    if signed_in.user.email.is_none() {
        return Err(AuthError::NoContact);
    }
    state.limiter.mail("mail_reauthenticate", &id.to_string(), state.config.limits.mail_pause).await?;
    // Who has no address has a number.
    let number = signed_in.user.phone.clone().filter(|_| signed_in.user.email.is_none());
    if let Some(number) = &number {
        sms::allow(&state, &client, number).await?;
    }
    let now = state.now();
    let tx = state.begin().await?;
    let mut user = accounts::by_id(&tx, id).await?.ok_or(AuthError::UserNotFound)?;
    match number {
        Some(number) => sms::send(&tx, &state, id, Kind::Reauthentication, &number, now).await?,
        None => send_mail::send_nonce(&tx, &state, &mut user, now).await?,
    }
    let entry = Entry::of(Action::CodeRequested, id, &client).in_session(signed_in.session);
    audit::write(&tx, &entry.with_detail(json!({ "kind": "reauthentication" })), now).await?;
    tx.commit().await?;
    Ok(nothing())
}
