//! Captcha services that check a token when they are asked: hCaptcha and Turnstile. Both answer the same call
//! (`siteverify`: a form with `secret`, `response` and `remoteip`; JSON with `success`, `hostname` and `error-codes`).

use serde::Deserialize;
use std::{net::IpAddr, time::Duration};
use url::Url;

/// Longest wait for the service's answer. Someone waits for it.
const TIMEOUT: Duration = Duration::from_secs(5);
/// Largest answer that is read, in bytes.
const MAX_ANSWER: usize = 64 * 1024;
/// What the service says when our own settings, or the service itself, are at fault. Everything else is about the token.
const OUR_FAULT: [&str; 6] = [
    "missing-input-secret",
    "invalid-input-secret",
    "sitekey-secret-mismatch",
    "bad-request",
    "internal-error",
    "not-using-dummy-secret",
];

/// Asks a captcha service about tokens.
#[derive(Clone)]
pub struct SiteVerify {
    http: reqwest::Client,
    url: Url,
    secret: String,
    site_key: String,
}

impl std::fmt::Debug for SiteVerify {
    // The secret stays out of logs.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SiteVerify").field("url", &self.url.as_str()).finish_non_exhaustive()
    }
}

/// What the service says of a token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SiteVerdict {
    /// A person solved it, on a page of this host.
    Solved {
        /// The host, as the service saw it; empty when it does not say.
        hostname: String,
    },
    /// The token does not hold; in the service's own word, such as `timeout-or-duplicate`.
    Refused(String),
}

/// The service did not answer, or not as agreed. Says what happened, without any secret.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{0}")]
pub struct SiteVerifyError(String);

#[derive(Deserialize)]
struct Answer {
    success: bool,
    #[serde(default)]
    hostname: Option<String>,
    #[serde(default, rename = "error-codes")]
    error_codes: Vec<String>,
}

impl SiteVerify {
    /// Prepares the calls. Nothing is connected yet.
    ///
    /// # Errors
    /// When no client can be made.
    pub fn new(url: Url, site_key: String, secret: String) -> Result<Self, SiteVerifyError> {
        let http = reqwest::Client::builder()
            .timeout(TIMEOUT)
            .redirect(reqwest::redirect::Policy::none())
            .build()
            .map_err(|error| SiteVerifyError(error.to_string()))?;
        Ok(Self { http, url, secret, site_key })
    }

    /// Whether a person solved the captcha that gave this token.
    ///
    /// # Errors
    /// When the service does not answer, or our settings are wrong: nothing is known about the token then.
    pub async fn verify(&self, token: &str, from: IpAddr) -> Result<SiteVerdict, SiteVerifyError> {
        let body = self.form(token, from);
        let request = self.http.post(self.url.clone()).header("content-type", "application/x-www-form-urlencoded");
        // An error's own text may hold the address, never what was sent.
        let failed = |error: reqwest::Error| SiteVerifyError(error.to_string());
        let mut response = request.body(body).send().await.map_err(failed)?;
        let status = response.status();
        let mut body = Vec::new();
        while let Some(piece) = response.chunk().await.map_err(failed)? {
            body.extend_from_slice(&piece);
            if body.len() > MAX_ANSWER {
                return Err(SiteVerifyError("the answer is too long".to_owned()));
            }
        }
        let answer: Answer = serde_json::from_slice(&body)
            .map_err(|_| SiteVerifyError(format!("an answer that cannot be read, with status {status}")))?;
        verdict(answer)
    }

    fn form(&self, token: &str, from: IpAddr) -> String {
        let from = from.to_string();
        let fields =
            [("secret", self.secret.as_str()), ("response", token), ("remoteip", &from), ("sitekey", &self.site_key)];
        url::form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish()
    }
}

fn verdict(answer: Answer) -> Result<SiteVerdict, SiteVerifyError> {
    if answer.success {
        return Ok(SiteVerdict::Solved { hostname: answer.hostname.unwrap_or_default() });
    }
    if let Some(code) = answer.error_codes.iter().find(|code| OUR_FAULT.contains(&code.as_str())) {
        return Err(SiteVerifyError(format!("the service refused our call: {code}")));
    }
    Ok(SiteVerdict::Refused(answer.error_codes.into_iter().next().unwrap_or_else(|| "refused".to_owned())))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<SiteVerdict, SiteVerifyError> {
        verdict(serde_json::from_str(text).unwrap())
    }

    #[test]
    fn an_answer_is_about_the_token_or_about_us() {
        assert_eq!(
            read(r#"{"success":true,"hostname":"jobs.example.org","challenge_ts":"x"}"#).unwrap(),
            SiteVerdict::Solved { hostname: "jobs.example.org".to_owned() }
        );
        assert_eq!(
            read(r#"{"success":false,"error-codes":["timeout-or-duplicate"]}"#).unwrap(),
            SiteVerdict::Refused("timeout-or-duplicate".to_owned())
        );
        assert_eq!(read(r#"{"success":false}"#).unwrap(), SiteVerdict::Refused("refused".to_owned()));
        for code in OUR_FAULT {
            assert!(read(&format!(r#"{{"success":false,"error-codes":["{code}"]}}"#)).is_err(), "{code}");
        }
    }

    #[test]
    fn no_secret_is_shown() {
        let url = Url::parse("https://captcha.example/siteverify").unwrap();
        let verify = SiteVerify::new(url, "site".to_owned(), "hush".to_owned()).unwrap();
        assert!(!format!("{verify:?}").contains("hush"));
    }
}
