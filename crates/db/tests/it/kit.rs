//! A database of one test, and pools of it.

use devproof_claims::{Aal, Caller, Role};
use devproof_db::{Access, Actor, Config, Db, DbError, PoolLimits, Row, Settings, Sql};
use serde_json::{Value, json};
use std::{env, fs, path::Path, time::Duration};
use tokio_postgres::{Client, NoTls};
use uuid::Uuid;

/// A clone of the template, left to the cluster's end: nothing else is in it but what a test made.
pub struct TestDatabase {
    cluster: Value,
    name: String,
}

impl TestDatabase {
    pub async fn create() -> Self {
        let folder = env::var("DEVPROOF_TEST_CLUSTER").expect("./test rust sets DEVPROOF_TEST_CLUSTER");
        let text = fs::read_to_string(Path::new(&folder).join("cluster.json")).expect("a test cluster");
        let cluster: Value = serde_json::from_str(&text).expect("cluster.json is JSON");
        let database = Self { name: format!("t_{}", Uuid::new_v4().simple()), cluster };
        let template = database.text("template").to_owned();
        let statement = format!("create database {} template {template} strategy file_copy", database.name);
        database.connect("postgres").await.batch_execute(&statement).await.expect("a clone");
        database
    }

    fn text(&self, name: &str) -> &str {
        self.cluster[name].as_str().expect("cluster.json is whole")
    }

    fn login(&self, user: &str, password: &str, database: &str) -> Config {
        let port = self.cluster["port"].as_u64().and_then(|port| u16::try_from(port).ok());
        let mut config = Config::new();
        config
            .host_path(self.text("socket"))
            .port(port.expect("a port"))
            .user(user)
            .password(password)
            .dbname(database);
        config
    }

    async fn connect(&self, database: &str) -> Client {
        let login = self.login(self.text("admin"), self.text("admin_password"), database);
        let (client, driver) = login.connect(NoTls).await.expect("the test cluster answers");
        tokio::spawn(driver);
        client
    }

    /// A superuser inside this database.
    pub async fn admin(&self) -> Client {
        self.connect(&self.name).await
    }

    /// The pool's login.
    pub fn gate(&self) -> Config {
        self.login("devproof_gate", self.text("password"), &self.name)
    }

    /// A pool of `size` connections.
    pub fn pool(&self, size: usize) -> Db {
        let limits = PoolLimits {
            size,
            divided: false,
            wait: Duration::from_secs(20),
            statement_timeout: Duration::from_millis(1_500),
            ..PoolLimits::default()
        };
        Db::new(self.gate(), limits).expect("a pool")
    }
}

/// A person who is signed in.
pub fn person(number: u128) -> Caller {
    let id = Uuid::from_u128(number);
    Caller {
        role: Role::Authenticated,
        user_id: Some(id),
        session_id: Some(Uuid::from_u128(number << 32)),
        aal: Aal::Aal1,
        claims: json!({ "sub": id, "role": "authenticated" }).into(),
        expires_at: None,
        network: None,
    }
}

/// One statement as someone.
pub async fn run(db: &Db, caller: &Caller, access: Access, sql: Sql) -> Result<Vec<Row>, DbError> {
    db.run(Actor::Caller(caller), access, &Settings::default(), &sql).await
}

/// What PostgreSQL believes about who asks.
pub const WHO: &str = "select array[current_user::text, coalesce(auth.uid()::text, ''), \
     coalesce(current_setting('request.jwt.claims', true), ''), \
     coalesce(current_setting('request.jwt.claim.session_id', true), ''), current_setting('transaction_read_only')]";

/// What it must believe of this caller.
pub fn expected(caller: &Caller, read_only: bool) -> Vec<String> {
    let text = |id: Option<Uuid>| id.map(|id| id.to_string()).unwrap_or_default();
    vec![
        caller.role.as_str().to_owned(),
        text(caller.user_id),
        caller.claims.to_string(),
        text(caller.session_id),
        if read_only { "on" } else { "off" }.to_owned(),
    ]
}

/// The texts of a row whose one column is a list of them.
pub fn texts(row: &Row) -> Vec<String> {
    row.only().expect("a list of texts")
}
