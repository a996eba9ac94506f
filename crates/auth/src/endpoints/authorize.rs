//! `GET /authorize`: sends a browser to a provider. `GET` and `POST /callback`: takes it back.

use super::settings::PROVIDERS;
use crate::{
    body::MAX_BODY,
    client::Client,
    error::AuthError,
    oidc::{
        callback::{self, Answer},
        provider::Provider,
        redirect_back::Failure,
        start::AuthorizeRequest,
    },
    pkce,
    query::Query,
    send_mail,
    state::AuthState,
};
use axum::{
    Json,
    body::Bytes,
    extract::State,
    response::{IntoResponse, Response},
};
use http::{HeaderMap, HeaderValue, StatusCode, header};
use serde_json::json;
use url::{Url, form_urlencoded};

/// `GET /authorize?provider=…&redirect_to=…`
pub(super) async fn get(State(state): State<AuthState>, client: Client, query: Query) -> Result<Response, AuthError> {
    let provider = named(&state, &query)?;
    let redirect = send_mail::redirect(&state, &client, &query);
    let challenge = pkce::challenge_of(&query)?;
    let by_script = query.get("skip_http_redirect") == Some("true");
    let request = AuthorizeRequest {
        provider,
        redirect: redirect.clone(),
        challenge,
        link: None,
        by_script,
        scopes: Vec::new(),
        handed_on: Vec::new(),
    };
    match request.hand_on(&query).begin(&state, &client).await {
        Ok((url, cookie)) => leave(&url, cookie, by_script, StatusCode::FOUND),
        // A browser shows the page that sent it rather than JSON.
        Err(error) if !by_script => see(&Failure::from(error).on(redirect), Vec::new(), StatusCode::FOUND),
        Err(error) => Err(error),
    }
}

/// The provider of the configuration that the query names.
pub(super) fn named(state: &AuthState, query: &Query) -> Result<Provider, AuthError> {
    let name = query.get("provider").ok_or_else(|| AuthError::validation("provider is required"))?;
    Provider::configured(state, name, PROVIDERS.contains(&name))
}

/// Sends the browser to the provider, or tells a script where to.
pub(super) fn leave(
    url: &Url,
    cookie: HeaderValue,
    by_script: bool,
    status: StatusCode,
) -> Result<Response, AuthError> {
    if by_script {
        return Ok(([(header::SET_COOKIE, cookie)], Json(json!({ "url": url.as_str() }))).into_response());
    }
    see(url, vec![cookie], status)
}

fn see(url: &Url, cookies: Vec<HeaderValue>, status: StatusCode) -> Result<Response, AuthError> {
    let location = HeaderValue::from_str(url.as_str()).map_err(|_| AuthError::Unexpected)?;
    let mut response = (status, [(header::LOCATION, location)]).into_response();
    for cookie in cookies {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// `GET /callback?state=…&code=…`
pub(super) async fn callback(
    State(state): State<AuthState>,
    client: Client,
    headers: HeaderMap,
    query: Query,
) -> Result<Response, AuthError> {
    let text = |name| query.get(name).map(str::to_owned);
    let answer = Answer {
        state: text("state"),
        code: text("code"),
        error: text("error"),
        error_description: text("error_description"),
        iss: text("iss"),
    };
    let (url, cookies) = callback::finish(&state, &client, &headers, answer).await;
    see(&url, cookies, StatusCode::FOUND)
}

/// `POST /callback`: some providers answer with a form. Browsers keep our cookie from a foreign page's form, so it is
/// asked to come again by `GET`.
pub(super) async fn callback_form(State(state): State<AuthState>, body: Bytes) -> Result<Response, AuthError> {
    if body.len() > MAX_BODY / 16 {
        return Err(AuthError::BodyTooLarge);
    }
    let form = Query::parse(&body);
    let mut pairs = form_urlencoded::Serializer::new(String::new());
    for name in ["state", "code", "error", "error_description", "iss"] {
        if let Some(value) = form.get(name) {
            pairs.append_pair(name, value);
        }
    }
    let url = format!("{}?{}", state.callback_url(), pairs.finish());
    see(&Url::parse(&url).map_err(|_| AuthError::Unexpected)?, Vec::new(), StatusCode::SEE_OTHER)
}
