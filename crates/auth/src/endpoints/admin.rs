//! `/admin/…`: what the operator does with accounts, by the service key. `supabase.auth.admin` is the client.

mod attributes;
mod ban;
mod create;
mod delete;
mod factors;
mod link;
mod list;
mod update;

use crate::{accounts, client, error::AuthError, state::AuthState, user::User};
use axum::{
    Json, Router,
    extract::{FromRequestParts, Path, State},
    response::{IntoResponse, Response},
    routing::{any, delete as delete_route, get, post},
};
use devproof_claims::{ApiKeyState, Role};
use devproof_db::{Rows, Tx};
use http::{header, request::Parts};
use uuid::Uuid;

/// The routes under `/admin`.
pub(super) fn router() -> Router<AuthState> {
    Router::new()
        .route("/users", get(list::get).post(create::post))
        .route("/users/{id}", get(one).put(update::put).delete(delete::delete))
        .route("/users/{id}/factors", get(factors::list))
        .route("/users/{id}/factors/{factor}", delete_route(factors::delete))
        .route("/generate_link", post(link::post))
        .route("/{*rest}", any(missing))
}

/// Lets no one through but the operator. Who is not learns only that.
pub(super) struct Operator;

impl<S: Send + Sync> FromRequestParts<S> for Operator {
    type Rejection = AuthError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, AuthError> {
        let identity = client::identity(parts)?;
        match &identity.caller {
            Err(error) => Err(AuthError::BadJwt(*error)),
            Ok(caller) if caller.role == Role::ServiceRole => Ok(Self),
            Ok(_) if parts.headers.contains_key(header::AUTHORIZATION) => Err(AuthError::NotAdmin),
            Ok(_) if identity.api_key == ApiKeyState::Anon => Err(AuthError::NotAdmin),
            Ok(_) => Err(AuthError::NoAuthorization),
        }
    }
}

/// The id in the path.
fn id(text: &str) -> Result<Uuid, AuthError> {
    Uuid::try_parse(text).map_err(|_| AuthError::MalformedId)
}

/// The account, locked.
async fn user(tx: &Tx, id: Uuid) -> Result<User, AuthError> {
    accounts::by_id(tx, id).await?.ok_or(AuthError::NoSuchUser)
}

/// `GET /admin/users/{id}`
async fn one(_: Operator, State(state): State<AuthState>, Path(path): Path<String>) -> Result<Response, AuthError> {
    let rows = state.run(&User::select("where u.id = $1::uuid and u.deleted_at is null").bind(id(&path)?)).await?;
    let user: User = rows.read_first()?.ok_or(AuthError::NoSuchUser)?;
    Ok(Json(user.to_json()).into_response())
}

/// The parts of the operator's protocol that are not served: OAuth clients, SAML providers and the like.
async fn missing(_: Operator) -> AuthError {
    AuthError::FeatureDisabled
}
