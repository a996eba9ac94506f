//! Puts the application together: each part gets its settings, and what it shares with others.

use crate::{
    adapters::{self, IndexedChanges, ProductCommands},
    app::{App, Parts},
    boot::Booted,
    config::{Config, Mode},
    headers, identify, keys,
    observe::metrics::Metrics,
    rpc_rate_limit,
    session_cache::SessionCache,
    storage_backend, web,
};
use anyhow::Context;
use devproof_auth::{AuthConfig, AuthKeys, AuthState, HashCost, KeyStore, Limit, ProviderKind};
use devproof_claims::{Clock, Freshness, Verifier};
use devproof_commands::{Billing, CommandSettings, ExternalServices, StripeBilling, llm_grader::LlmGrader};
use devproof_db::Share;
use devproof_index::{MatchIndex, RatesFile};
use devproof_outbound::{
    Places,
    chat::Chat,
    dns::Resolver,
    github::GitHub,
    http::{Http, HttpLimits},
    stripe::Stripe,
};
use devproof_pages::{Pages, PagesConfig};
use devproof_realtime::{Bus, Nats, RealtimeConfig, RealtimeState, ReplicationConfig};
use devproof_rest::RestState;
use devproof_search::SearchIndex;
use devproof_storage::{StorageConfig, StorageState};
use std::{path::Path, sync::Arc, time::Duration};
use tokio_postgres::config::Host;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

/// How long Stripe may take: a charge waits for a bank.
const STRIPE_TIMEOUT: Duration = Duration::from_secs(20);

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
        let match_index =
            MatchIndex::new(db.of_service("match index"), RatesFile::new(config.exchange_rates.clone()));
        let search_index = SearchIndex::new(db.of_service("search index"), config.search_folder());
        let settings = Arc::new(CommandSettings {
            site_url: config.site_url(),
            staff_email: config.staff_email.clone(),
            contact_email: config.contact_email.clone(),
            secret: booted.secret.clone(),
            external: ExternalServices {
                dns,
                http: http.clone(),
                github: github(&config, &http),
                llm_grader: llm_grader(&config)?,
            },
            billing: billing(&config, &http),
            tryout_rounds: config.tryout_rounds,
            freshness: freshness(&config),
            places: places(&config)?,
            match_index: match_index.clone(),
            search_index: search_index.clone(),
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
        rest.rpc_guard = rpc_rate_limit::rpc_guard(db.clone(), Arc::clone(&clock));
        let realtime = RealtimeConfig {
            db: db.of_service("sockets"),
            verifier: verifier.clone(),
            replication: replication(&booted.replication)?,
            log_listener: Some(Arc::new(IndexedChanges {
                matching: match_index.clone(),
                search: search_index.clone(),
            })),
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
        Ok(Self::from(Parts {
            sessions: SessionCache::new(db.of_service("sessions"), Arc::clone(&clock)),
            reload,
            pages: pages(&config, booted, &clock, &verifier, &settings),
            metrics: Metrics::new(),
            stopping: CancellationToken::new(),
            content_security_policy: headers::content_security_policy(&config).parse()?,
            payment_policy: headers::payment_policy(&config).map(|policy| policy.parse()).transpose()?,
            rest,
            realtime: RealtimeState::new(realtime),
            storage,
            match_index,
            config,
            search_index,
            settings,
            verifier,
            clock,
            auth,
            db,
        }))
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
fn llm_grader(config: &Config) -> anyhow::Result<Option<Arc<LlmGrader>>> {
    let Some(model) = &config.interview_model else { return Ok(None) };
    let chat = Chat::new(model.chat.clone(), config.outbound_networks.clone())?;
    Ok(Some(Arc::new(LlmGrader::new(chat, model.limits))))
}

/// Who takes payments.
fn billing(config: &Config, http: &Http) -> Billing {
    let Some(stripe) = &config.stripe else { return Billing::Test };
    let limits = HttpLimits { time: STRIPE_TIMEOUT, ..HttpLimits::default() };
    Billing::Stripe(Arc::new(StripeBilling {
        client: Stripe::new(http.within(limits), stripe.url.clone(), stripe.secret_key.clone()),
        prices: stripe.prices.clone(),
        webhook_secrets: stripe.webhook_secrets.clone(),
        mode: stripe.mode(),
    }))
}

/// GitHub's API, as the application that people sign in with where there is one.
fn github(config: &Config, http: &Http) -> GitHub {
    let provider = config.providers.iter().find(|one| matches!(one.kind, ProviderKind::GitHub { .. }));
    let client = provider.and_then(|one| Some((one.client_ids.first()?.as_str(), one.client_secret.as_deref()?)));
    GitHub::new(http, &config.github_api, client)
}

fn places(config: &Config) -> anyhow::Result<Places> {
    match &config.geo_database {
        Some(file) => Places::open(file).with_context(|| format!("DEVPROOF_GEO_DATABASE: {}", file.display())),
        None => Ok(Places::default()),
    }
}

fn storage(config: &Config, booted: &Booted, clock: &Arc<dyn Clock>) -> anyhow::Result<StorageState> {
    let config = StorageConfig {
        db: booted.db.clone(),
        backend: storage_backend::backend(config)?,
        incoming: storage_backend::folder(config)?.join("incoming"),
        secret: booted.secret.clone(),
        clock: Arc::clone(clock),
    };
    StorageState::new(config).context("DEVPROOF_DATA_DIR")
}

fn pages(
    config: &Config,
    booted: &Booted,
    clock: &Arc<dyn Clock>,
    verifier: &Verifier,
    settings: &Arc<CommandSettings>,
) -> Pages {
    let (db, proxies) = (&booted.db, config.trusted_proxies.clone());
    let (switched, secret) = (db.clone(), booted.secret.clone());
    Pages::new(PagesConfig {
        db: db.clone(),
        site_url: config.site_url(),
        app_config: web::app_config(config, verifier),
        development: config.mode == Mode::Development,
        web_dir: config.web_dir.clone(),
        peer: Arc::new(move |request| identify::peer(request, &proxies)),
        guard: rpc_rate_limit::page_guard(db.clone(), Arc::clone(clock)),
        list: adapters::public_lists(db.clone(), Arc::clone(clock), Arc::clone(settings)),
        unsubscribe: Arc::new(move |token| {
            let (db, secret) = (switched.clone(), secret.clone());
            Box::pin(async move { devproof_commands::unsubscribe(&db, &secret, &token).await })
        }),
    })
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
