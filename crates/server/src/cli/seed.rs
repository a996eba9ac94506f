//! `devproof seed`, and the demo world of `devproof serve --demo`.

use super::progress;
use crate::{
    boot::Booted,
    config::{Config, Mode},
    storage_backend,
};
use anyhow::bail;
use devproof_auth::{HashCost, totp};
use devproof_claims::{Clock, SystemClock};
use devproof_db::{Access, Actor, Settings, Sql};
use devproof_demo::{DOMAIN, LOGINS, PASSWORD, STAFF_SECRET};

/// Loads the demo world. Refuses production, and a database that holds anything else.
pub(super) async fn seed(config: &Config, booted: &Booted, scale: u32) -> anyhow::Result<()> {
    if config.mode == Mode::Production {
        bail!("DEVPROOF_MODE: demo data loads in development only");
    }
    if has_account(booted, "%").await? {
        bail!("the database already has accounts; demo data loads only into an empty database");
    }
    let hash = devproof_auth::hash_now(HashCost::default(), PASSWORD)?;
    devproof_demo::load(&booted.owner, SystemClock.now(), scale.max(1), &hash, &booted.secret, progress).await?;
    progress("Drawing logos");
    devproof_demo::hang_marks(&booted.owner, &storage_backend::backend(config)?).await
}

/// Loads it if the database is empty; one with the demo world, or with anything else, is left alone.
pub(super) async fn seed_once(config: &Config, booted: &Booted) -> anyhow::Result<()> {
    if config.mode == Mode::Development && !has_account(booted, "%").await? {
        seed(config, booted, 1).await?;
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
