//! The running application: what every request may need, and the router over all protocols.

use crate::{
    adapters::{ProductCommands, ProductFunctions, delete_loose_bytes},
    boot::Booted,
    config::{Config, Mode},
    cors, dev, guard, headers, health, identify,
    judging::{self, CheckDispute, JudgeWorker},
    keys,
    liveness::Liveness,
    objects,
    observe::{self, metrics::Metrics},
    overload, pace, public, schemas, tasks, web,
};
use anyhow::Context;
use axum::{Router, middleware, routing::get};
use devproof_auth::{AuthConfig, AuthKeys, AuthState, HashCost, KeyStore, Limit};
use devproof_claims::{Clock, Freshness, Reload, Verifier};
use devproof_commands::{CommandSettings, Outside, examiner::Examiner};
use devproof_db::{Db, Share};
use devproof_outbound::{
    Places,
    chat::Chat,
    dns::Resolver,
    http::{Http, HttpLimits},
};
use devproof_queue::{Worker, WorkerOptions};
use devproof_realtime::{Bus, Nats, RealtimeConfig, RealtimeState, ReplicationConfig};
use devproof_rest::RestState;
use devproof_storage::{StorageConfig, StorageState};
use http::{Extensions, HeaderMap, HeaderValue, StatusCode, Version, header};
use std::{
    future::Future,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};
use tokio_postgres::config::Host;
use tokio_util::sync::CancellationToken;
use tower_http::{
    compression::{CompressionLayer, DefaultPredicate, Predicate},
    timeout::RequestBodyTimeoutLayer,
};
use uuid::Uuid;

/// How long a body may pause between two pieces.
const BODY_PAUSE: Duration = Duration::from_secs(15);
/// How long open sockets have to close when the server stops.
const FAREWELL: Duration = Duration::from_millis(300);

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
    /// What pages may load, as the header says it.
    pub(crate) content_security_policy: HeaderValue,
    /// Public pages that were drawn lately.
    pub(crate) pages: public::Pages,
    /// What is counted, for `/metrics`.
    pub(crate) metrics: Metrics,
    /// Looks for signing keys that other nodes made.
    reload: Reload,
    stopping: CancellationToken,
    auth: AuthState,
    rest: RestState,
    realtime: RealtimeState,
    storage: StorageState,
    settings: Arc<CommandSettings>,
}

impl App {
    /// Puts the parts together.
    ///
    /// # Errors
    /// When a setting makes no sense to its part.
    pub async fn new(
        config: Config,
        booted: &Booted,
        keys: &AuthKeys,
        clock: Arc<dyn Clock>,
        dns: Arc<dyn Resolver>,
    ) -> anyhow::Result<Self> {
        let db = booted.db.clone();
        let store = KeyStore::new(db.of_service("signing keys"), booted.secret.clone(), Arc::clone(&clock));
        let reload = keys::reload(store, keys.ring.clone());
        let verifier = Verifier::reloading(&booted.secret, keys.ring.clone(), config.auth_url(), Arc::clone(&reload));
        let http = Http::new(config.outbound_networks.clone(), HttpLimits::default())?;
        let settings = Arc::new(CommandSettings {
            site_url: config.site_url(),
            staff_email: config.staff_email.clone(),
            secret: booted.secret.clone(),
            outside: Outside { dns, http: http.clone(), examiner: examiner(&config)? },
            freshness: freshness(&config),
            places: places(&config)?,
        });
        let auth = AuthState::new(db.of_share(Share::Auth), auth_config(&config), keys, Arc::clone(&clock), http)?;
        let storage = storage(&config, booted, &clock)?;
        let commands = ProductCommands {
            db: db.clone(),
            clock: Arc::clone(&clock),
            settings: Arc::clone(&settings),
            storage: storage.clone(),
        };
        let mut rest = RestState::start(db.clone(), Arc::new(commands)).await;
        rest.limits = Arc::new(devproof_rest::Limits {
            rows: config.reads.rows,
            visitor_rows: config.reads.visitor_rows,
            visitor_response_bytes: config.reads.visitor_bytes,
            ..devproof_rest::Limits::default()
        });
        rest.rpc_guard = guard::rpc_guard(db.clone(), Arc::clone(&clock));
        let realtime = RealtimeConfig {
            db: db.of_service("sockets"),
            verifier: verifier.clone(),
            replication: replication(&booted.replication)?,
            session_alive: {
                let db = db.of_service("sockets");
                Arc::new(move |sessions: Vec<Uuid>| {
                    let db = db.clone();
                    Box::pin(async move { devproof_auth::living_sessions(&db, &sessions).await })
                })
            },
            clock: Arc::clone(&clock),
            limits: socket_limits(&config),
            bus: bus(&config, booted).await?,
            allowed_origins: config.allowed_origins.clone(),
            development: config.mode == Mode::Development,
            public_rooms: config.realtime_public_topics,
        };
        Ok(Self {
            liveness: Liveness::new(db.of_service("sessions"), Arc::clone(&clock)),
            reload,
            pages: public::Pages::default(),
            metrics: Metrics::new(),
            stopping: CancellationToken::new(),
            content_security_policy: headers::content_security_policy(&config).parse()?,
            rest,
            realtime: RealtimeState::new(realtime),
            storage,
            config: Arc::new(config),
            settings,
            verifier,
            clock,
            auth,
            db,
        })
    }

    /// Begins to read the database's changes. Tests do so only where somebody listens.
    pub fn start_feed(&self) {
        self.realtime.start_feed();
    }

    /// Looks for signing keys that another node made, every few seconds until `stop`.
    pub fn watch_keys(&self, stop: CancellationToken) -> impl Future<Output = ()> + use<> {
        keys::watch(Arc::clone(&self.reload), stop)
    }

    /// Looks for them now.
    pub async fn watch_keys_once(&self) {
        (self.reload)().await;
    }

    /// Looks at how large tables have become, which bounds what reads may embed.
    pub async fn look_at_sizes(&self) {
        if let Err(error) = self.rest.cache.look_at_sizes().await {
            tracing::warn!(%error, "the sizes of tables could not be read");
        }
    }

    /// The service of files.
    pub fn storage(&self) -> &StorageState {
        &self.storage
    }

    /// The live changes' service.
    pub fn realtime(&self) -> &RealtimeState {
        &self.realtime
    }

    /// What judges in this process, with `child` as the program that ends up in a cage. `None` when nothing does.
    pub async fn judge_worker(&self, child: PathBuf) -> Option<JudgeWorker> {
        let judge = judging::start(&self.config.judge, child).await?;
        Some(JudgeWorker::new(self.db.of_service("judge"), Arc::clone(&self.clock), judge, &self.config.judge))
    }

    /// What does the background work.
    ///
    /// # Errors
    /// When the mail server's address makes no sense.
    pub fn worker(&self) -> anyhow::Result<Arc<Worker>> {
        self.worker_beside(None)
    }

    /// What does the background work; beside a judge, disputes too.
    ///
    /// # Errors
    /// When the mail server's address makes no sense.
    pub fn worker_beside(&self, judge: Option<&JudgeWorker>) -> anyhow::Result<Arc<Worker>> {
        let mut handlers = tasks::handlers(&self.config, &self.settings, &self.db, &self.clock, &self.storage)?;
        if let Some(judge) = judge {
            handlers.push(Arc::new(CheckDispute { db: self.db.of_service("judge"), judge: judge.judge().clone() }));
        }
        Ok(Arc::new(Worker::new(
            self.db.of_service("queue"),
            Arc::clone(&self.clock),
            handlers,
            WorkerOptions::default(),
        )))
    }

    /// Resolves when `stop` was asked for, once open sockets were told.
    pub fn stopping(&self, stop: CancellationToken) -> impl Future<Output = ()> + use<> {
        let (realtime, stopping) = (self.realtime.clone(), self.stopping.clone());
        async move {
            stop.cancelled().await;
            stopping.cancel();
            realtime.shutdown();
        }
    }

    /// Whether this node takes no new work any more.
    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.is_cancelled()
    }

    /// Waits, a moment at most, until those sockets are closed: the accept loop counts requests, not what became of
    /// an upgraded one, and the end of the process would cut off the reason.
    pub async fn sockets_closed(&self) {
        // Also those that were opened while the others were told.
        self.realtime.shutdown();
        if tokio::time::timeout(FAREWELL, self.realtime.closed()).await.is_err() {
            tracing::debug!("some sockets did not close in time and were cut");
        }
    }

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
        };
        let protocols = Router::new()
            .nest(
                "/auth/v1",
                devproof_auth::router(self.auth.clone())
                    .layer(middleware::from_fn_with_state(self.storage.clone(), delete_loose_bytes)),
            )
            .nest_service("/rest/v1", devproof_rest::router(self.rest.clone()))
            .nest("/realtime/v1", devproof_realtime::router(self.realtime.clone()))
            .nest("/storage/v1", devproof_storage::router(self.storage.clone()))
            .nest("/functions/v1", devproof_functions::router(Arc::new(functions)))
            .layer(middleware::from_fn_with_state(self.clone(), identify::identify))
            .layer(middleware::from_fn(overload::refuse))
            .layer(middleware::from_fn(cors::cors));
        let mut pages = Router::new()
            .route("/config.json", get(web::config_json))
            .route("/healthz", get(health::alive))
            .route("/readyz", get(health::ready))
            .merge(public::router())
            .merge(schemas::router())
            .fallback(web::serve);
        if self.config.mode == Mode::Development {
            pages = pages.merge(dev::router());
        }
        Router::new()
            .merge(protocols)
            .merge(pages.layer(middleware::from_fn(overload::refuse)).with_state(self.clone()))
            .layer(CompressionLayer::new().compress_when(DefaultPredicate::new().and(not_in_parts)))
            .layer(middleware::from_fn(pace::pace))
            .layer(RequestBodyTimeoutLayer::new(BODY_PAUSE))
            .layer(middleware::from_fn_with_state(self.clone(), headers::loopback_host))
            .layer(middleware::from_fn_with_state(self.clone(), headers::secure))
            .layer(middleware::from_fn_with_state(self.clone(), observe::observe))
    }
}

fn auth_config(config: &Config) -> AuthConfig {
    let mut auth = AuthConfig::new(config.site_url());
    auth.redirect_allow = config.redirect_allow.clone();
    auth.access_ttl = config.access_token;
    auth.providers = config.providers.clone();
    auth.freshness = freshness(config);
    auth.manual_linking = config.manual_linking;
    auth.mailer_autoconfirm = config.mailer_autoconfirm;
    // Without a provider, messages are kept where only a development server shows them.
    auth.phone = config.sms.is_some() || config.mode == Mode::Development;
    auth.sms_countries = config.sms_countries.clone();
    auth.hash_cost = HashCost { memory_kib: config.password_memory_kib, ..HashCost::default() };
    if config.mode == Mode::Development {
        auth.limits = devproof_auth::Limits::development();
    } else {
        auth.limits.sign_in_per_address = Limit::new(config.sign_in_per_address, 300);
    }
    auth.limits.sign_in_per_account = Limit::new(config.sign_in_per_account, 300);
    auth.limits.mail_pause = config.mail_pause;
    auth.captcha = config.captcha.clone();
    auth.anonymous_sign_in = config.anonymous_sign_in;
    auth.disable_signup = !config.sign_up;
    auth.password_min_chars = config.password_min_length;
    auth.limits.sms_in_all = Limit::new(config.sms_per_day, 24 * 3600);
    auth
}

fn freshness(config: &Config) -> Freshness {
    Freshness { two_factors: config.second_factor_fresh, ..Freshness::default() }
}

/// The model that helps to score interviews, where one is configured.
fn examiner(config: &Config) -> anyhow::Result<Option<Arc<Examiner>>> {
    let Some(model) = &config.interview_model else { return Ok(None) };
    let chat = Chat::new(model.chat.clone(), config.outbound_networks.clone())?;
    Ok(Some(Arc::new(Examiner::new(chat, model.limits))))
}

fn places(config: &Config) -> anyhow::Result<Places> {
    match &config.geo_database {
        Some(file) => Places::open(file).with_context(|| format!("DEVPROOF_GEO_DATABASE: {}", file.display())),
        None => Ok(Places::default()),
    }
}

/// What can be asked for in parts is sent as it is: its length and its tag are those of the bytes.
fn not_in_parts(_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions) -> bool {
    !headers.contains_key(header::ACCEPT_RANGES)
}

fn storage(config: &Config, booted: &Booted, clock: &Arc<dyn Clock>) -> anyhow::Result<StorageState> {
    let config = StorageConfig {
        db: booted.db.clone(),
        backend: objects::backend(config)?,
        incoming: objects::folder(config)?.join("incoming"),
        secret: booted.secret.clone(),
        clock: Arc::clone(clock),
    };
    StorageState::new(config).context("DEVPROOF_DATA_DIR")
}

fn socket_limits(config: &Config) -> devproof_realtime::Limits {
    let limits = devproof_realtime::Limits::default();
    devproof_realtime::Limits {
        connections: config.max_connections,
        connections_per_address: config.max_connections_per_address,
        account: devproof_realtime::AccountLimits { sockets: config.max_connections_per_user, ..limits.account },
        ..limits
    }
}

/// How nodes reach one another. Installations that share a NATS server are kept apart by their secret.
async fn bus(config: &Config, booted: &Booted) -> anyhow::Result<Bus> {
    match &config.nats_url {
        None => Ok(Bus::Postgres),
        Some(url) => {
            let installation = hex::encode(booted.secret.derive("realtime subject"));
            Ok(Bus::Nats(Nats::connect(url, &installation).await.context("DEVPROOF_NATS_URL")?))
        }
    }
}

/// The change feed speaks the replication protocol on a connection of its own, so it takes the login apart.
fn replication(login: &tokio_postgres::Config) -> anyhow::Result<ReplicationConfig> {
    let host = match login.get_hosts().first() {
        Some(Host::Tcp(name)) => name.clone(),
        Some(Host::Unix(folder)) => Path::new(folder).to_string_lossy().into_owned(),
        None => "127.0.0.1".to_owned(),
    };
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Ok(ReplicationConfig {
        host,
        port: login.get_ports().first().copied().unwrap_or(5432),
        user: login.get_user().context("DEVPROOF_REPLICATION_URL names no user")?.to_owned(),
        password: login.get_password().map(text).unwrap_or_default(),
        dbname: login.get_dbname().context("DEVPROOF_REPLICATION_URL names no database")?.to_owned(),
    })
}
