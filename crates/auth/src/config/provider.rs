//! A provider that the configuration names.

use std::fmt;

/// A provider of the configuration.
#[derive(Clone)]
pub struct OidcProvider {
    /// What clients call it, such as `google`.
    pub name: String,
    /// Who it is, exactly as its tokens say it.
    pub issuer: String,
    /// Our id there. Further ids whose ID tokens are taken from apps stand behind it.
    pub client_ids: Vec<String>,
    /// Our secret there; none for a public client.
    pub client_secret: Option<String>,
}

impl fmt::Debug for OidcProvider {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OidcProvider").field("name", &self.name).field("issuer", &self.issuer).finish_non_exhaustive()
    }
}
