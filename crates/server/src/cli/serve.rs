//! `devproof serve`.

use super::{progress, seed, signals::stop_on_signal};
use crate::{
    accept::{self, AcceptLimits},
    app::App,
    boot::{self, Booted},
    config::{Config, Mode},
    observe, tasks,
};
use anyhow::{Context, bail};
use devproof_auth::{AuthKeys, KeyStore};
use devproof_claims::{Clock, SystemClock};
use devproof_db::cluster::Cluster;
use devproof_outbound::dns::SystemDns;
use std::{sync::Arc, time::Duration};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

/// Starts everything, serves it, and stops it in the opposite order.
pub(super) async fn serve(config: Config, demo: bool) -> anyhow::Result<()> {
    if demo && config.mode == Mode::Production {
        bail!("DEVPROOF_MODE: demo data loads in development only");
    }
    // Bound before anything is started: a second server on the same address must not touch the first one's database.
    let listener =
        TcpListener::bind(config.listen).await.with_context(|| format!("DEVPROOF_LISTEN: {}", config.listen))?;
    let metrics = match config.metrics_listen {
        Some(address) => {
            Some(TcpListener::bind(address).await.with_context(|| format!("DEVPROOF_METRICS_LISTEN: {address}"))?)
        }
        None => None,
    };
    let _held = boot::hold_data_dir(&config)?;
    let booted = boot::boot(&config, progress).await?;
    let result = run(config, demo, &booted, Listeners { people: listener, metrics }).await;
    if let Some(cluster) = &booted.cluster {
        progress("Stopping PostgreSQL");
        cluster.stop().await?;
    }
    result
}

/// The ports that were taken.
struct Listeners {
    people: TcpListener,
    metrics: Option<TcpListener>,
}

async fn run(mut config: Config, demo: bool, booted: &Booted, listeners: Listeners) -> anyhow::Result<()> {
    let stop = CancellationToken::new();
    stop_on_signal(&stop)?;
    if demo {
        seed::seed_once(&config, booted, &stop).await?;
        if stop.is_cancelled() {
            return Ok(());
        }
        config.careers_company.get_or_insert_with(|| devproof_demo::OWN_COMPANY.to_owned());
    } else if config.mode == Mode::Production {
        seed::refuse_demo_accounts(booted).await?;
    }
    if let Some(cluster) = &booted.cluster {
        tokio::spawn(revive(Arc::clone(cluster), stop.clone()));
    }
    let clock: Arc<dyn Clock> = Arc::new(SystemClock);
    let ring = KeyStore::new(booted.db.clone(), booted.secret.clone(), Arc::clone(&clock)).load_or_create().await?;
    let keys = AuthKeys::new(ring, &booted.secret);
    let limits = AcceptLimits::of(&config);
    let audit_days = config.audit_days;
    let (site, development) = (config.site_url(), config.mode == Mode::Development);
    let dns = Arc::new(SystemDns::new());
    let app = App::new(config, booted, &keys, clock, dns).await?;
    app.start_feed();
    let child = devproof_judge::child::this_program();
    let judge = app.judge_worker(child).await.map(Arc::new);
    let worker = tokio::spawn(app.worker_beside(judge.as_deref())?.run(stop.clone()));
    let judging = judge.map(|judge| tokio::spawn(judge.run(stop.clone())));
    tokio::spawn(app.watch_keys(stop.clone()));
    tokio::spawn(tasks::run_clock(
        booted.db.clone(),
        Arc::clone(&app.clock),
        Arc::clone(&app.settings),
        stop.clone(),
    ));
    tokio::spawn(tasks::sweep_storage(app.storage().clone(), stop.clone()));
    tokio::spawn(tasks::sweep_hourly(booted.db.clone(), Arc::clone(&app.clock), audit_days, stop.clone()));
    if let Some(listener) = listeners.metrics {
        tokio::spawn(observe::serve_metrics(listener, app.clone(), stop.clone().cancelled_owned()));
    }
    println!("Devproof is running at {site}");
    if development && demo {
        seed::print_logins(&site);
    }
    accept::serve(listeners.people, app.router(), limits, app.stopping(stop.clone())).await;
    stop.cancel();
    let judged = async {
        match judging {
            Some(judging) => judging.await,
            None => Ok(()),
        }
    };
    let (worker, judged, ()) = tokio::join!(worker, judged, app.sockets_closed());
    judged.context("the judge")?;
    worker.context("the background worker")
}

/// Starts the embedded PostgreSQL again when it was killed.
async fn revive(cluster: Arc<Cluster>, stop: CancellationToken) {
    loop {
        tokio::select! { () = tokio::time::sleep(Duration::from_secs(1)) => {}, () = stop.cancelled() => return }
        match cluster.revive().await {
            Ok(false) => {}
            Ok(true) => tracing::warn!("PostgreSQL had died and was started again"),
            Err(error) => tracing::error!(%error, "PostgreSQL has died and does not start"),
        }
    }
}
