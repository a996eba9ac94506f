//! The settings of Stripe.

use super::{ConfigError, settings::Values};
use devproof_billing::{
    Plan,
    stripe::{Mode, Prices},
};
use std::{collections::BTreeMap, fmt};
use url::Url;

/// Stripe as this installation uses it.
#[derive(Clone)]
pub struct StripeConfig {
    /// Where it is.
    pub url: Url,
    /// What proves to Stripe who we are.
    pub secret_key: String,
    /// What its webhooks are signed with.
    pub webhook_secrets: Vec<String>,
    /// What pages load its script with.
    pub publishable_key: Option<String>,
    /// Which price is which plan.
    pub prices: Prices,
}

impl fmt::Debug for StripeConfig {
    // Secrets stay out of logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StripeConfig").field("url", &self.url.as_str()).finish_non_exhaustive()
    }
}

impl StripeConfig {
    /// Whether it is about real money.
    pub fn mode(&self) -> Mode {
        Mode::of_key(&self.secret_key)
    }
}

/// Reads the settings; nothing without a secret key. Keys are never repeated in an error.
pub(super) fn stripe(values: &Values) -> Result<Option<StripeConfig>, ConfigError> {
    let Some(secret_key) = values.text("stripe_secret_key") else {
        for name in ["stripe_webhook_secret", "stripe_publishable_key", "stripe_prices"] {
            if values.get(name).is_some() {
                return Err(ConfigError::new("stripe_secret_key", format!("is missing, and {name} is set")));
            }
        }
        return Ok(None);
    };
    let is_key = |key: &str| key.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    if !is_key(&secret_key) || !(secret_key.starts_with("sk_") || secret_key.starts_with("rk_")) {
        return Err(ConfigError::new("stripe_secret_key", "is no secret key such as sk_live_…"));
    }
    let webhook_secrets = values.list("stripe_webhook_secret");
    if webhook_secrets.is_empty() || !webhook_secrets.iter().all(|secret| is_key(secret)) {
        return Err(ConfigError::new("stripe_webhook_secret", "is no signing secret such as whsec_…"));
    }
    let publishable_key = values.text("stripe_publishable_key");
    if let Some(key) = &publishable_key {
        if !is_key(key) || !key.starts_with("pk_") {
            return Err(ConfigError::new("stripe_publishable_key", "is no publishable key such as pk_live_…"));
        }
        if Mode::of_key(key) != Mode::of_key(&secret_key) {
            let problem = "is of another mode than stripe_secret_key: one is for real money, the other for tests";
            return Err(ConfigError::new("stripe_publishable_key", problem));
        }
    }
    Ok(Some(StripeConfig {
        url: values.parsed("stripe_api_url", "an address such as https://api.stripe.com/")?,
        secret_key,
        webhook_secrets,
        publishable_key,
        prices: prices(values)?,
    }))
}

fn prices(values: &Values) -> Result<Prices, ConfigError> {
    let mut prices = BTreeMap::new();
    for part in values.list("stripe_prices") {
        let plan = part.split_once('=').and_then(|(plan, price)| {
            let (tier, interval) = plan.trim().split_once(':')?;
            Some((price.trim().to_owned(), Plan { tier_id: tier.to_owned(), interval: interval.parse().ok()? }))
        });
        let Some((price, plan)) = plan else {
            return Err(ConfigError::new("stripe_prices", format!("holds \"{part}\"; say pro:month=price_…")));
        };
        if prices.values().any(|known| *known == plan) || prices.insert(price, plan).is_some() {
            return Err(ConfigError::new("stripe_prices", format!("names a plan or price twice: \"{part}\"")));
        }
    }
    if prices.is_empty() {
        return Err(ConfigError::new("stripe_prices", "is missing: say pro:month=price_…,pro:year=price_…"));
    }
    Ok(Prices(prices))
}
