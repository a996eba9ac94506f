//! Services that may vouch for people: `google_…`, `github_…` and `oidc_providers`.

use super::{ConfigError, Mode, settings::Values};
use devproof_auth::{OidcProvider, ProviderKind};
use devproof_outbound::{Networks, openid};

/// Google and GitHub, when they are configured, and what `oidc_providers` lists.
pub(super) fn providers(values: &Values) -> Result<Vec<OidcProvider>, ConfigError> {
    let mut providers: Vec<OidcProvider> = google(values)?.into_iter().chain(github(values)?).collect();
    for text in values.list("oidc_providers") {
        let provider = named(&text)?;
        if providers.iter().any(|other| other.name == provider.name) {
            return Err(ConfigError::new("oidc_providers", format!("names \"{}\" twice", provider.name)));
        }
        providers.push(provider);
    }
    Ok(providers)
}

fn google(values: &Values) -> Result<Option<OidcProvider>, ConfigError> {
    let client_ids = values.list("google_client_id");
    if client_ids.is_empty() {
        if values.text("google_client_secret").is_some() {
            return Err(ConfigError::new(
                "google_client_id",
                "is missing, but google_client_secret is set; set both",
            ));
        }
        return Ok(None);
    }
    let client_secret = values.text("google_client_secret").ok_or_else(|| {
        ConfigError::new("google_client_secret", "is missing, but google_client_id is set; set both")
    })?;
    let issuer = values.required("google_issuer")?;
    if !openid::is_issuer(&issuer) {
        return Err(ConfigError::new("google_issuer", format!("is \"{issuer}\", which is no issuer")));
    }
    Ok(Some(OidcProvider {
        name: "google".to_owned(),
        kind: ProviderKind::OpenId,
        issuer,
        client_ids,
        client_secret: Some(client_secret),
    }))
}

fn github(values: &Values) -> Result<Option<OidcProvider>, ConfigError> {
    let (id, client_secret) = (values.text("github_client_id"), values.text("github_client_secret"));
    let missing =
        |name: &'static str, other: &str| ConfigError::new(name, format!("is missing, but {other} is set; set both"));
    let (client_id, client_secret) = match (id, client_secret) {
        (None, None) => return Ok(None),
        (Some(_), None) => return Err(missing("github_client_secret", "github_client_id")),
        (None, Some(_)) => return Err(missing("github_client_id", "github_client_secret")),
        (Some(id), Some(secret)) => (id, secret),
    };
    let (issuer, api) = (github_address(values, "github_url")?, github_api(values)?);
    Ok(Some(OidcProvider {
        name: "github".to_owned(),
        kind: ProviderKind::GitHub { api },
        issuer,
        client_ids: vec![client_id],
        client_secret: Some(client_secret),
    }))
}

/// `github_api_url`.
pub(super) fn github_api(values: &Values) -> Result<String, ConfigError> {
    github_address(values, "github_api_url")
}

fn github_address(values: &Values, name: &'static str) -> Result<String, ConfigError> {
    let url = values.required(name)?;
    match openid::is_issuer(&url) {
        true => Ok(url),
        false => Err(ConfigError::new(name, format!("is \"{url}\"; say an address such as https://github.com"))),
    }
}

/// `name=issuer|client_id|client_secret`. It holds a secret, so it is never repeated whole.
fn named(text: &str) -> Result<OidcProvider, ConfigError> {
    let (name, rest) = text.split_once('=').unwrap_or((text, ""));
    let error = |problem: &str| {
        let name: String = name.chars().take(40).collect();
        ConfigError::new("oidc_providers", format!("\"{name}\" {problem}; say name=issuer|client_id|client_secret"))
    };
    let name = name.trim();
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_';
    if name.is_empty() || name.len() > 40 || !name.bytes().all(plain) {
        return Err(error("must be a name of lowercase letters, digits and _"));
    }
    // These are other ways to sign in.
    if ["email", "phone", "anonymous_users", "sso", "saml", "web3"].contains(&name) {
        return Err(error("is a name that stands for something else"));
    }
    let mut parts = rest.split('|').map(str::trim);
    let (issuer, client_id, secret) = (parts.next(), parts.next(), parts.next());
    let issuer = issuer.filter(|issuer| openid::is_issuer(issuer)).ok_or_else(|| error("has no issuer"))?;
    let client_id = client_id.filter(|id| !id.is_empty()).ok_or_else(|| error("has no client id"))?;
    if parts.next().is_some() {
        return Err(error("has too many parts"));
    }
    Ok(OidcProvider {
        name: name.to_owned(),
        kind: ProviderKind::OpenId,
        issuer: issuer.to_owned(),
        client_ids: vec![client_id.to_owned()],
        client_secret: secret.filter(|secret| !secret.is_empty()).map(str::to_owned),
    })
}

/// `outbound_networks`: none in production, this machine in development.
pub(super) fn networks(values: &Values, mode: Mode) -> Result<Networks, ConfigError> {
    match values.get("outbound_networks") {
        None if mode == Mode::Development => Ok(Networks::loopback()),
        None => Ok(Networks::default()),
        Some(text) => text.parse().map_err(|_| {
            ConfigError::new("outbound_networks", format!("is \"{text}\"; say networks such as 10.0.0.0/8,fd00::/8"))
        }),
    }
}
