//! The relying party: what security keys and passkeys are checked against. The ceremonies are webauthn-rs's; their state
//! lies in the challenge's row and never leaves the server.

use crate::error::AuthError;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::time::Duration;
use url::Url;
use webauthn_rs::{Webauthn, WebauthnBuilder};

/// How long the browser waits for the person.
const CEREMONY: Duration = Duration::from_secs(120);

/// The relying party of a site. Keys are bound to a host name, and browsers take no address for one: `None` where the
/// site has none.
pub(crate) fn relying_party(site_url: &str) -> Result<Option<Webauthn>, String> {
    let origin = Url::parse(site_url).map_err(|_| "the site's address is none".to_owned())?;
    let Some(id) = origin.domain() else { return Ok(None) };
    let builder = WebauthnBuilder::new(id, &origin).map_err(|error| error.to_string())?;
    builder.rp_name("Devproof").timeout(CEREMONY).build().map(Some).map_err(|error| error.to_string())
}

/// A ceremony's state, or a key, for its column.
pub(crate) fn to_row<T: Serialize>(value: &T) -> Result<Value, AuthError> {
    serde_json::to_value(value).map_err(|error| {
        tracing::error!(%error, "auth: a key's state cannot be written");
        AuthError::Unexpected
    })
}

/// Back again.
pub(crate) fn from_row<T: DeserializeOwned>(value: Option<Value>) -> Result<T, AuthError> {
    serde_json::from_value(value.unwrap_or_default()).map_err(|error| {
        tracing::error!(%error, "auth: a key's stored state cannot be read");
        AuthError::Unexpected
    })
}

/// A part of the request, as the browser serialised it.
pub(crate) fn from_client<T: DeserializeOwned>(value: Option<&Value>, name: &'static str) -> Result<T, AuthError> {
    let value = value.cloned().ok_or_else(|| AuthError::validation(format!("{name} is required")))?;
    serde_json::from_value(value).map_err(|_| AuthError::validation(format!("{name} is not a credential's answer")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_bound_to_the_sites_host_name() {
        let origins = |site: &str| {
            let party = relying_party(site).unwrap();
            party.map(|party| party.get_allowed_origins().iter().map(Url::to_string).collect::<Vec<_>>())
        };
        assert_eq!(origins("https://jobs.example.org").unwrap(), ["https://jobs.example.org/"]);
        assert_eq!(origins("http://localhost:54321").unwrap(), ["http://localhost:54321/"]);
        assert!(origins("http://127.0.0.1:54321").is_none() && origins("http://[::1]").is_none());
        assert!(relying_party("nonsense").is_err());
    }
}
