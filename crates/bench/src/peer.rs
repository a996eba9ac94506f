//! Fastify and pg beside us: a server of a good team's making for one request, with the same statements, role and claims.
//! Its source is in `peer/`.

use crate::{
    Options,
    load::Connection,
    record::{Prepared, Read},
    scenario::Scenario,
    world::{LOGIN, World},
};
use anyhow::{Context, bail, ensure};
use serde_json::{Map, Value, json};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Stdio,
    time::{Duration, Instant},
};
use tokio::process::{Child, Command};

const PORT: u16 = 54_997;
pub const ADDRESS: &str = "127.0.0.1:54997";
/// What it is made of.
const FILES: [&str; 3] = ["package.json", "package-lock.json", "server.js"];

/// A running peer.
pub struct Peer {
    child: Child,
    /// The process that the workers belong to.
    pub pid: u32,
}

impl Peer {
    /// Installs it where it is not yet, and starts it for this scenario's request.
    pub async fn start(options: &Options, world: &World, scenario: &Scenario, read: &Read) -> anyhow::Result<Self> {
        let folder = install(options).await?;
        let settings = folder.join("settings.json");
        fs::write(&settings, settings_of(world, scenario, read).await?.to_string())?;
        let log = fs::File::create(folder.join("peer.log"))?;
        let child = Command::new("node")
            .arg("server.js")
            .env("NODE_ENV", "production")
            .env("PEER_SETTINGS", &settings)
            .env("PGHOST", world.socket()?)
            .env("PGUSER", LOGIN)
            .env("PGPASSWORD", LOGIN)
            .env("PGDATABASE", "devproof")
            .current_dir(&folder)
            .stdout(Stdio::null())
            .stderr(log)
            .kill_on_drop(true)
            .spawn()
            .context("node")?;
        let mut peer = Self { pid: child.id().context("the peer has ended")?, child };
        peer.wait_until_ready(&folder).await?;
        is_alike(world, scenario).await?;
        Ok(peer)
    }

    async fn wait_until_ready(&mut self, folder: &Path) -> anyhow::Result<()> {
        let started = Instant::now();
        while started.elapsed() < Duration::from_secs(20) && self.child.try_wait()?.is_none() {
            if reqwest::get(format!("http://{ADDRESS}/healthz"))
                .await
                .is_ok_and(|answer| answer.status().is_success())
            {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        bail!("the peer did not start: {}", fs::read_to_string(folder.join("peer.log")).unwrap_or_default())
    }

    /// Stops it; its workers end with it.
    pub async fn stop(mut self) {
        let _ = Command::new("kill").args(["-TERM", &self.pid.to_string()]).status().await;
        if tokio::time::timeout(Duration::from_secs(10), self.child.wait()).await.is_err() {
            let _ = self.child.kill().await;
        }
    }
}

/// `npm ci` where its lock is another than last time.
async fn install(options: &Options) -> anyhow::Result<PathBuf> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("peer");
    let folder = options.folder.join("peer");
    fs::create_dir_all(&folder)?;
    for file in FILES {
        fs::copy(source.join(file), folder.join(file)).with_context(|| file.to_owned())?;
    }
    let (lock, stamp) = (fs::read(folder.join("package-lock.json"))?, folder.join("installed"));
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(folder);
    }
    eprintln!("installing the peer's packages");
    let output = Command::new("npm")
        .args(["ci", "--no-audit", "--no-fund"])
        .current_dir(&folder)
        .output()
        .await
        .context("npm")?;
    ensure!(output.status.success(), "npm ci: {}", String::from_utf8_lossy(&output.stderr));
    fs::write(stamp, lock)?;
    Ok(folder)
}

/// The request, the keys of tokens, the two statements, and what each person binds.
async fn settings_of(world: &World, scenario: &Scenario, read: &Read) -> anyhow::Result<Value> {
    let visit = scenario.visits.first().context("nobody asks")?.call();
    let path = visit.path.split('?').next().unwrap_or_default();
    let jwks: Value = reqwest::get(world.url("/auth/v1/.well-known/jwks.json")).await?.json().await?;
    let values = |prepared: &Prepared, place: usize| prepared.values.get(place).cloned();
    let callers: Map<String, Value> = world
        .seekers
        .iter()
        .enumerate()
        .map(|(place, person)| {
            let bound =
                json!({ "context": values(&read.context, place), "statement": values(&read.statement, place) });
            (person.id.to_string(), bound)
        })
        .collect();
    Ok(json!({
        "port": PORT, "method": visit.method, "path": path, "jwks": jwks,
        "context": read.context.text, "statement": read.statement.text, "callers": callers,
    }))
}

/// Whoever answers something else does not do the same.
async fn is_alike(world: &World, scenario: &Scenario) -> anyhow::Result<()> {
    let visit = scenario.visits.last().context("nobody asks")?.call();
    let ours = Connection::open(world, 0).await?.send(&visit).await?;
    let theirs = Connection::open_to(world, ADDRESS, 0).await?.send(&visit).await?;
    let (ours, theirs): (Value, Value) = (serde_json::from_slice(&ours)?, serde_json::from_slice(&theirs)?);
    ensure!(ours == theirs, "we answer {ours}, the peer {theirs}");
    Ok(())
}
