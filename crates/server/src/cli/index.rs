//! `devproof index`: the search index, which every node keeps for itself.

use crate::{boot::Booted, config::Config};
use anyhow::Context;
use clap::Subcommand;
use devproof_db::{Access, Actor, Settings, Sql};

#[derive(Subcommand)]
pub(super) enum Action {
    /// Builds the search index anew. Running servers do it in the background and search in the old one meanwhile; a server
    /// that isn't running does it at its start
    Rebuild,
}

pub(super) async fn run(config: &Config, booted: &Booted, action: Action) -> anyhow::Result<()> {
    match action {
        Action::Rebuild => {
            let tell =
                Sql::new("select pg_logical_emit_message(true, $1, 'rebuild')").bind(devproof_search::MESSAGE_PREFIX);
            booted.db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &tell).await?;
            let folder = config.search_folder();
            devproof_search::discard_unused(&folder).with_context(|| folder.display().to_string())?;
            println!("Running servers build the search index anew.");
            Ok(())
        }
    }
}
