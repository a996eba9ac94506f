//! Whether the process lives (`/healthz`), and whether requests should be sent to it (`/readyz`).

use crate::app::App;
use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};
use devproof_db::{Access, Actor, Settings, Sql};
use devproof_realtime::FeedState;
use http::{StatusCode, header};
use serde_json::json;
use std::time::Duration;

/// How long the database may take to say that it is there.
const PATIENCE: Duration = Duration::from_secs(1);

/// Says that the process answers; it asks no one else, so that a database's trouble does not restart servers.
pub(crate) async fn alive() -> &'static str {
    "ok\n"
}

/// Says whether this node can do its work: 200 with every part `ok`, else 503 with the part that is not.
///
/// `database`: a statement goes through within a second. `stopping`: the node takes no new work. The change feed is
/// told but does not make a node unready: pages work without it, and it comes back by itself.
pub(crate) async fn ready(State(app): State<App>) -> Response {
    let settings = Settings::default();
    let question = Sql::new("select 1");
    let query = app.db.run(Actor::System, Access::ReadOnly, &settings, &question);
    let database = matches!(tokio::time::timeout(PATIENCE, query).await, Ok(Ok(_)));
    let stopping = app.is_stopping();
    let feed = *app.realtime().feed().borrow() == FeedState::Live;
    let word = |well: bool| if well { "ok" } else { "down" };
    let ready = database && !stopping;
    let body = json!({
        "status": if stopping { "stopping" } else if ready { "ready" } else { "not ready" },
        "checks": { "database": word(database), "changes": word(feed) },
    });
    let status = if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, [(header::CACHE_CONTROL, "no-store")], Json(body)).into_response()
}
