//! The running application on a database and a port of its own.

use super::{Answer, TestDatabase};
use devproof_auth::{AuthKeys, KeyStore};
use devproof_claims::{Clock, FixedClock, MasterSecret, SharedRing, Signer, SystemClock};
use devproof_db::{Db, PoolLimits};
use devproof_outbound::dns::FakeDns;
use devproof_server::{
    accept::{self, AcceptLimits},
    app::App,
    boot::{self, Booted},
    config::{Config, settings::Values},
    judging::JudgeWorker,
};
use serde_json::Value;
use std::{collections::BTreeMap, path::PathBuf, sync::Arc, time::Duration};
use tokio::{net::TcpListener, sync::oneshot};
use uuid::Uuid;

/// A server of one test.
pub struct TestApp {
    /// Where it answers.
    pub url: String,
    /// Its pool.
    pub db: Db,
    /// Its clock; starts at the real time and stands still.
    pub clock: Arc<FixedClock>,
    /// Its name servers: they know what the test tells them.
    pub dns: Arc<FakeDns>,
    /// The application's own state.
    pub app: App,
    /// Its database.
    pub database: TestDatabase,
    /// Signs users' tokens as the application would.
    pub signer: Signer,
    /// The signing keys, as the command line sees them.
    pub keys: KeyStore,
    /// For requests by hand.
    pub http: reqwest::Client,
    /// Its folder, with the files people stored.
    pub data_dir: PathBuf,
    pub(super) installation: Installation,
    stop: Option<oneshot::Sender<()>>,
}

/// What all servers of one database have in common.
#[derive(Clone)]
pub(super) struct Installation {
    env: BTreeMap<String, String>,
    gate: tokio_postgres::Config,
    owner: tokio_postgres::Config,
    replication: tokio_postgres::Config,
    pub(super) secret: MasterSecret,
    clock: Arc<FixedClock>,
    dns: Arc<FakeDns>,
}

impl Installation {
    /// Starts a server; its address and its state.
    pub(super) async fn serve(&self, stopped: oneshot::Receiver<()>) -> (String, App, SharedRing) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("a bound socket").to_string();
        let mut env = self.env.clone();
        env.insert("DEVPROOF_LISTEN".to_owned(), address.clone());
        let mut config = Config::from_values(&Values::read(env).expect("known settings")).expect("sensible settings");
        // This program is the tests.
        config.program = env!("CARGO_BIN_EXE_devproof").into();
        // Trying a compiler takes seconds, and what compiled languages need of a server is what the others need.
        config.judge.compilers.clear();

        // Few connections a test: many tests run at once.
        let limits = PoolLimits {
            size: config.pool_size.unwrap_or(6),
            wait: Duration::from_secs(20),
            ..boot::pool_limits(&config)
        };
        let booted = Booted {
            db: Db::new(self.gate.clone(), limits).expect("a pool"),
            owner: self.owner.clone(),
            replication: self.replication.clone(),
            cluster: None,
            secret: self.secret.clone(),
        };
        let store = KeyStore::new(booted.db.clone(), self.secret.clone(), self.clock.clone());
        let keys = AuthKeys::new(store.load_or_create().await.expect("signing keys"), &self.secret);
        let accepting = AcceptLimits { connections: 1000, ..AcceptLimits::of(&config) };
        let app = App::new(config, &booted, &keys, self.clock.clone(), self.dns.clone())
            .await
            .expect("the application starts");
        tokio::spawn(accept::serve(listener, app.router(), accepting, async move {
            let _ = stopped.await;
        }));
        (format!("http://{address}"), app, keys.ring)
    }
}

/// A client that gives up an idle connection before the server does, so that it never writes into one that is closing.
fn client() -> reqwest::Client {
    reqwest::Client::builder().pool_idle_timeout(Duration::from_millis(800)).build().expect("a client")
}

/// Names a folder that no one else uses as the data folder.
fn new_folder(env: &mut BTreeMap<String, String>) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("devproof-it-{}", Uuid::new_v4().simple()));
    env.insert("DEVPROOF_DATA_DIR".to_owned(), folder.display().to_string());
    folder
}

/// A clock that starts at the real time and stands still.
pub fn clock() -> Arc<FixedClock> {
    Arc::new(FixedClock::new(SystemClock.now()))
}

impl TestApp {
    /// Starts one with the defaults of a development machine.
    pub async fn start() -> Self {
        Self::start_with(&[]).await
    }

    /// Starts one with further settings, named as in the environment without their prefix: `("MAIL_PAUSE_SECONDS", "0")`.
    pub async fn start_with(settings: &[(&str, &str)]) -> Self {
        Self::start_at(settings, clock()).await
    }

    /// The same on a clock that the test has already given to others.
    pub async fn start_at(settings: &[(&str, &str)], clock: Arc<FixedClock>) -> Self {
        let database = TestDatabase::create().await;
        let mut env: BTreeMap<String, String> =
            settings.iter().map(|(name, value)| (format!("DEVPROOF_{name}"), (*value).to_owned())).collect();
        env.entry("DEVPROOF_MODE".to_owned()).or_insert_with(|| "development".to_owned());
        // The machine is busy with other tests; those about waiting say how long.
        for wait in ["VISITOR_WAIT_MS", "STATEMENT_TIMEOUT_MS", "VISITOR_STATEMENT_TIMEOUT_MS"] {
            env.entry(format!("DEVPROOF_{wait}")).or_insert_with(|| "20000".to_owned());
        }
        // Long enough for a busy machine, and short enough for tests of requests that end nowhere.
        for (wait, seconds) in [("HEAD_SECONDS", "5"), ("IDLE_SECONDS", "6")] {
            env.entry(format!("DEVPROOF_{wait}")).or_insert_with(|| seconds.to_owned());
        }
        // A cheap hash: what is tested is never its cost.
        env.entry("DEVPROOF_PASSWORD_MEMORY_KIB".to_owned()).or_insert_with(|| "64".to_owned());
        let data_dir = new_folder(&mut env);
        let mut installation = Installation {
            env,
            gate: database.role("devproof_gate"),
            owner: database.role("devproof_owner"),
            replication: database.role("devproof_replicator"),
            secret: MasterSecret::generate(),
            clock,
            dns: Arc::default(),
        };
        let (stop, stopped) = oneshot::channel();
        let (url, app, ring) = installation.serve(stopped).await;
        // Further servers are reached at the same address as far as tokens and links are concerned.
        installation.env.entry("DEVPROOF_PUBLIC_URL".to_owned()).or_insert_with(|| url.clone());
        Self::of(url, app, &ring, database, data_dir, installation, stop)
    }

    /// A server with the same secrets on a copy of the database, which must be closed.
    pub async fn copy(&self) -> Self {
        let database = self.database.copy().await;
        let mut installation = self.installation.clone();
        let data_dir = new_folder(&mut installation.env);
        installation.gate = database.role("devproof_gate");
        installation.owner = database.role("devproof_owner");
        installation.replication = database.role("devproof_replicator");
        let (stop, stopped) = oneshot::channel();
        let (url, app, ring) = installation.serve(stopped).await;
        Self::of(url, app, &ring, database, data_dir, installation, stop)
    }

    fn of(
        url: String,
        app: App,
        ring: &SharedRing,
        database: TestDatabase,
        data_dir: PathBuf,
        installation: Installation,
        stop: oneshot::Sender<()>,
    ) -> Self {
        let keys = KeyStore::new(app.db.clone(), installation.secret.clone(), installation.clock.clone());
        Self {
            url,
            db: app.db.clone(),
            clock: Arc::clone(&installation.clock),
            dns: Arc::clone(&installation.dns),
            app,
            database,
            signer: ring.current().signer(installation.clock.now()),
            keys,
            http: client(),
            data_dir,
            installation,
            stop: Some(stop),
        }
    }

    /// What judges in this server; tests let it, by [`JudgeWorker::drain`].
    pub async fn judge(&self) -> JudgeWorker {
        self.app.judge_worker(env!("CARGO_BIN_EXE_devproof").into()).await.expect("answers can be judged here")
    }

    /// The public API key.
    pub fn anon_key(&self) -> String {
        self.app.verifier.api_keys().anon
    }

    /// The operator's API key.
    pub fn service_key(&self) -> String {
        self.app.verifier.api_keys().service_role
    }

    /// A request with the public key and no one signed in.
    pub fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let method = method.parse().expect("a method");
        self.http.request(method, format!("{}{path}", self.url)).header("apikey", self.anon_key())
    }

    /// Reads as no one.
    pub async fn get(&self, path: &str) -> Answer {
        Answer::of(self.request("GET", path)).await
    }

    /// Posts JSON as no one.
    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        Answer::of(self.request("POST", path).json(body)).await
    }
}

impl Drop for TestApp {
    fn drop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        // A test that stored nothing may have no folder.
        let _ = std::fs::remove_dir_all(&self.data_dir);
    }
}
