//! `POST /restore`, ours alone: `{"email"}` mails the link that brings a resting account back, and says the same for
//! every address; `{"token"}` is that link's and brings it back.

use super::nothing;
use crate::{accounts, body::Params, client::Client, email, error::AuthError, restore, send_mail, state::AuthState};
use axum::{extract::State, response::Response};

pub(super) async fn post(
    State(state): State<AuthState>,
    client: Client,
    params: Params,
) -> Result<Response, AuthError> {
    let limits = &state.config.limits;
    let now = state.now();
    if let Some(token) = params.text("token")? {
        state.limiter.request("verify_address", &client.key(), limits.verify_per_address).await?;
        let tx = state.begin().await?;
        restore::redeem(&tx, &token, now).await?;
        tx.commit().await?;
        return Ok(nothing());
    }
    let email = email::normalise(&params.required("email")?)?;
    send_mail::count_request(&state, &client, "mail_restore", &email).await?;
    let tx = state.begin().await?;
    if let Some(user) = accounts::by_email(&tx, &email).await? {
        restore::mail_link(&tx, &state, &user, now).await?;
    }
    tx.commit().await?;
    Ok(nothing())
}
