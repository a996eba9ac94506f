//! `POST /stripe/webhook`: where Stripe tells of events.

use crate::app::App;
use axum::{
    extract::State,
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use devproof_commands::StripeEventError;
use http::{HeaderMap, StatusCode};

/// Takes an event in. Stripe sends one again that isn't answered with a 2xx.
pub(crate) async fn webhook(State(app): State<App>, headers: HeaderMap, body: Bytes) -> Response {
    let signature = headers.get("stripe-signature").and_then(|value| value.to_str().ok()).unwrap_or_default();
    let (db, settings, now) = (app.db.clone(), app.settings.clone(), app.clock.now());
    let signature = signature.to_owned();
    // In a task of its own: a client that hangs up does not stop it half-way.
    let taken =
        tokio::spawn(
            async move { devproof_commands::take_stripe_event(&db, &settings, now, &signature, &body).await },
        );
    match taken.await {
        Ok(Ok(())) => StatusCode::OK.into_response(),
        Ok(Err(StripeEventError::Signature(error))) => {
            (StatusCode::BAD_REQUEST, format!("{error}\n")).into_response()
        }
        Ok(Err(error @ StripeEventError::Unreadable(_))) => {
            tracing::error!(%error, "an event of Stripe's");
            StatusCode::BAD_REQUEST.into_response()
        }
        Ok(Err(StripeEventError::Database(error))) => {
            tracing::error!(%error, "an event of Stripe's could not be taken in");
            StatusCode::SERVICE_UNAVAILABLE.into_response()
        }
        Err(error) => {
            tracing::error!(%error, "an event of Stripe's");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}
