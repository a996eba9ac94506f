//! The running application on a database and a port of its own.

use super::{Answer, TestDatabase};
use devproof_auth::AuthKeys;
use devproof_claims::{Clock, FixedClock, KeyRing, MasterSecret, Signer, SystemClock};
use devproof_db::{Db, PoolLimits};
use devproof_server::{
    accept::{self, AcceptLimits},
    app::App,
    boot::Booted,
    config::{Config, settings::Values},
};
use serde_json::Value;
use std::{collections::BTreeMap, sync::Arc, time::Duration};
use tokio::{net::TcpListener, sync::oneshot};

/// A server of one test.
pub struct TestApp {
    /// Where it answers.
    pub url: String,
    /// Its pool.
    pub db: Db,
    /// Its clock; starts at the real time and stands still.
    pub clock: Arc<FixedClock>,
    /// The application's own state.
    pub app: App,
    /// Its database.
    pub database: TestDatabase,
    /// Signs users' tokens as the application would.
    pub signer: Signer,
    /// For requests by hand.
    pub http: reqwest::Client,
    stop: Option<oneshot::Sender<()>>,
}

impl TestApp {
    /// Starts one with the defaults of a development machine.
    pub async fn start() -> Self {
        Self::start_with(&[]).await
    }

    /// Starts one with further settings, named as in the environment without their prefix: `("MAIL_PAUSE_SECONDS", "0")`.
    pub async fn start_with(settings: &[(&str, &str)]) -> Self {
        let database = TestDatabase::create().await;
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("a bound socket").to_string();
        let mut env: BTreeMap<String, String> =
            settings.iter().map(|(name, value)| (format!("DEVPROOF_{name}"), (*value).to_owned())).collect();
        env.entry("DEVPROOF_MODE".to_owned()).or_insert_with(|| "development".to_owned());
        // A cheap hash: what is tested is never its cost.
        env.entry("DEVPROOF_PASSWORD_MEMORY_KIB".to_owned()).or_insert_with(|| "64".to_owned());
        env.insert("DEVPROOF_LISTEN".to_owned(), address.clone());
        let config = Config::from_values(&Values::read(env).expect("known settings")).expect("sensible settings");

        // Few connections a test: many tests run at once.
        let limits = PoolLimits { size: 6, wait: Duration::from_secs(20), ..PoolLimits::default() };
        let db = Db::new(database.role("devproof_gate"), limits).expect("a pool");
        let booted = Booted {
            db: db.clone(),
            owner: database.role("devproof_owner"),
            replication: database.role("devproof_replicator"),
            cluster: None,
            secret: MasterSecret::generate(),
        };
        let clock = Arc::new(FixedClock::new(SystemClock.now()));
        let ring = KeyRing::generate().expect("a key");
        let keys = AuthKeys::new(ring.clone(), &booted.secret);
        let app = App::new(config, &booted, &keys, clock.clone()).await.expect("the application starts");
        let (stop, stopped) = oneshot::channel();
        let limits = AcceptLimits { connections: 1000, per_address: 1000, headers: Duration::from_secs(2) };
        let router = app.router();
        tokio::spawn(accept::serve(listener, router, limits, async move {
            let _ = stopped.await;
        }));
        Self {
            url: format!("http://{address}"),
            db,
            clock,
            app,
            database,
            signer: ring.signer().expect("a signing key"),
            http: reqwest::Client::new(),
            stop: Some(stop),
        }
    }

    /// The public API key.
    pub fn anon_key(&self) -> String {
        self.app.verifier.api_keys().anon
    }

    /// The operator's API key.
    pub fn service_key(&self) -> String {
        self.app.verifier.api_keys().service_role
    }

    /// A request with the public key and nobody signed in.
    pub fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let method = method.parse().expect("a method");
        self.http.request(method, format!("{}{path}", self.url)).header("apikey", self.anon_key())
    }

    /// Reads as nobody.
    pub async fn get(&self, path: &str) -> Answer {
        Answer::of(self.request("GET", path)).await
    }

    /// Posts JSON as nobody.
    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        Answer::of(self.request("POST", path).json(body)).await
    }
}

impl Drop for TestApp {
    fn drop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
    }
}
