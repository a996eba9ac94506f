//! A clone of the template database, dropped with the test.

use serde_json::Value;
use std::{env, fs, path::PathBuf};
use tokio_postgres::{Client, Config, NoTls};
use uuid::Uuid;

/// One test's database in the cluster that `./test` started.
pub struct TestDatabase {
    cluster: Value,
    name: String,
}

impl TestDatabase {
    /// Clones the template.
    pub async fn create() -> Self {
        let folder = env::var_os("DEVPROOF_TEST_CLUSTER").map(PathBuf::from).expect(
            "DEVPROOF_TEST_CLUSTER names no test cluster: use ./test rust, or start one with \
             `cargo run -p xtask -- test-cluster start FOLDER` and set the variable to FOLDER",
        );
        let text = fs::read_to_string(folder.join("cluster.json")).expect("the test cluster was started");
        let cluster: Value = serde_json::from_str(&text).expect("cluster.json is JSON");
        let database = Self { name: format!("t_{}", Uuid::new_v4().simple()), cluster };
        let (name, template) = (&database.name, database.text("template"));
        // Copying files is fastest, and safe as the cluster does not sync anyway.
        let statement = format!("create database {name} owner devproof_owner template {template} strategy file_copy");
        database.maintenance().await.batch_execute(&statement).await.expect("the template can be cloned");
        database
    }

    /// Clones this one, which must be closed.
    pub async fn copy(&self) -> Self {
        let copy = Self { name: format!("t_{}", Uuid::new_v4().simple()), cluster: self.cluster.clone() };
        let statement =
            format!("create database {} owner devproof_owner template {} strategy file_copy", copy.name, self.name);
        self.maintenance().await.batch_execute(&statement).await.expect("a closed database can be cloned");
        copy
    }

    fn text(&self, name: &str) -> &str {
        self.cluster[name].as_str().expect("cluster.json is whole")
    }

    fn login(&self, user: &str, password: &str, database: &str) -> Config {
        let mut config = Config::new();
        let port = self.cluster["port"].as_u64().and_then(|port| u16::try_from(port).ok());
        config.host_path(self.text("socket")).port(port.expect("cluster.json is whole"));
        config.user(user).password(password).dbname(database);
        config
    }

    /// A login of the application: `devproof_gate`, `devproof_owner`, `devproof_replicator`.
    pub fn role(&self, user: &str) -> Config {
        self.login(user, self.text("password"), &self.name)
    }

    /// The same login as words that a process of its own can be given.
    pub fn words(&self, user: &str) -> String {
        let (socket, port) = (self.text("socket"), &self.cluster["port"]);
        format!("host={socket} port={port} user={user} password={} dbname={}", self.text("password"), self.name)
    }

    /// A superuser inside this database, for arranging what no front door can.
    pub async fn admin(&self) -> Client {
        connect(&self.login(self.text("admin"), self.text("admin_password"), &self.name)).await
    }

    /// Throws everyone out of this database and lets no one in again.
    pub async fn close(&self) {
        let outside = self.maintenance().await;
        let forbid = format!("alter database {} allow_connections false", self.name);
        outside.batch_execute(&forbid).await.expect("connections are forbidden");
        let end = "select pg_terminate_backend(pid, 2000) from pg_stat_activity where datname = $1";
        outside.execute(end, &[&self.name]).await.expect("connections are ended");
    }

    async fn maintenance(&self) -> Client {
        connect(&self.login(self.text("admin"), self.text("admin_password"), "postgres")).await
    }
}

async fn connect(config: &Config) -> Client {
    let (client, driver) = config.connect(NoTls).await.expect("the test cluster answers");
    tokio::spawn(driver);
    client
}

impl Drop for TestDatabase {
    fn drop(&mut self) {
        // A change feed's slot keeps its database from being dropped, even by force.
        let end_feed = format!(
            "select pg_terminate_backend(pid, 2000) from pg_stat_activity \
             where datname = '{}' and backend_type = 'walsender'",
            self.name
        );
        let statement = format!("drop database if exists {} with (force)", self.name);
        let config = self.login(self.text("admin"), self.text("admin_password"), "postgres");
        // The test's own runtime is going away, so this one has its own.
        let dropped = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
            runtime.block_on(async {
                let client = connect(&config).await;
                client.batch_execute(&end_feed).await?;
                client.batch_execute(&statement).await
            })
        });
        let _ = dropped.join();
    }
}
