//! What an OpenID Connect provider says about itself (OpenID Connect Discovery 1.0, section 4).

use crate::http::{Http, HttpError};
use http::Request;
use serde::Deserialize;
use url::Url;

/// Longest issuer, in bytes.
const MAX_ISSUER: usize = 500;

/// The part of a provider's metadata that signing in needs.
#[derive(Debug, Clone, Deserialize)]
pub struct Metadata {
    /// Who it is, exactly as its tokens say it.
    pub issuer: String,
    /// Where people are sent.
    pub authorization_endpoint: Url,
    /// Where codes are exchanged.
    pub token_endpoint: Url,
    /// Where its public keys are.
    pub jwks_uri: Url,
    /// Where further claims are.
    pub userinfo_endpoint: Option<Url>,
    /// How clients may prove themselves at the token endpoint; empty means by `client_secret_basic`.
    #[serde(default)]
    pub token_endpoint_auth_methods_supported: Vec<String>,
    /// Whether its answers name their issuer (RFC 9207).
    #[serde(default)]
    pub authorization_response_iss_parameter_supported: bool,
}

/// A provider that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum DiscoverError {
    /// The issuer is no address, or carries what an issuer must not.
    #[error("the issuer isn't an address such as https://accounts.example.org")]
    NoIssuer,
    /// Nothing came back.
    #[error(transparent)]
    Http(#[from] HttpError),
    /// What came back is no metadata; says what is wrong.
    #[error("{0}")]
    NoMetadata(String),
    /// The metadata is another issuer's.
    #[error("the metadata belongs to another issuer")]
    OtherIssuer,
}

/// The issuer as it was written, if it can be one: http or https, without user, query and fragment. Whether http may be
/// called is the client's decision.
pub fn is_issuer(text: &str) -> bool {
    text.len() <= MAX_ISSUER
        && Url::parse(text).is_ok_and(|url| {
            matches!(url.scheme(), "http" | "https")
                && url.has_host()
                && url.username().is_empty()
                && url.password().is_none()
                && url.query().is_none()
                && url.fragment().is_none()
        })
        && !text.contains(|c: char| c.is_whitespace() || c.is_control() || c == '\\')
}

/// Fetches a provider's metadata.
///
/// # Errors
/// [`DiscoverError`].
pub async fn discover(http: &Http, issuer: &str) -> Result<Metadata, DiscoverError> {
    if !is_issuer(issuer) {
        return Err(DiscoverError::NoIssuer);
    }
    let address = format!("{}/.well-known/openid-configuration", issuer.trim_end_matches('/'));
    let metadata: Metadata = serde_json::from_slice(&get(http, &address).await?)
        .map_err(|error| DiscoverError::NoMetadata(error.to_string()))?;
    // Exactly: the issuer is what tokens are bound to.
    if metadata.issuer != issuer {
        return Err(DiscoverError::OtherIssuer);
    }
    let endpoints = [&metadata.authorization_endpoint, &metadata.token_endpoint, &metadata.jwks_uri];
    let over_tls = issuer.starts_with("https:");
    let safe = |url: &Url| url.scheme() == "https" || (url.scheme() == "http" && !over_tls);
    if !endpoints.into_iter().chain(&metadata.userinfo_endpoint).all(safe) {
        return Err(DiscoverError::NoMetadata("an endpoint is not reached over TLS".to_owned()));
    }
    Ok(metadata)
}

/// Fetches a provider's public keys, as the JSON that was sent.
///
/// # Errors
/// [`DiscoverError`].
pub async fn keys(http: &Http, metadata: &Metadata) -> Result<Vec<u8>, DiscoverError> {
    get(http, metadata.jwks_uri.as_str()).await
}

async fn get(http: &Http, address: &str) -> Result<Vec<u8>, DiscoverError> {
    let request = Request::get(address).header(http::header::ACCEPT, "application/json");
    let request = request.body(Vec::new()).map_err(|_| DiscoverError::NoIssuer)?;
    let answer = http.send(request).await?;
    if answer.status() != http::StatusCode::OK {
        return Err(DiscoverError::NoMetadata(format!("it answers with status {}", answer.status().as_u16())));
    }
    Ok(answer.into_body())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_issuer_is_a_bare_address() {
        for good in ["https://accounts.google.com", "https://login.example.org/tenant/v2.0", "http://127.0.0.1:1/"] {
            assert!(is_issuer(good), "{good}");
        }
        for bad in [
            "",
            "accounts.google.com",
            "ftp://a.example",
            "https://",
            "https://user@a.example",
            "https://a.example/?x=1",
            "https://a.example/#x",
            "https://a.example/ b",
            "https:\\\\a.example",
            "javascript:alert(1)",
        ] {
            assert!(!is_issuer(bad), "{bad}");
        }
    }
}
