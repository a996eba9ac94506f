//! A file per endpoint; the files' names are the paths.

mod admin;
mod authorize;
mod by_phone;
mod captcha;
mod factors;
mod health;
mod identities;
mod invite;
mod logout;
mod otp;
mod passkeys;
mod reauthenticate;
mod recover;
mod resend;
mod restore;
mod settings;
mod signup;
mod sso;
mod token;
mod undo;
mod user;
mod verify;
mod well_known;

use crate::{
    body::MAX_BODY, constant_time_response::constant_time_response, error::AuthError, error_format, state::AuthState,
};
use axum::{
    Json, Router,
    extract::DefaultBodyLimit,
    middleware,
    response::{IntoResponse, Response},
    routing::{any, delete, get, patch, post},
};
use serde_json::json;

/// Every endpoint, to be mounted at `/auth/v1`. The server's identify layer must lie around it.
pub fn router(state: AuthState) -> Router {
    let mails = Router::new()
        .route("/otp", post(otp::post))
        .route("/magiclink", post(otp::post))
        .route("/recover", post(recover::post))
        .route("/resend", post(resend::post))
        .route("/restore", post(restore::post))
        .layer(middleware::from_fn(constant_time_response));
    Router::new()
        .merge(mails)
        .route("/signup", post(signup::post))
        .route("/token", post(token::post))
        .route("/verify", get(verify::link::get).head(verify::link::head).post(verify::post))
        .route("/undo", get(undo::get).post(undo::post))
        .route("/reauthenticate", get(reauthenticate::get))
        .route("/user", get(user::get).put(user::put))
        .route("/user/identities/authorize", get(identities::authorize))
        .route("/user/identities/{id}", delete(identities::delete))
        .route("/logout", post(logout::post))
        .route("/captcha", get(captcha::get))
        .route("/settings", get(settings::get))
        .route("/health", get(health::get))
        .route("/.well-known/jwks.json", get(well_known::jwks))
        .route("/.well-known/openid-configuration", get(well_known::openid_configuration))
        .route("/authorize", get(authorize::get))
        .route("/callback", get(authorize::callback).post(authorize::callback_form))
        .route("/sso", post(sso::post))
        .route("/sso/link", post(sso::link::post))
        .route("/sso/saml/{*rest}", any(sso::saml))
        .route("/factors", post(factors::enroll))
        .route("/factors/{id}", delete(factors::unenroll))
        .route("/factors/{id}/challenge", post(factors::challenge::post))
        .route("/factors/{id}/verify", post(factors::verify::post))
        .route("/passkeys", get(passkeys::list))
        .route("/passkeys/{id}", patch(passkeys::rename).delete(passkeys::delete))
        .route("/passkeys/registration/options", post(passkeys::registration::options))
        .route("/passkeys/registration/verify", post(passkeys::registration::verify))
        .route("/passkeys/authentication/options", post(passkeys::authentication::options))
        .route("/passkeys/authentication/verify", post(passkeys::authentication::verify))
        .route("/invite", post(invite::post))
        .nest("/admin", admin::router())
        .route("/oauth/{*rest}", any(|| async { AuthError::FeatureDisabled }))
        .fallback(|| async { AuthError::NotFound })
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(middleware::from_fn(error_format::shape))
        .with_state(state)
}

/// The answer of calls that have nothing to tell.
fn nothing() -> Response {
    Json(json!({})).into_response()
}
