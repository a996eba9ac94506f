//! `POST /invite`: the operator asks someone in by mail. Anyone who opens the link is signed in and sets a password.

use super::admin::Operator;
use crate::{
    accounts,
    body::Params,
    client::Client,
    email,
    error::AuthError,
    one_time_tokens::Kind,
    query::Query,
    send_mail::{self, LinkRequest},
    state::AuthState,
};
use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};

pub(super) async fn post(
    _: Operator,
    State(state): State<AuthState>,
    client: Client,
    query: Query,
    params: Params,
) -> Result<Response, AuthError> {
    let email = email::normalise(&params.required("email")?)?;
    let data = params.data()?.unwrap_or_default();
    // Anyone who accepts sits at another browser than the one who invites: there is no challenge to answer.
    let request = LinkRequest::without_challenge(send_mail::redirect(&state, &client, &query));
    let now = state.now();
    let tx = state.begin().await?;
    let mut user = accounts::invited(&tx, &client, &email, data, now).await?;
    send_mail::send(&tx, &state, &mut user, Kind::Invite, &request, now).await?;
    tx.commit().await?;
    Ok(Json(user.to_json()).into_response())
}
