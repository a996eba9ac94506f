//! `/metrics`, on a port of its own that the world does not reach.

use super::process;
use crate::{app::App, health};
use axum::{Router, extract::State, response::IntoResponse, response::Response, routing::get};
use devproof_db::DbError;
use devproof_realtime::FeedState;
use http::{StatusCode, header};
use std::{future::Future, time::Duration};
use tokio::net::TcpListener;

/// How long the figures from the database may take; the others are reported without them.
const PATIENCE: Duration = Duration::from_secs(2);

/// The routes of the second port: figures, and the two probes for anyone who watches from there.
pub(crate) fn router(app: App) -> Router {
    Router::new()
        .route("/metrics", get(metrics))
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .with_state(app)
}

/// Serves them until `stop`.
pub(crate) async fn serve(listener: TcpListener, app: App, stop: impl Future<Output = ()> + Send + 'static) {
    if let Err(error) = axum::serve(listener, router(app)).with_graceful_shutdown(stop).await {
        tracing::error!(%error, "the metrics cannot be served any more");
    }
}

async fn metrics(State(app): State<App>) -> Response {
    own_figures(&app);
    let answered = tokio::time::timeout(PATIENCE, work_figures(&app)).await;
    app.metrics.database_up.set(i64::from(matches!(answered, Ok(Ok(())))));
    match app.metrics.text() {
        Ok(text) => ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text)
            .into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// What this process knows without asking anyone.
fn own_figures(app: &App) {
    let metrics = &app.metrics;
    let pool = app.db.occupancy();
    for (state, count) in [("busy", pool.busy), ("idle", pool.idle), ("waiting", pool.waiting)] {
        let gauge = metrics.connections.get_or_create_owned(&super::metrics::StateLabel { state });
        gauge.set(i64::try_from(count).unwrap_or(i64::MAX));
    }
    metrics.feed_up.set(i64::from(*app.realtime().feed().borrow() == FeedState::Live));
    metrics.sockets.set(i64::try_from(app.realtime().sockets()).unwrap_or(i64::MAX));
    let index = app.match_index.size();
    for (kind, count) in [("jobs", index.jobs), ("people", index.people)] {
        let gauge = metrics.indexed.get_or_create_owned(&super::metrics::KindLabel { kind });
        gauge.set(i64::try_from(count).unwrap_or(i64::MAX));
    }
    metrics.index_memory.set(i64::try_from(index.bytes).unwrap_or(i64::MAX));
    metrics.index_filled.set(index.filled_in.as_secs_f64());
    let search = app.search_index.size();
    metrics.search_documents.set(i64::try_from(search.documents).unwrap_or(i64::MAX));
    metrics.search_bytes.set(i64::try_from(search.bytes).unwrap_or(i64::MAX));
    metrics.memory.set(process::memory().unwrap_or(0));
    metrics.processor.set(process::processor().unwrap_or(0.0));
    metrics.files.set(process::files().unwrap_or(0));
}

/// What waits in the database; every node tells the same.
async fn work_figures(app: &App) -> Result<(), DbError> {
    let now = app.clock.now();
    let (queue, outbox) =
        (devproof_queue::backlog(&app.db, now).await?, devproof_queue::outbox::unsent(&app.db).await?);
    for (state, count) in [("due", queue.due), ("later", queue.later), ("dead", queue.dead)] {
        app.metrics.tasks.get_or_create_owned(&super::metrics::StateLabel { state }).set(count);
    }
    app.metrics.oldest_task.set(queue.oldest_due.as_secs_f64());
    for (state, count) in [("waiting", outbox.waiting), ("failed", outbox.failed)] {
        app.metrics.letters.get_or_create_owned(&super::metrics::StateLabel { state }).set(count);
    }
    Ok(())
}
