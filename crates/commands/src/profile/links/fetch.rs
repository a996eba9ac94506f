//! Fetches the page of a link, through the client that reaches no private address, within limits of time and size.

use devproof_outbound::http::{Http, HttpError, HttpLimits, SameSiteError};
use devproof_vocabulary::LinkCheckFailure;
use http::{HeaderMap, HeaderValue, header};
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
    match tokio::time::timeout(TIME, html(&http, url)).await {
        Ok(done) => done,
        Err(_) => Err(LinkCheckFailure::TimedOut),
    }
}

async fn html(http: &Http, url: &Url) -> Result<(Url, String), LinkCheckFailure> {
    let accept = HeaderValue::from_static("text/html, application/xhtml+xml;q=0.9");
    let headers = HeaderMap::from_iter([(header::ACCEPT, accept)]);
    let (from, answer) = http.get_same_site(url, &headers, MAX_REDIRECTS).await.map_err(|error| failure(&error))?;
    if !answer.status().is_success() {
        return Err(LinkCheckFailure::ErrorStatus);
    }
    if !is_html(answer.headers()) {
        return Err(LinkCheckFailure::NotHtml);
    }
    Ok((from, String::from_utf8_lossy(answer.body()).into_owned()))
}

fn is_html(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    ["text/html", "application/xhtml+xml"].iter().any(|html| kind.eq_ignore_ascii_case(html))
}

fn failure(error: &SameSiteError) -> LinkCheckFailure {
    match error {
        SameSiteError::Redirected => LinkCheckFailure::Redirected,
        SameSiteError::NoTarget => LinkCheckFailure::ErrorStatus,
        SameSiteError::Http(HttpError::Refused) => LinkCheckFailure::NotAllowed,
        SameSiteError::Http(HttpError::TimedOut) => LinkCheckFailure::TimedOut,
        SameSiteError::Http(HttpError::TooLarge) => LinkCheckFailure::TooLarge,
        SameSiteError::Http(HttpError::Failed(_)) => LinkCheckFailure::Unreachable,
    }
}
