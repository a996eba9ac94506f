//! Follows redirects within one site: what another site says is not this one's word.

use super::{Http, HttpError};
use http::{HeaderMap, Request, Response, header};
use url::Url;

/// Why a page of a site wasn't read.
#[derive(Debug)]
pub enum SameSiteError {
    /// Nothing came back.
    Http(HttpError),
    /// It leads to another site, or to itself again and again.
    Redirected,
    /// It leads nowhere.
    NoTarget,
}

impl From<HttpError> for SameSiteError {
    fn from(error: HttpError) -> Self {
        Self::Http(error)
    }
}

impl Http {
    /// Gets an address and follows so many redirects within its site. The answer with the address that it came from at
    /// last; its status can be any but a redirect. Each request has the client's time.
    ///
    /// # Errors
    /// [`SameSiteError`].
    pub async fn get_same_site(
        &self,
        url: &Url,
        headers: &HeaderMap,
        redirects: usize,
    ) -> Result<(Url, Response<Vec<u8>>), SameSiteError> {
        let mut at = url.clone();
        at.set_fragment(None);
        for _ in 0..=redirects {
            let mut request = Request::get(at.as_str()).body(Vec::new()).map_err(|_| HttpError::Refused)?;
            request.headers_mut().clone_from(headers);
            let answer = self.send(request).await?;
            if !answer.status().is_redirection() {
                return Ok((at, answer));
            }
            let target = location(&at, answer.headers()).ok_or(SameSiteError::NoTarget)?;
            if !is_same_site(&at, &target) {
                return Err(SameSiteError::Redirected);
            }
            at = target;
        }
        Err(SameSiteError::Redirected)
    }
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
