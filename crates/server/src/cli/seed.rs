//! `devproof seed`, and the demo world of `devproof serve --demo`.

use crate::{
    boot::Booted,
    config::{Config, Mode},
};
use anyhow::bail;
use devproof_db::{Access, Actor, Settings, Sql};

/// The domain of the demo world's addresses.
const DOMAIN: &str = "demo.devproof.test";

/// Refuses to go on in production where the demo world was loaded: its passwords are public.
pub(super) async fn refuse_demo_accounts(booted: &Booted) -> anyhow::Result<()> {
    let sql = Sql::new("select 1 from auth.users where email like '%@' || $1 limit 1").bind(DOMAIN);
    let found = booted.db.run(Actor::System, Access::ReadOnly, &Settings::default(), &sql).await?;
    if found.is_empty() {
        return Ok(());
    }
    bail!(
        "DEVPROOF_MODE: the database holds the demo world, whose passwords everybody knows; \
         production needs another DEVPROOF_DATA_DIR or database"
    );
}

/// Loads the demo world into an empty database.
pub(super) async fn seed(config: &Config, _booted: &Booted, _scale: u32) -> anyhow::Result<()> {
    if config.mode == Mode::Production {
        bail!("DEVPROOF_MODE: the demo world loads in development only");
    }
    bail!("not yet");
}

/// Loads it if the database is empty; a database with anything else in it is left alone.
pub(super) async fn seed_once(_config: &Config, _booted: &Booted) -> anyhow::Result<()> {
    Ok(())
}

/// Says who can sign in.
pub(super) fn print_logins(_site: &str) {}
