//! Signing in by GitHub, which speaks OAuth 2.0 with PKCE and no OpenID Connect: there is no ID token. Its word is what its
//! API answers to the access token that the code was exchanged for, over a connection of ours. Of a person's addresses only
//! the primary one counts, and only when GitHub verified it.

use crate::{
    error::AuthError,
    oidc::{claims::ProviderClaims, provider::Provider, states::Secrets, tokens::Granted},
    state::AuthState,
};
use http::{HeaderValue, Request, StatusCode, header};
use openidconnect::{PkceCodeChallenge, PkceCodeVerifier};
use serde::Deserialize;
use serde_json::{Value, json};
use url::Url;

/// What GitHub is asked for: who it is, and the addresses.
const SCOPES: [&str; 2] = ["read:user", "user:email"];
/// Longest access token, in bytes.
const MAX_TOKEN: usize = 1_000;

#[derive(Deserialize)]
struct Token {
    access_token: Option<String>,
    /// A refused code is answered with status 200.
    error: Option<String>,
}

#[derive(Deserialize)]
struct Account {
    id: u64,
    login: String,
    name: Option<String>,
    avatar_url: Option<String>,
}

#[derive(Deserialize)]
struct Address {
    email: String,
    primary: bool,
    verified: bool,
}

/// Where a person is sent.
///
/// # Errors
/// When the configured address is none.
pub(crate) fn authorize_url(
    state: &AuthState,
    provider: &Provider,
    secrets: &Secrets,
    scopes: Vec<String>,
    login_hint: Option<&str>,
) -> Result<Url, AuthError> {
    let mut url = page(provider, "authorize")?;
    let verifier = PkceCodeVerifier::new(secrets.verifier.clone());
    let challenge = PkceCodeChallenge::from_code_verifier_sha256(&verifier);
    let scopes: Vec<String> = SCOPES.into_iter().map(str::to_owned).chain(scopes).collect();
    let mut query = url.query_pairs_mut();
    query
        .append_pair("response_type", "code")
        .append_pair("client_id", provider.client_id())
        .append_pair("redirect_uri", &state.callback_url())
        .append_pair("scope", &scopes.join(" "))
        .append_pair("state", &secrets.state)
        .append_pair("code_challenge", challenge.as_str())
        .append_pair("code_challenge_method", "S256");
    if let Some(login) = login_hint {
        query.append_pair("login", login);
    }
    drop(query);
    Ok(url)
}

/// Whether an answer that names its issuer (RFC 9207) is GitHub's.
pub(crate) fn is_issuer(provider: &Provider, iss: &str) -> bool {
    let own = provider.issuer.trim_end_matches('/');
    iss.strip_prefix(own).is_some_and(|rest| matches!(rest, "" | "/" | "/login/oauth"))
}

/// Exchanges the code that a person brought back, and asks who they are.
///
/// # Errors
/// When GitHub does not answer, or refuses the code or the token.
pub(crate) async fn redeem(
    state: &AuthState,
    provider: &Provider,
    api: &str,
    code: &str,
    secrets: &Secrets,
) -> Result<Granted, AuthError> {
    let form = url::form_urlencoded::Serializer::new(String::new())
        .append_pair("client_id", provider.client_id())
        .append_pair("client_secret", provider.client_secret.as_deref().unwrap_or_default())
        .append_pair("code", code)
        .append_pair("redirect_uri", &state.callback_url())
        .append_pair("code_verifier", &secrets.verifier)
        .finish();
    let request = Request::post(page(provider, "access_token")?.as_str())
        .header(header::ACCEPT, "application/json")
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .body(form.into_bytes())
        .map_err(|_| AuthError::ProviderAnswer)?;
    let token: Token = read(&send(state, request).await?.ok_or_else(|| refused("the code"))?)?;
    if let Some(error) = token.error {
        return Err(refused(&error));
    }
    let token = token.access_token.filter(|token| (1..=MAX_TOKEN).contains(&token.len()));
    let token = token.ok_or_else(|| refused("there is no access token"))?;

    let account = get(state, api, "/user", &token).await?.ok_or_else(|| refused("who it is"))?;
    let account: Account = read(&account)?;
    // Who didn't let us read the addresses has none for us.
    let addresses: Vec<Address> = match get(state, api, "/user/emails", &token).await? {
        Some(body) => read(&body)?,
        None => Vec::new(),
    };
    let claims = claims_of(&account, addresses);
    let claims = ProviderClaims::read(provider, &claims)?;
    Ok(Granted { claims, access_token: token, refresh_token: None })
}

/// In the words of an ID token.
fn claims_of(account: &Account, addresses: Vec<Address>) -> Value {
    let primary = addresses.into_iter().find(|address| address.primary);
    let verified = primary.as_ref().is_some_and(|address| address.verified);
    json!({
        "sub": account.id.to_string(), "preferred_username": account.login, "name": account.name,
        "picture": account.avatar_url, "email": primary.map(|address| address.email), "email_verified": verified,
    })
}

fn page(provider: &Provider, name: &str) -> Result<Url, AuthError> {
    let address = format!("{}/login/oauth/{name}", provider.issuer.trim_end_matches('/'));
    Url::parse(&address).map_err(|_| AuthError::ProviderUnreachable)
}

async fn get(state: &AuthState, api: &str, path: &str, token: &str) -> Result<Option<Vec<u8>>, AuthError> {
    let bearer = HeaderValue::from_str(&format!("Bearer {token}")).map_err(|_| refused("the token is no header"))?;
    let request = Request::get(format!("{}{path}", api.trim_end_matches('/')))
        .header(header::AUTHORIZATION, bearer)
        .header(header::ACCEPT, "application/vnd.github+json")
        .header("x-github-api-version", "2022-11-28")
        .body(Vec::new())
        .map_err(|_| AuthError::ProviderAnswer)?;
    send(state, request).await
}

/// The body of a good answer; none where GitHub refuses.
async fn send(state: &AuthState, request: Request<Vec<u8>>) -> Result<Option<Vec<u8>>, AuthError> {
    let answer = state.directory.http().send(request).await.map_err(|error| {
        tracing::warn!(%error, "auth: GitHub did not answer");
        AuthError::ProviderUnreachable
    })?;
    match answer.status() {
        StatusCode::OK => Ok(Some(answer.into_body())),
        status if status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS => {
            tracing::warn!(%status, "auth: GitHub cannot answer");
            Err(AuthError::ProviderUnreachable)
        }
        _ => Ok(None),
    }
}

fn read<'a, T: Deserialize<'a>>(body: &'a [u8]) -> Result<T, AuthError> {
    serde_json::from_slice(body).map_err(|error| refused(&format!("its answer cannot be read: {error}")))
}

fn refused(why: &str) -> AuthError {
    tracing::warn!(why, "auth: GitHub's word was refused");
    AuthError::ProviderAnswer
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claims(addresses: &[(&str, bool, bool)]) -> Value {
        let account = Account { id: 7, login: "ada".to_owned(), name: None, avatar_url: None };
        let address =
            |&(email, primary, verified): &(&str, bool, bool)| Address { email: email.to_owned(), primary, verified };
        claims_of(&account, addresses.iter().map(address).collect())
    }

    #[test]
    fn only_the_primary_address_counts_and_only_when_it_was_verified() {
        let of = |addresses: &[(&str, bool, bool)]| {
            let claims = claims(addresses);
            (claims["email"].as_str().map(str::to_owned), claims["email_verified"] == true)
        };
        assert_eq!(of(&[("b@x.test", false, true), ("a@x.test", true, true)]), (Some("a@x.test".to_owned()), true));
        assert_eq!(of(&[("a@x.test", true, false), ("b@x.test", false, true)]), (Some("a@x.test".to_owned()), false));
        assert_eq!(of(&[("b@x.test", false, true)]), (None, false));
        assert_eq!(of(&[]), (None, false));
        assert_eq!(claims(&[])["sub"], "7");
    }
}
