//! A provider's code becomes an ID token, and the token is believed only when all of it holds.

use crate::{
    error::AuthError,
    oidc::{
        claims::ProviderClaims,
        directory::{CachedKeys, Directory},
        provider::Provider,
        states::Secrets,
    },
    state::AuthState,
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use http::{HeaderValue, Request, StatusCode, header};
use openidconnect::{
    AuthType, AuthorizationCode, ClaimsVerificationError, ClientId, ClientSecret, IssuerUrl, Nonce,
    OAuth2TokenResponse, PkceCodeVerifier, RedirectUrl, RequestTokenError, SignatureVerificationError, TokenResponse,
    TokenUrl,
    core::{CoreClient, CoreIdToken, CoreIdTokenVerifier, CoreJwsSigningAlgorithm as Alg},
};
use serde_json::Value;
use std::time::SystemTime;
use time::{Duration, OffsetDateTime};

/// Signatures that are believed: public keys alone, never a shared secret and never none.
const ALGORITHMS: [Alg; 9] = [
    Alg::RsaSsaPkcs1V15Sha256,
    Alg::RsaSsaPkcs1V15Sha384,
    Alg::RsaSsaPkcs1V15Sha512,
    Alg::RsaSsaPssSha256,
    Alg::RsaSsaPssSha384,
    Alg::RsaSsaPssSha512,
    Alg::EcdsaP256Sha256,
    Alg::EcdsaP384Sha384,
    Alg::EdDsa,
];
/// How far clocks may be apart.
const SKEW: Duration = Duration::seconds(30);
/// Longest ID token, in bytes.
const MAX_TOKEN: usize = 16 * 1024;

/// What came of a code.
pub(crate) struct Granted {
    pub(crate) claims: ProviderClaims,
    pub(crate) access_token: String,
    pub(crate) refresh_token: Option<String>,
}

/// Exchanges the code that a person brought back.
///
/// # Errors
/// When the provider does not answer, refuses the code, or sends a token that does not hold.
pub(crate) async fn redeem(
    state: &AuthState,
    provider: &Provider,
    code: &str,
    secrets: &Secrets,
    known: &CachedKeys,
) -> Result<Granted, AuthError> {
    let wrong = |_| AuthError::ProviderAnswer;
    let issuer = IssuerUrl::new(provider.issuer.clone()).map_err(wrong)?;
    let mut client =
        CoreClient::new(ClientId::new(provider.client_id().to_owned()), issuer, known.keys.as_ref().clone())
            .set_token_uri(TokenUrl::from_url(known.metadata.token_endpoint.clone()))
            .set_redirect_uri(RedirectUrl::new(state.callback_url()).map_err(wrong)?);
    if let Some(secret) = &provider.client_secret {
        client = client.set_client_secret(ClientSecret::new(secret.clone())).set_auth_type(auth_type(known));
    }
    let http = state.directory.http().clone();
    let send = move |request: Request<Vec<u8>>| {
        let http = http.clone();
        async move { http.send(request).await }
    };
    let answer = client
        .exchange_code(AuthorizationCode::new(code.to_owned()))
        .set_pkce_verifier(PkceCodeVerifier::new(secrets.verifier.clone()))
        .request_async(&send)
        .await;
    let answer = answer.map_err(|error| {
        let name = &provider.name;
        match error {
            RequestTokenError::Request(error) => {
                tracing::warn!(provider = name, %error, "auth: a provider's token endpoint did not answer");
                AuthError::ProviderUnreachable
            }
            RequestTokenError::ServerResponse(response) => {
                tracing::warn!(provider = name, error = %response.error(), "auth: a provider refused a code");
                AuthError::ProviderAnswer
            }
            RequestTokenError::Parse(error, _) => {
                tracing::warn!(provider = name, %error, "auth: a provider's token answer cannot be read");
                AuthError::ProviderAnswer
            }
            RequestTokenError::Other(error) => {
                tracing::warn!(provider = name, error, "auth: a provider's token answer cannot be read");
                AuthError::ProviderAnswer
            }
        }
    })?;
    let token = answer.id_token().ok_or_else(|| refused(provider, "there is no ID token"))?.to_string();
    let nonce = Nonce::new(secrets.nonce.clone());
    let mut claims = check(&state.directory, provider, known, &token, &NonceRule::Is(nonce), state.now()).await?;
    let access_token = answer.access_token().secret().clone();
    if claims["email"].is_null() {
        add_user_info(&state.directory, provider, known, &access_token, &mut claims).await?;
    }
    let claims = ProviderClaims::read(provider, &claims)?;
    Ok(Granted { claims, access_token, refresh_token: answer.refresh_token().map(|token| token.secret().clone()) })
}

/// What the token's nonce has to be.
pub(crate) enum NonceRule {
    /// This one.
    Is(Nonce),
    /// None at all.
    Absent,
}

/// Checks an ID token: issuer, audience, authorised party, signature, times, nonce; its claims. When its key is not
/// known the provider's keys are fetched once more.
///
/// # Errors
/// When anything does not hold; which it was is in the log alone.
pub(crate) async fn check(
    directory: &Directory,
    provider: &Provider,
    known: &CachedKeys,
    token: &str,
    nonce: &NonceRule,
    now: OffsetDateTime,
) -> Result<Value, AuthError> {
    match check_with(provider, known, token, nonce, now) {
        Err(ClaimsVerificationError::SignatureVerification(SignatureVerificationError::NoMatchingKey)) => {
            let known = directory.look_again(&provider.issuer).await?;
            check_with(provider, &known, token, nonce, now)
        }
        done => done,
    }
    .map_err(|error| refused(provider, &error.to_string()))
}

/// Refuses a token whose own words show that it cannot hold: no JWT, an algorithm that is not believed, another issuer,
/// another audience, expired. Nothing of it is believed for that; but the provider is asked for its keys only when they
/// could matter.
///
/// # Errors
/// As [`check`].
pub(crate) fn check_shape(provider: &Provider, token: &str, now: OffsetDateTime) -> Result<(), AuthError> {
    if token.len() > MAX_TOKEN {
        return Err(refused(provider, "the token is too long"));
    }
    let parts: Vec<&str> = token.split('.').collect();
    let [head, payload, signature] = parts[..] else { return Err(refused(provider, "it is no JWT")) };
    let decode = |part: &str| URL_SAFE_NO_PAD.decode(part.trim_end_matches('=')).ok();
    let json = |part: &str| decode(part).and_then(|bytes| serde_json::from_slice::<Value>(&bytes).ok());
    let (Some(head), Some(claims)) = (json(head), json(payload)) else {
        return Err(refused(provider, "it is no JWT"));
    };
    let algorithm: Option<Alg> = serde_json::from_value(head["alg"].clone()).ok();
    if !algorithm.is_some_and(|algorithm| ALGORITHMS.contains(&algorithm)) {
        return Err(refused(provider, "its algorithm is not believed"));
    }
    if decode(signature).is_none_or(|bytes| bytes.is_empty()) {
        return Err(refused(provider, "it is not signed"));
    }
    if claims["iss"].as_str() != Some(provider.issuer.as_str()) {
        return Err(refused(provider, "it is another issuer's"));
    }
    let is_ours = |audience: &Value| provider.client_ids.iter().any(|id| audience.as_str() == Some(id.as_str()));
    let audience = &claims["aud"];
    if !is_ours(audience) && !audience.as_array().is_some_and(|all| all.iter().any(is_ours)) {
        return Err(refused(provider, "it is for another client"));
    }
    // A fraction of a second is left to the check that follows.
    let expires = &claims["exp"];
    if !expires.is_number() || expires.as_i64().is_some_and(|at| at <= (now - SKEW).unix_timestamp()) {
        return Err(refused(provider, "it has expired"));
    }
    Ok(())
}

fn check_with(
    provider: &Provider,
    known: &CachedKeys,
    token: &str,
    nonce: &NonceRule,
    now: OffsetDateTime,
) -> Result<Value, ClaimsVerificationError> {
    let other = |text: String| ClaimsVerificationError::Other(text);
    if token.len() > MAX_TOKEN {
        return Err(other("the token is too long".to_owned()));
    }
    let parsed: CoreIdToken = token.parse().map_err(|error: serde_json::Error| other(error.to_string()))?;
    let payload = token.split('.').nth(1).and_then(|part| URL_SAFE_NO_PAD.decode(part.trim_end_matches('=')).ok());
    let claims: Value = payload
        .and_then(|bytes| serde_json::from_slice(&bytes).ok())
        .ok_or_else(|| other("the payload is no JSON".to_owned()))?;
    let issuer = IssuerUrl::new(provider.issuer.clone()).map_err(|error| other(error.to_string()))?;
    // The one of our ids that it is for; further audiences are refused by the verifier.
    let is_for = |id: &&String| match &claims["aud"] {
        Value::String(audience) => audience == *id,
        Value::Array(audiences) => audiences.iter().any(|audience| audience == id.as_str()),
        _ => false,
    };
    let client_id = provider.client_ids.iter().find(is_for).map_or(provider.client_id(), String::as_str);
    let latest = SystemTime::from(now + SKEW);
    let late = now - SKEW;
    let verifier = CoreIdTokenVerifier::new_public_client(
        ClientId::new(client_id.to_owned()),
        issuer,
        known.keys.as_ref().clone(),
    )
    .set_allowed_algs(ALGORITHMS)
    .set_time_fn(move || SystemTime::from(late).into())
    .set_issue_time_verifier_fn(move |issued| {
        if SystemTime::from(issued) <= latest { Ok(()) } else { Err("issued in the future".to_owned()) }
    });
    match nonce {
        NonceRule::Is(nonce) => parsed.claims(&verifier, nonce)?,
        NonceRule::Absent => {
            let none = |nonce: Option<&Nonce>| match nonce {
                None => Ok(()),
                Some(_) => Err("a nonce that was not sent".to_owned()),
            };
            parsed.claims(&verifier, none)?
        }
    };
    // The library leaves this one to us: another client that the token was made for.
    match &claims["azp"] {
        Value::Null => {}
        Value::String(party) if provider.client_ids.contains(party) => {}
        _ => return Err(ClaimsVerificationError::InvalidAudience("another authorised party".to_owned())),
    }
    Ok(claims)
}

/// Some providers keep the address out of ID tokens; then they are asked for it.
async fn add_user_info(
    directory: &Directory,
    provider: &Provider,
    known: &CachedKeys,
    access_token: &str,
    claims: &mut Value,
) -> Result<(), AuthError> {
    let Some(endpoint) = &known.metadata.userinfo_endpoint else { return Ok(()) };
    let bearer = HeaderValue::from_str(&format!("Bearer {access_token}"));
    let bearer = bearer.map_err(|_| refused(provider, "the access token is no header"))?;
    let request = Request::get(endpoint.as_str()).header(header::AUTHORIZATION, bearer);
    let request = request.body(Vec::new()).map_err(|_| AuthError::ProviderAnswer)?;
    let answer = directory.http().send(request).await.map_err(|error| {
        tracing::warn!(provider = provider.name, %error, "auth: a provider's userinfo endpoint did not answer");
        AuthError::ProviderUnreachable
    })?;
    let info: Value = match answer.status() {
        StatusCode::OK => serde_json::from_slice(answer.body()).unwrap_or_default(),
        _ => Value::Null,
    };
    // OpenID Connect Core 1.0, section 5.3.2: else it speaks of someone else.
    if !info["sub"].is_string() || info["sub"] != claims["sub"] {
        return Err(refused(provider, "the userinfo is not the token's subject's"));
    }
    if let (Some(claims), Value::Object(info)) = (claims.as_object_mut(), info) {
        for (name, value) in info {
            // What was signed counts.
            claims.entry(name).or_insert(value);
        }
    }
    Ok(())
}

fn auth_type(known: &CachedKeys) -> AuthType {
    let methods = &known.metadata.token_endpoint_auth_methods_supported;
    let offers = |name: &str| methods.iter().any(|method| method == name);
    if offers("client_secret_post") && !offers("client_secret_basic") {
        AuthType::RequestBody
    } else {
        AuthType::BasicAuth
    }
}

fn refused(provider: &Provider, why: &str) -> AuthError {
    tracing::warn!(provider = provider.name, why, "auth: an ID token was refused");
    AuthError::ProviderAnswer
}
