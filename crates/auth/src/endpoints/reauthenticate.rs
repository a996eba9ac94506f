//! `GET /reauthenticate`: mails the code that `PUT /user` takes as `nonce`.

use super::nothing;
use crate::{accounts, client::SignedIn, error::AuthError, mailing, state::AuthState};
use axum::{extract::State, response::Response};

pub(super) async fn get(State(state): State<AuthState>, signed_in: SignedIn) -> Result<Response, AuthError> {
    let id = signed_in.user.id;
    state.limiter.mail("mail_reauthenticate", &id.to_string(), state.config.limits.mail_pause).await?;
    let tx = state.begin().await?;
    let mut user = accounts::by_id(&tx, id).await?.ok_or(AuthError::UserNotFound)?;
    mailing::send_nonce(&tx, &state, &mut user, state.now()).await?;
    tx.commit().await?;
    Ok(nothing())
}
