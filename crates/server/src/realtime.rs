//! What `devproof-realtime` needs of the application.

use crate::{
    boot::Booted,
    config::{Config, Mode},
    liveness::Liveness,
};
use anyhow::{Context, bail};
use devproof_claims::{Clock, Verifier};
use devproof_realtime::{Limits, RealtimeConfig, RealtimeState, ReplicationConfig};
use std::sync::Arc;
use tokio_postgres::config::Host;

/// The realtime service of this application. It reads no changes before its feed is started.
///
/// # Errors
/// When the replication login lacks a host, a user or a database.
pub fn build(
    config: &Config,
    booted: &Booted,
    verifier: &Verifier,
    liveness: &Liveness,
    clock: Arc<dyn Clock>,
) -> anyhow::Result<RealtimeState> {
    let liveness = liveness.clone();
    let mut allowed_origins: Vec<String> = Vec::new();
    // A page that is served from the public address may connect, whatever a proxy made of the Host header.
    if config.mode == Mode::Production {
        allowed_origins.push(config.public_url.origin().ascii_serialization());
    }
    Ok(RealtimeState::new(RealtimeConfig {
        db: booted.db.clone(),
        verifier: verifier.clone(),
        replication: replication(&booted.replication).context("the change feed's login")?,
        session_alive: Arc::new(move |sessions| {
            let liveness = liveness.clone();
            Box::pin(async move { liveness.living(&sessions).await })
        }),
        clock,
        limits: Limits {
            connections: config.max_connections,
            connections_per_address: config.max_connections_per_address,
            ..Limits::default()
        },
        allowed_origins,
        development: config.mode == Mode::Development,
    }))
}

fn replication(login: &tokio_postgres::Config) -> anyhow::Result<ReplicationConfig> {
    let host = match login.get_hosts().first() {
        Some(Host::Tcp(name)) => name.clone(),
        Some(Host::Unix(folder)) => folder.to_string_lossy().into_owned(),
        None => bail!("names no host"),
    };
    Ok(ReplicationConfig {
        host,
        port: login.get_ports().first().copied().unwrap_or(5432),
        user: login.get_user().context("names no user")?.to_owned(),
        password: login.get_password().map(|password| String::from_utf8_lossy(password).into_owned()).unwrap_or_default(),
        dbname: login.get_dbname().context("names no database")?.to_owned(),
    })
}
