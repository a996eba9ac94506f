//! `devproof keys`: the API keys, and the keys that sign people's tokens.

use crate::{
    boot::{self, Booted},
    config::Config,
};
use clap::Subcommand;
use devproof_auth::{KeyFacts, KeyStore, Rotation};
use devproof_claims::{KeyRing, KeyStage, SystemClock, Verifier};
use serde_json::json;
use std::sync::Arc;
use time::{Duration, OffsetDateTime, format_description::well_known::Rfc3339};

#[derive(Subcommand)]
pub(super) enum Action {
    /// Lists the signing keys and their state
    List,
    /// Creates a signing key. All servers publish it immediately and sign with it later
    Rotate {
        /// Minutes until the key signs; other services cache the list of keys for 10 minutes
        #[arg(long, default_value_t = 15, value_parser = clap::value_parser!(u32).range(1..=10_080))]
        minutes: u32,
        /// For emergencies: sign immediately. Other services can reject some tokens for 10 minutes
        #[arg(long, conflicts_with = "minutes")]
        now: bool,
    },
    /// Retires the key KID and rejects all its tokens. Sessions stay and get a new token
    Retire {
        /// The key's ID from `devproof keys list`
        kid: String,
    },
}

/// Prints `{"url","anon_key"}`, and the operator's key when it is asked for.
pub(super) fn print(config: &Config, service_role: bool) -> anyhow::Result<()> {
    // API keys come from the master secret alone; the ring is for users' tokens.
    let verifier = Verifier::new(&boot::master_secret(config)?, KeyRing::generate()?, config.auth_url());
    let keys = verifier.api_keys();
    let mut out = json!({ "url": config.site_url(), "anon_key": keys.anon });
    if service_role {
        out["service_role_key"] = keys.service_role.into();
    }
    println!("{out}");
    Ok(())
}

/// Looks after the signing keys, while servers run.
pub(super) async fn run(config: &Config, booted: &Booted, action: Action) -> anyhow::Result<()> {
    let store = KeyStore::new(booted.db.clone(), booted.secret.clone(), Arc::new(SystemClock));
    match action {
        Action::List => {}
        Action::Rotate { minutes, now } => {
            let rotation = Rotation {
                lead: (!now).then(|| Duration::minutes(i64::from(minutes))),
                token_life: config.access_token.try_into()?,
            };
            let key = store.rotate(rotation).await?;
            println!("{} signs from {}.", key.kid, text(Some(key.signs_from)));
        }
        Action::Retire { kid } => {
            store.retire(&kid).await?;
            println!("{kid} is retired; servers refuse its tokens within seconds.");
        }
    }
    for key in store.list().await? {
        println!("{}", line(&key));
    }
    Ok(())
}

/// One line of the list.
fn line(key: &KeyFacts) -> String {
    let KeyFacts { kid, stage, created_at, signs_from, honoured_until } = key;
    let times = match stage {
        KeyStage::Published => format!("signs from {}", text(Some(*signs_from))),
        KeyStage::Signing => format!("signs since {}", text(Some(*signs_from))),
        KeyStage::Retiring => format!("accepted until {}", text(*honoured_until)),
        KeyStage::Retired => format!("accepted until {}, made {}", text(*honoured_until), text(Some(*created_at))),
    };
    format!("{kid}  {:9}  {times}", stage.as_str())
}

fn text(at: Option<OffsetDateTime>) -> String {
    let at = at.and_then(|at| at.replace_nanosecond(0).ok()).and_then(|at| at.format(&Rfc3339).ok());
    at.unwrap_or_else(|| "further notice".to_owned())
}
