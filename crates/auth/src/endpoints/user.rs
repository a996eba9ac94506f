//! `GET /user` and `PUT /user`.

mod change;

use crate::signed_in::SignedIn;
use axum::{
    Json,
    response::{IntoResponse, Response},
};
pub(super) use change::put;

/// `GET /user`
pub(super) async fn get(signed_in: SignedIn) -> Response {
    Json(signed_in.user.to_json()).into_response()
}
