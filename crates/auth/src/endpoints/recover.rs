//! `POST /recover`: mails a link with which a new password can be set. Says the same for every address.

use super::nothing;
use crate::{
    accounts,
    audit::{self, Action, Entry},
    body::Params,
    captcha::{self, Purpose},
    client::Client,
    email,
    error::AuthError,
    one_time_tokens::Kind,
    query::Query,
    restore,
    send_mail::{self, LinkRequest},
    state::AuthState,
};
use axum::{extract::State, response::Response};

pub(super) async fn post(
    State(state): State<AuthState>,
    client: Client,
    query: Query,
    params: Params,
) -> Result<Response, AuthError> {
    let email = email::normalise(&params.required("email")?)?;
    captcha::check(&state, &client, &params, Purpose::Recover, Some(&email)).await?;
    let request = LinkRequest::read(&state, &client, &query, &params)?;
    send_mail::count_request(&state, &client, "mail_recover", &email).await?;
    let now = state.now();
    let tx = state.begin().await?;
    match accounts::by_email(&tx, &email).await? {
        Some(user) if user.is_banned(now) => restore::mail_link(&tx, &state, &user, now).await?,
        Some(mut user) => {
            send_mail::send(&tx, &state, &mut user, Kind::Recovery, &request, now).await?;
            audit::write(&tx, &Entry::of(Action::UserRecoveryRequested, user.id, &client), now).await?;
        }
        None => {}
    }
    tx.commit().await?;
    Ok(nothing())
}
