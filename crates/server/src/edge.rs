//! What every request passes. Each layer of a router costs a request several allocations, so there is one around
//! everything and one around the protocols, and the parts are functions.

use crate::{app::App, cors::Cors, headers, identify, observe::Observation, overload, row_range, slow_body};
use axum::{
    extract::{Request, State},
    middleware::Next,
    response::Response,
};
use tracing::Instrument;

/// The outermost layer: what is counted and logged, which hosts are answered, how slowly a body may come, and the
/// headers of every answer.
pub(crate) async fn edge(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let observation = Observation::begin(&app, &mut request);
    let takes_payments = headers::takes_payments(request.uri().path());
    let mut response = match headers::refusal(&app, &request) {
        Some(refusal) => refusal,
        None => next.run(slow_body::bounded(request)).instrument(observation.span()).await,
    };
    row_range::put_back(&mut response);
    headers::secure(&app, takes_payments, response.headers_mut());
    observation.end(&app, &mut response);
    response
}

/// The layer of the protocols: whom they may answer, whether there is room, and who is asking.
pub(crate) async fn protocol(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let cors = Cors::of(&request);
    let mut response = match cors.answer().or_else(|| overload::refusal(&request)) {
        Some(response) => response,
        None => {
            identify::identify(&app, &mut request).await;
            next.run(request).await
        }
    };
    row_range::set_aside(&mut response);
    cors.open(response.headers_mut());
    response
}
