//! A provider that the configuration names.

use std::fmt;

/// How a provider is asked who someone is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProviderKind {
    /// By OpenID Connect.
    OpenId,
    /// By GitHub's API.
    GitHub {
        /// Where that is.
        api: String,
    },
}

/// A provider of the configuration.
#[derive(Clone)]
pub struct OidcProvider {
    /// What clients call it, such as `google`.
    pub name: String,
    /// What it speaks.
    pub kind: ProviderKind,
    /// Who it is, exactly as its tokens say it; for GitHub where it is.
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
