//! The link of an email that switches its kind off (RFC 8058). Opening it shows the app's page with a button; only a POST
//! changes anything, so that programs that look at links switch nothing off. Mail programs post to it by themselves, so it
//! needs neither a session nor a script, and the token says everything.

use crate::state::Pages;
use axum::{
    extract::{Query, State, rejection::QueryRejection},
    response::{IntoResponse, Response},
};
use http::StatusCode;
use serde::Deserialize;

#[derive(Debug, Deserialize)]
pub(crate) struct Link {
    #[serde(default)]
    token: String,
}

pub(crate) async fn unsubscribe(State(pages): State<Pages>, link: Result<Query<Link>, QueryRejection>) -> Response {
    let token = link.map(|Query(link)| link.token).unwrap_or_default();
    match (pages.unsubscribe)(token).await {
        Ok(true) => (StatusCode::OK, "You won't get this kind of email any more.\n").into_response(),
        Ok(false) => {
            (StatusCode::NOT_FOUND, "This link isn't valid. Copy it from the email again.\n").into_response()
        }
        Err(error) => {
            tracing::error!(%error, "an email could not be switched off");
            (StatusCode::SERVICE_UNAVAILABLE, "The database doesn't answer. Try again.\n").into_response()
        }
    }
}
