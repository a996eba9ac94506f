//! `devproof seed`, and the demo world of `devproof serve --demo`.

use super::{progress, signals::stop_on_signal};
use crate::{
    boot::Booted,
    config::{Config, Mode},
    storage_backend,
};
use anyhow::bail;
use devproof_auth::{HashCost, totp};
use devproof_claims::{Clock, SystemClock};
use devproof_db::{Access, Actor, Settings, Sql};
use devproof_demo::{DOMAIN, LOGINS, Outcome, PASSWORD, STAFF_SECRET, WorldOptions};
use tokio_util::sync::CancellationToken;

/// `devproof seed`: an interruption leaves the database as it was.
pub(super) async fn run(config: &Config, booted: &Booted, scale: u32) -> anyhow::Result<()> {
    let stop = CancellationToken::new();
    stop_on_signal(&stop)?;
    match seed(config, booted, scale, &stop).await? {
        Outcome::Loaded => Ok(()),
        Outcome::Interrupted => bail!("interrupted; nothing was loaded"),
    }
}

/// Loads the demo world. Refuses production, and a database that holds anything else.
async fn seed(config: &Config, booted: &Booted, scale: u32, stop: &CancellationToken) -> anyhow::Result<Outcome> {
    if config.mode == Mode::Production {
        bail!("DEVPROOF_MODE: demo data loads in development only");
    }
    if has_account(booted, "%").await? {
        bail!("the database already has accounts; demo data loads only into an empty database");
    }
    let options = WorldOptions {
        now: SystemClock.now(),
        scale: scale.max(1),
        password_hash: devproof_auth::hash_now(HashCost::default(), PASSWORD)?,
        master: booted.secret.clone(),
    };
    let outcome = devproof_demo::load(&booted.owner, options, progress, stop.cancelled()).await?;
    if outcome == Outcome::Loaded {
        progress("Drawing logos");
        devproof_demo::hang_marks(&booted.owner, &storage_backend::backend(config)?).await?;
    }
    Ok(outcome)
}

/// Loads it if the database is empty; one with the demo world, or with anything else, is left alone. When it is
/// interrupted the server is about to stop, and the next start loads it.
pub(super) async fn seed_once(config: &Config, booted: &Booted, stop: &CancellationToken) -> anyhow::Result<()> {
    if config.mode == Mode::Development && !has_account(booted, "%").await? {
        seed(config, booted, 1, stop).await?;
    }
    Ok(())
}

/// Refuses to continue in production where the demo world was loaded: its passwords are public.
pub(super) async fn refuse_demo_accounts(booted: &Booted) -> anyhow::Result<()> {
    if has_account(booted, &format!("%@{DOMAIN}")).await? {
        bail!(
            "DEVPROOF_MODE: the database holds the demo world, whose passwords everybody knows; \
             production needs another DEVPROOF_DATA_DIR or database"
        );
    }
    Ok(())
}

/// Whether any account's address is like `pattern`.
async fn has_account(booted: &Booted, pattern: &str) -> anyhow::Result<bool> {
    let sql = Sql::new("select 1 from auth.users where email like $1 limit 1").bind(pattern);
    Ok(!booted.db.run(Actor::System, Access::ReadOnly, &Settings::default(), &sql).await?.is_empty())
}

/// Says who can sign in.
pub(super) fn print_logins(site: &str) {
    println!("\nDemo log-ins, all with the password {PASSWORD}:");
    for login in LOGINS {
        println!("  {:<32} {}", format!("{}@{DOMAIN}", login.name), login.who);
    }
    let now = SystemClock.now();
    println!(
        "\nSecond factor for staff, for an authenticator app:\n  secret {}\n  {}\n  current code: {}",
        totp::to_base32(STAFF_SECRET),
        totp::uri("Devproof demo", &format!("staff@{DOMAIN}"), STAFF_SECRET),
        totp::code(STAFF_SECRET, now),
    );
    println!("\nEmails and text messages: {site}/dev/mailbox\nPress Ctrl-C to stop.");
}
