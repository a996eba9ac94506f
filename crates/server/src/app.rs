//! The running application: what every request may need, and the router over all protocols.

use crate::{boot::Booted, config::Config, cors, dev, headers, identify, liveness::Liveness, web};
use axum::{Router, middleware, routing::get};
use devproof_claims::{Clock, KeyRing, Verifier};
use devproof_db::Db;
use std::{sync::Arc, time::Duration};
use tower_http::{compression::CompressionLayer, timeout::RequestBodyTimeoutLayer};

/// How long a body may pause between two pieces.
const BODY_PAUSE: Duration = Duration::from_secs(15);

/// What requests share. Clones are cheap.
#[derive(Clone)]
pub struct App {
    /// The configuration.
    pub config: Arc<Config>,
    /// The database.
    pub db: Db,
    /// Checks tokens.
    pub verifier: Verifier,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Which sessions still live.
    pub(crate) liveness: Liveness,
}

impl App {
    /// Puts the parts together.
    ///
    /// # Errors
    /// When a part cannot start.
    pub async fn new(config: Config, booted: &Booted, ring: &KeyRing, clock: Arc<dyn Clock>) -> anyhow::Result<Self> {
        let verifier = Verifier::new(&booted.secret, ring, config.auth_url());
        Ok(Self {
            liveness: Liveness::new(booted.db.clone()),
            db: booted.db.clone(),
            config: Arc::new(config),
            verifier,
            clock,
        })
    }

    /// The router: the protocols under their prefixes, the web app everywhere else.
    pub fn router(&self) -> Router {
        let protocols = Router::new()
            .layer(middleware::from_fn_with_state(self.clone(), identify::identify))
            .layer(middleware::from_fn(cors::cors));
        let mut pages = Router::new()
            .route("/config.json", get(web::config_json))
            .route("/healthz", get(|| async { "ok\n" }))
            .fallback(web::serve);
        if self.config.mode == crate::config::Mode::Development {
            pages = pages.merge(dev::router());
        }
        Router::new()
            .merge(protocols)
            .merge(pages.with_state(self.clone()))
            .layer(CompressionLayer::new())
            .layer(RequestBodyTimeoutLayer::new(BODY_PAUSE))
            .layer(middleware::from_fn_with_state(self.clone(), headers::loopback_host))
            .layer(middleware::from_fn(headers::secure))
    }
}
