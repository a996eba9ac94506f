//! Every address: the protocols under their prefixes, the web app everywhere else.

use crate::{
    adapters::{ProductFunctions, delete_orphaned_objects},
    app::App,
    config::Mode,
    dev, edge, health, observe, overload,
    resume::ResumeFunction,
    schemas, stripe_webhook, web,
};
use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware,
    routing::{get, post},
};
use http::{Extensions, HeaderMap, StatusCode, Version, header};
use std::sync::Arc;
use tower_http::compression::{
    CompressionLayer, CompressionLevel, DefaultPredicate, Predicate, predicate::SizeAbove,
};

/// Fewer bytes than this travel as they are: they fit into one packet anyway.
const WORTHWHILE: u64 = 1024;
/// Bytes of an event of Stripe's.
const MAX_EVENT: usize = 512 * 1024;
/// A page of rows at level 4 is a few percent larger than at 6, for half the time.
const GZIP_LEVEL: i32 = 4;

impl App {
    /// The routes of the second port: `/metrics` for Prometheus, and the probes.
    pub fn metrics_router(&self) -> Router {
        observe::metrics_router(self.clone())
    }

    /// The router: the protocols under their prefixes, the web app everywhere else.
    pub fn router(&self) -> Router {
        let functions = ProductFunctions {
            db: self.db.clone(),
            clock: Arc::clone(&self.clock),
            settings: Arc::clone(&self.settings),
            resumes: ResumeFunction::new(self.config.program.clone()),
        };
        let protocols = Router::new()
            .nest(
                "/auth/v1",
                devproof_auth::router(self.auth.clone())
                    .layer(middleware::from_fn_with_state(self.storage.clone(), delete_orphaned_objects)),
            )
            .nest_service("/rest/v1", devproof_rest::router(self.rest.clone()))
            .nest("/realtime/v1", devproof_realtime::router(self.realtime.clone()))
            .nest("/storage/v1", devproof_storage::router(self.storage.clone()))
            .nest("/functions/v1", devproof_functions::router(Arc::new(functions)))
            .layer(middleware::from_fn_with_state(self.clone(), edge::protocol));
        let mut pages = Router::new()
            .route("/config.json", get(web::config_json))
            .route("/healthz", get(health::alive))
            .route("/readyz", get(health::ready))
            .route("/stripe/webhook", post(stripe_webhook::webhook).layer(DefaultBodyLimit::max(MAX_EVENT)))
            .merge(devproof_pages::router(self.pages.clone()))
            .merge(schemas::router());
        if self.config.mode == Mode::Development {
            pages = pages.merge(dev::router());
        }
        Router::new()
            .merge(protocols)
            .merge(pages.layer(middleware::from_fn(overload::refuse)).with_state(self.clone()))
            .layer(CompressionLayer::new().quality(CompressionLevel::Precise(GZIP_LEVEL)).compress_when(
                DefaultPredicate::new().and(SizeAbove::new(WORTHWHILE)).and(not_in_parts).and(not_a_file),
            ))
            .layer(middleware::from_fn_with_state(self.clone(), edge::edge))
    }
}

/// The web app's files were compressed when they were built.
fn not_a_file(_: StatusCode, _: Version, _: &HeaderMap, extensions: &Extensions) -> bool {
    extensions.get::<devproof_pages::StaticFile>().is_none()
}

/// What can be asked for in parts is sent as it is: its length and its tag are those of the bytes.
fn not_in_parts(_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions) -> bool {
    !headers.contains_key(header::ACCEPT_RANGES)
}
