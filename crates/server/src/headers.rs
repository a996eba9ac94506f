//! Headers that protect browsers, and the guard of development's loopback-only address.

use crate::{
    app::App,
    config::{Config, Mode},
};
use axum::{
    extract::Request,
    response::{IntoResponse, Response},
};
use devproof_auth::{CaptchaKind, CaptchaService};
use http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use url::Url;

/// Scripts come from our own files only, never from the page itself, and from the one address that the operator counts
/// page views with, which also has to hear of them. Styles set by a library on an element need
/// `unsafe-inline`; a style cannot run code. Live changes come from our own address: `'self'` does not cover the
/// scheme of a socket in every browser, so it is named.
pub fn content_security_policy(config: &Config) -> String {
    policy(config, "")
}

/// The same for the pages that take payments, which load the payment provider's script; nothing where none is configured.
pub fn payment_policy(config: &Config) -> Option<String> {
    let stripe = config.stripe.as_ref()?;
    stripe.publishable_key.as_ref()?;
    Some(policy(config, " https://js.stripe.com"))
}

/// Pages of the web app on which tiers are bought.
pub(crate) fn takes_payments(path: &str) -> bool {
    ["/dashboard/subscription-tiers", "/dashboard/employer-subscription-tiers"].contains(&path)
        || path.starts_with("/dashboard/checkout/")
}

fn policy(config: &Config, payments: &str) -> String {
    let own = |url: &Url| {
        let scheme = if url.scheme() == "https" { "wss" } else { "ws" };
        let port = url.port().map(|port| format!(":{port}")).unwrap_or_default();
        format!("{scheme}://{}{port}", url.host_str().unwrap_or_default())
    };
    let sockets = match config.mode {
        Mode::Production => own(&config.public_url),
        // Loopback has two names, and the page may be opened by either.
        Mode::Development => "ws://localhost:* ws://127.0.0.1:*".to_owned(),
    };
    let counter =
        config.page_view_script.as_ref().map(|script| format!(" {}", script.url.origin().ascii_serialization()));
    let counter = counter.unwrap_or_default();
    let captcha = captcha_origins(&config.captcha.kind);
    let frames = match (captcha, payments) {
        ("", "") => String::new(),
        ("", _) => "frame-src 'self' https://js.stripe.com https://hooks.stripe.com; ".to_owned(),
        (captcha, "") => format!("frame-src 'self'{captcha}; "),
        (captcha, _) => format!("frame-src 'self'{captcha} https://js.stripe.com https://hooks.stripe.com; "),
    };
    let to_provider = if payments.is_empty() { "" } else { " https://api.stripe.com" };
    format!(
        "default-src 'self'; script-src 'self'{counter}{captcha}{payments}; style-src 'self' 'unsafe-inline'{captcha}; \
         img-src 'self' data: blob:; font-src 'self'; connect-src 'self' {sockets}{counter}{captcha}{to_provider}; {frames}\
         object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
    )
}

/// Where the widget of a captcha service comes from, each behind a space. Our own captcha needs nothing.
fn captcha_origins(kind: &CaptchaKind) -> &'static str {
    match kind {
        CaptchaKind::Off | CaptchaKind::Altcha { .. } => "",
        CaptchaKind::Service { service: CaptchaService::HCaptcha, .. } => {
            " https://hcaptcha.com https://*.hcaptcha.com"
        }
        CaptchaKind::Service { service: CaptchaService::Turnstile, .. } => " https://challenges.cloudflare.com",
    }
}

/// A year: what browsers remember of an installation that people reach by https. Neighbours under the same name are
/// the operator's own affair, so neither they nor the lists that browsers come with are named.
const HTTPS_ONLY: &str = "max-age=31536000";

/// What may happen where an answer of JSON is opened as if it were a page: nothing.
const DATA_POLICY: HeaderValue = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");

/// Adds the headers: those against guessing and frames to every answer, those about what a page may do to whatever
/// could be one.
pub(crate) fn secure(app: &App, takes_payments: bool, headers: &mut HeaderMap) {
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    if app.config.public_url.scheme() == "https" {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HTTPS_ONLY));
    }
    if is_data(headers) {
        headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(DATA_POLICY);
        return;
    }
    for (name, value) in [
        (header::REFERRER_POLICY, "strict-origin-when-cross-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    let policy = app.payment_policy.as_ref().filter(|_| takes_payments).unwrap_or(&app.content_security_policy);
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert_with(|| policy.clone());
}

/// Whether no browser makes a page of it.
fn is_data(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json") || kind.starts_with("application/") && kind.ends_with("+json")
}

/// In development, refuses every `Host` that is not this machine: a page elsewhere could otherwise point its own
/// name at 127.0.0.1 and read the mailbox.
pub(crate) fn refusal(app: &App, request: &Request) -> Option<Response> {
    if app.config.mode == Mode::Production || host_is_loopback(request) {
        return None;
    }
    let words = "In development mode this server answers to localhost only.\n";
    Some((StatusCode::MISDIRECTED_REQUEST, words).into_response())
}

/// Every name that the request gives its host must be this machine's: the headers, and the address of the request
/// line where it carries one.
fn host_is_loopback(request: &Request) -> bool {
    let headers = request.headers().get_all(header::HOST).iter().map(|value| value.to_str().unwrap_or_default());
    let line = request.uri().authority().map(http::uri::Authority::as_str);
    let mut names = headers.chain(line).peekable();
    names.peek().is_some() && names.all(is_loopback)
}

fn is_loopback(authority: &str) -> bool {
    let (name, port) = match authority.strip_prefix('[').and_then(|v6| v6.split_once(']')) {
        Some((v6, rest)) => (v6, rest),
        None => authority.split_at(authority.find(':').unwrap_or(authority.len())),
    };
    let plain_port = port.is_empty() || port.strip_prefix(':').is_some_and(|port| port.parse::<u16>().is_ok());
    let local =
        name.eq_ignore_ascii_case("localhost") || name.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.is_loopback());
    plain_port && local
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;

    #[test]
    fn only_this_machines_names_are_loopback() {
        let request = |host: &str| http::Request::builder().header("host", host).body(Body::empty()).unwrap();
        for host in ["localhost:54321", "127.0.0.1:1", "[::1]:80", "LOCALHOST"] {
            assert!(host_is_loopback(&request(host)), "{host}");
        }
        for host in [
            "evil.example",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "localhost:80@evil.example",
            "[::1]evil.example",
            "",
        ] {
            assert!(!host_is_loopback(&request(host)), "{host}");
        }
    }
    #[test]
    fn every_name_of_the_host_counts() {
        let two = http::Request::builder().header("host", "localhost").header("host", "evil.example");
        assert!(!host_is_loopback(&two.body(Body::empty()).unwrap()));
        let line = http::Request::builder().uri("http://evil.example/config.json").header("host", "localhost");
        assert!(!host_is_loopback(&line.body(Body::empty()).unwrap()));
        assert!(!host_is_loopback(&http::Request::builder().body(Body::empty()).unwrap()));
    }
}
