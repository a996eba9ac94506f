//! One PostgreSQL for a run of the tests, with a template database that every test clones.

use anyhow::Context;
use devproof_db::{
    bootstrap::{Passwords, bootstrap},
    cluster::{Cluster, ClusterOptions, Programs},
    migrate::migrate,
};
use serde_json::json;
use std::{
    fs,
    path::{Path, PathBuf},
};
use tokio_postgres::NoTls;

/// The name of the template database.
const TEMPLATE: &str = "devproof_template";
/// Passwords inside a throw-away cluster whose socket no one else may open.
const PASSWORD: &str = "test";

/// Who may connect: everyone who may open the socket, which is only the cluster's user. Without a password there is
/// no conversation before the session: a test that ends in the middle of one would hold up every `create database` and
/// `drop database` of the cluster until PostgreSQL gives up on it.
const HBA: &str = "local all all trust\nlocal replication all trust\n";

fn options(folder: &Path) -> ClusterOptions {
    let hba = format!("hba_file = '{}'", hba_file(folder).display());
    let settings = ["max_connections = 300", "max_wal_senders = 32", "max_replication_slots = 32"];
    ClusterOptions {
        folder: folder.to_owned(),
        settings: settings.map(str::to_owned).into_iter().chain([hba]).collect(),
        volatile: true,
    }
}

fn hba_file(folder: &Path) -> PathBuf {
    folder.join("pg_hba.conf")
}

/// Starts the cluster, builds the template, and writes `cluster.json` for the test kit.
pub async fn start(folder: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(folder)?;
    let folder = &folder.canonicalize()?;
    fs::write(hba_file(folder), HBA)?;
    let cluster = Cluster::start(Programs::find(None).or_else(|_| programs_by_setting())?, &options(folder)).await?;
    let passwords =
        Passwords { owner: PASSWORD.to_owned(), gate: PASSWORD.to_owned(), replicator: PASSWORD.to_owned() };
    let (maintenance, driver) = cluster.admin("postgres").connect(NoTls).await?;
    tokio::spawn(driver);
    maintenance.batch_execute(&format!("drop database if exists {TEMPLATE} with (force)")).await?;
    bootstrap(&cluster.admin("postgres"), &passwords, TEMPLATE).await?;
    let owner = cluster.login("devproof_owner", PASSWORD, TEMPLATE);
    migrate(&owner, &devproof_server::embedded_files::schema()).await?;
    devproof_server::content::load(&owner).await?;
    register_judge(&owner).await?;

    let admin = cluster.admin("postgres");
    let password = admin.get_password().context("the cluster has a superuser's password")?;
    let (socket, port) = cluster.socket();
    let text = json!({
        "socket": socket, "port": port, "template": TEMPLATE, "password": PASSWORD,
        "admin": admin.get_user(), "admin_password": String::from_utf8_lossy(password),
    });
    fs::write(folder.join("cluster.json"), text.to_string())?;
    Ok(())
}

/// Tests hand answers in before they let anyone judge them.
async fn register_judge(owner: &tokio_postgres::Config) -> anyhow::Result<()> {
    let (client, driver) = owner.connect(NoTls).await?;
    tokio::spawn(driver);
    let sql = "select private.register_judge(gen_random_uuid(), '{javascript,typescript,python,sql}', 1e9)";
    client.batch_execute(sql).await?;
    Ok(())
}

fn programs_by_setting() -> Result<Programs, devproof_db::cluster::ProgramsError> {
    let setting = std::env::var_os("DEVPROOF_POSTGRES_BIN").map(PathBuf::from);
    Programs::find(setting.as_deref())
}

/// How the owner connects to the template of the running cluster in `folder`.
pub fn template(folder: &Path) -> anyhow::Result<tokio_postgres::Config> {
    let text = fs::read(folder.join("cluster.json")).context("the tests' cluster is not running")?;
    let running: Running = serde_json::from_slice(&text)?;
    let mut config = tokio_postgres::Config::new();
    config.host_path(running.socket).port(running.port).user("devproof_owner").dbname(running.template);
    Ok(config.password(running.password).to_owned())
}

/// The part of `cluster.json` that tells how to connect.
#[derive(serde::Deserialize)]
struct Running {
    socket: PathBuf,
    port: u16,
    template: String,
    password: String,
}

/// Stops the cluster.
pub async fn stop(folder: &Path) -> anyhow::Result<()> {
    let folder = &folder.canonicalize()?;
    let programs = Programs::find(None).or_else(|_| programs_by_setting())?;
    Ok(Cluster::start(programs, &options(folder)).await?.stop().await?)
}
