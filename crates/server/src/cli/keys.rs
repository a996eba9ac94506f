//! `devproof keys`.

use crate::{boot, config::Config};
use devproof_claims::{KeyRing, Verifier};
use serde_json::json;

/// Prints `{"url","anon_key"}`, and the operator's key when it is asked for.
pub(super) fn print(config: &Config, service_role: bool) -> anyhow::Result<()> {
    // API keys come from the master secret alone; the ring is for users' tokens.
    let verifier = Verifier::new(&boot::master_secret(config)?, &KeyRing::generate()?, config.auth_url());
    let keys = verifier.api_keys();
    let mut out = json!({ "url": config.site_url(), "anon_key": keys.anon });
    if service_role {
        out["service_role_key"] = keys.service_role.into();
    }
    println!("{out}");
    Ok(())
}
