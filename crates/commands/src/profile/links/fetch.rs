//! Fetches the page of a link, through the client that reaches no private address, within limits of time and size.

use devproof_outbound::http::{Http, HttpError, HttpLimits};
use devproof_vocabulary::LinkCheckFailure;
use http::{HeaderMap, Request, header};
use std::time::Duration;
use url::Url;

/// All of it: connections, redirects and the page.
const TIME: Duration = Duration::from_secs(5);
/// Bytes of a page.
const MAX_PAGE: usize = 1024 * 1024;
/// Redirects within the same site.
const MAX_REDIRECTS: usize = 3;

/// The page at an address, and the address that it came from at last.
pub(super) async fn page(http: &Http, url: &Url) -> Result<(Url, String), LinkCheckFailure> {
    let http = http.within(HttpLimits { time: TIME, body: MAX_PAGE });
    match tokio::time::timeout(TIME, follow(&http, url)).await {
        Ok(done) => done,
        Err(_) => Err(LinkCheckFailure::TimedOut),
    }
}

async fn follow(http: &Http, url: &Url) -> Result<(Url, String), LinkCheckFailure> {
    let mut at = url.clone();
    at.set_fragment(None);
    for _ in 0..=MAX_REDIRECTS {
        let request = Request::get(at.as_str())
            .header(header::ACCEPT, "text/html, application/xhtml+xml;q=0.9")
            .body(Vec::new())
            .map_err(|_| LinkCheckFailure::NotAllowed)?;
        let answer = http.send(request).await.map_err(|error| failure(&error))?;
        if answer.status().is_redirection() {
            let target = location(&at, answer.headers()).ok_or(LinkCheckFailure::ErrorStatus)?;
            // What another site says proves nothing about this one.
            if !is_same_site(&at, &target) {
                return Err(LinkCheckFailure::Redirected);
            }
            at = target;
            continue;
        }
        if !answer.status().is_success() {
            return Err(LinkCheckFailure::ErrorStatus);
        }
        if !is_html(answer.headers()) {
            return Err(LinkCheckFailure::NotHtml);
        }
        return Ok((at, String::from_utf8_lossy(answer.body()).into_owned()));
    }
    Err(LinkCheckFailure::Redirected)
}

fn location(at: &Url, headers: &HeaderMap) -> Option<Url> {
    let mut target = at.join(headers.get(header::LOCATION)?.to_str().ok()?).ok()?;
    target.set_fragment(None);
    Some(target)
}

/// The same scheme, host and port, or the same host over TLS now.
fn is_same_site(one: &Url, other: &Url) -> bool {
    let upgrades =
        one.scheme() == "http" && other.scheme() == "https" && one.port().is_none() && other.port().is_none();
    one.host() == other.host()
        && (upgrades || (one.scheme() == other.scheme() && one.port() == other.port()))
        && other.username().is_empty()
        && other.password().is_none()
}

fn is_html(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    ["text/html", "application/xhtml+xml"].iter().any(|html| kind.eq_ignore_ascii_case(html))
}

fn failure(error: &HttpError) -> LinkCheckFailure {
    match error {
        HttpError::Refused => LinkCheckFailure::NotAllowed,
        HttpError::TimedOut => LinkCheckFailure::TimedOut,
        HttpError::TooLarge => LinkCheckFailure::TooLarge,
        HttpError::Failed(_) => LinkCheckFailure::Unreachable,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn j14_only_the_same_site_is_the_same() {
        let same = |one: &str, other: &str| {
            is_same_site(&Url::parse(one).expect("an address"), &Url::parse(other).expect("an address"))
        };
        assert!(same("https://ada.test/", "https://ADA.test/en/"));
        assert!(same("http://ada.test/", "https://ada.test/"));
        for (one, other) in [
            ("https://ada.test/", "http://ada.test/"),
            ("https://ada.test/", "https://www.ada.test/"),
            ("https://ada.test/", "https://ada.test:8443/"),
            ("http://ada.test:8080/", "https://ada.test:8080/"),
            ("https://ada.test/", "https://ada.test.evil.test/"),
            ("https://ada.test/", "https://evil@ada.test/"),
            ("http://127.0.0.1:80/", "http://127.0.0.1:5432/"),
        ] {
            assert!(!same(one, other), "{one} {other}");
        }
    }
}
