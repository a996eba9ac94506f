//! What GitHub's API says about an account's public repositories.

use crate::http::{Http, HttpError, HttpLimits, SameSiteError};
use base64::{Engine, prelude::BASE64_STANDARD};
use http::{HeaderMap, HeaderValue, StatusCode, header};
use serde::{Deserialize, de::DeserializeOwned};
use std::{collections::BTreeMap, fmt, time::Duration};
use time::OffsetDateTime;
use url::Url;

/// Repositories whose languages are read: those that were pushed to last. Each is a request.
pub const MAX_REPOSITORIES: usize = 20;
/// Repositories in the list, GitHub's largest page.
const PAGE: usize = 100;
/// All requests for one account.
const TIME: Duration = Duration::from_secs(20);
/// One request.
const REQUEST_TIME: Duration = Duration::from_secs(8);
/// Bytes of an answer.
const MAX_ANSWER: usize = 2 * 1024 * 1024;
/// Redirects within the API, as from a repository that was renamed.
const MAX_REDIRECTS: usize = 3;
/// Languages of one repository that are read.
const MAX_LANGUAGES: usize = 100;
/// Characters of a language's name.
const MAX_LANGUAGE_NAME: usize = 40;
/// When GitHub says that it answers no more, and not until when.
const USUAL_WAIT: time::Duration = time::Duration::hours(1);

/// Why there is nothing to tell of an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GitHubError {
    /// There is no account of this name.
    NotFound,
    /// GitHub answers no more for so long.
    RateLimited(time::Duration),
    /// GitHub was too slow.
    TimedOut,
    /// GitHub isn't there, or can't answer.
    Unreachable,
    /// An answer is too large, leads elsewhere, or isn't what the API is documented to say.
    Unreadable,
}

/// A public repository of an account: its own, no fork, not archived.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repository {
    /// The last push to it.
    pub pushed_at: Option<OffsetDateTime>,
    /// Bytes of code by language; of those beyond [`MAX_REPOSITORIES`] nothing.
    pub languages: BTreeMap<String, u64>,
}

/// An account's repositories, those that were pushed to last first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repositories {
    /// Forks and archived ones are left out.
    pub list: Vec<Repository>,
    /// The account has more than were listed.
    pub has_more: bool,
}

/// The API, as an application that GitHub knows or as anyone.
#[derive(Clone)]
pub struct GitHub {
    http: Http,
    api: String,
    authorization: Option<HeaderValue>,
}

impl fmt::Debug for GitHub {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GitHub").field("api", &self.api).finish_non_exhaustive()
    }
}

#[derive(Deserialize)]
struct Listed {
    name: String,
    owner: Owner,
    #[serde(default)]
    fork: bool,
    #[serde(default)]
    archived: bool,
    #[serde(default)]
    private: bool,
    #[serde(default, with = "time::serde::rfc3339::option")]
    pushed_at: Option<OffsetDateTime>,
}

#[derive(Deserialize)]
struct Owner {
    login: String,
}

impl GitHub {
    /// The API at this address. `client` is an OAuth app's id and secret: GitHub answers it 5,000 times an hour, and anyone
    /// else 60 times.
    pub fn new(http: &Http, api: &str, client: Option<(&str, &str)>) -> Self {
        let basic = |(id, secret): (&str, &str)| {
            let value = format!("Basic {}", BASE64_STANDARD.encode(format!("{id}:{secret}")));
            HeaderValue::from_str(&value).ok().map(|mut value| {
                value.set_sensitive(true);
                value
            })
        };
        Self {
            http: http.within(HttpLimits { time: REQUEST_TIME, body: MAX_ANSWER }),
            api: api.trim_end_matches('/').to_owned(),
            authorization: client.and_then(basic),
        }
    }

    /// The public repositories of an account.
    ///
    /// # Errors
    /// [`GitHubError`].
    pub async fn repositories(&self, login: &str, now: OffsetDateTime) -> Result<Repositories, GitHubError> {
        match tokio::time::timeout(TIME, self.read(login, now)).await {
            Ok(done) => done,
            Err(_) => Err(GitHubError::TimedOut),
        }
    }

    async fn read(&self, login: &str, now: OffsetDateTime) -> Result<Repositories, GitHubError> {
        if !is_name(login) {
            return Err(GitHubError::NotFound);
        }
        let path = format!("/users/{login}/repos?type=owner&sort=pushed&direction=desc&per_page={PAGE}");
        let listed: Vec<Listed> = self.get(&path, now).await?;
        // An account that was renamed redirects. It's another name's now.
        if listed.iter().any(|one| !one.owner.login.eq_ignore_ascii_case(login)) {
            return Err(GitHubError::NotFound);
        }
        let has_more = listed.len() >= PAGE;
        let mut own: Vec<Listed> =
            listed.into_iter().filter(|one| !one.fork && !one.archived && !one.private).collect();
        own.sort_by_key(|one| std::cmp::Reverse(one.pushed_at));
        let mut list = Vec::with_capacity(own.len());
        for (index, one) in own.into_iter().enumerate() {
            let languages = if index < MAX_REPOSITORIES && is_name(&one.name) {
                // One that was deleted meanwhile has none.
                match self.get(&format!("/repos/{login}/{}/languages", one.name), now).await {
                    Err(GitHubError::NotFound) => BTreeMap::new(),
                    languages => cleaned(languages?)?,
                }
            } else {
                BTreeMap::new()
            };
            list.push(Repository { pushed_at: one.pushed_at, languages });
        }
        Ok(Repositories { list, has_more })
    }

    async fn get<T: DeserializeOwned>(&self, path: &str, now: OffsetDateTime) -> Result<T, GitHubError> {
        let url = Url::parse(&format!("{}{path}", self.api)).map_err(|_| GitHubError::Unreachable)?;
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT, HeaderValue::from_static("application/vnd.github+json"));
        headers.insert("x-github-api-version", HeaderValue::from_static("2022-11-28"));
        if let Some(authorization) = &self.authorization {
            headers.insert(header::AUTHORIZATION, authorization.clone());
        }
        let (_, answer) = self.http.get_same_site(&url, &headers, MAX_REDIRECTS).await.map_err(|error| {
            tracing::info!(?error, "GitHub did not answer about repositories");
            match error {
                SameSiteError::Http(HttpError::TimedOut) => GitHubError::TimedOut,
                SameSiteError::Http(HttpError::TooLarge) | SameSiteError::Redirected | SameSiteError::NoTarget => {
                    GitHubError::Unreadable
                }
                SameSiteError::Http(HttpError::Refused | HttpError::Failed(_)) => GitHubError::Unreachable,
            }
        })?;
        match answer.status() {
            StatusCode::OK => serde_json::from_slice(answer.body()).map_err(|error| {
                tracing::info!(%error, "GitHub's answer about repositories cannot be read");
                GitHubError::Unreadable
            }),
            StatusCode::NOT_FOUND | StatusCode::GONE | StatusCode::UNAVAILABLE_FOR_LEGAL_REASONS => {
                Err(GitHubError::NotFound)
            }
            StatusCode::FORBIDDEN | StatusCode::TOO_MANY_REQUESTS => {
                Err(GitHubError::RateLimited(wait(answer.headers(), now)))
            }
            status if status.is_server_error() => Err(GitHubError::Unreachable),
            status => {
                tracing::warn!(%status, "GitHub refused to answer about repositories");
                Err(GitHubError::Unreadable)
            }
        }
    }
}

/// A name as GitHub has them for accounts and repositories: it is part of a path.
fn is_name(name: &str) -> bool {
    (1..=100).contains(&name.len())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.'))
        && !name.bytes().all(|byte| byte == b'.')
}

/// What the names of languages can be.
fn cleaned(languages: BTreeMap<String, u64>) -> Result<BTreeMap<String, u64>, GitHubError> {
    let is_language = |name: &str| {
        name.chars().count() <= MAX_LANGUAGE_NAME && !name.trim().is_empty() && !name.contains(char::is_control)
    };
    if languages.len() > MAX_LANGUAGES || !languages.keys().all(|name| is_language(name)) {
        return Err(GitHubError::Unreadable);
    }
    Ok(languages)
}

/// How long GitHub says that it answers no more: between a minute and a day.
fn wait(headers: &HeaderMap, now: OffsetDateTime) -> time::Duration {
    let number = |name: &str| headers.get(name)?.to_str().ok()?.trim().parse::<i64>().ok();
    let reset = || OffsetDateTime::from_unix_timestamp(number("x-ratelimit-reset")?).ok().map(|reset| reset - now);
    let seconds = |seconds: i64| time::Duration::seconds(seconds.clamp(0, 86_400));
    number("retry-after")
        .map(seconds)
        .or_else(reset)
        .unwrap_or(USUAL_WAIT)
        .clamp(time::Duration::MINUTE, time::Duration::DAY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_become_paths() {
        for name in ["ada", "Ada-Lovelace", "tiny_log.rs", "a.b"] {
            assert!(is_name(name), "{name}");
        }
        for name in ["", ".", "..", "a/b", "a?b", "a%2fb", "é", "a b", &"a".repeat(101)] {
            assert!(!is_name(name), "{name}");
        }
    }

    #[test]
    fn a_wait_is_what_github_says_within_reason() {
        let now = OffsetDateTime::from_unix_timestamp(1_800_000_000).expect("a time");
        let of = |pairs: &[(&'static str, &str)]| {
            let headers = pairs.iter().map(|(name, value)| {
                (header::HeaderName::from_static(name), HeaderValue::from_str(value).expect("a value"))
            });
            wait(&headers.collect(), now).whole_seconds()
        };
        assert_eq!(of(&[]), 3600);
        assert_eq!(of(&[("retry-after", "90")]), 90);
        assert_eq!(of(&[("retry-after", "0")]), 60);
        assert_eq!(of(&[("retry-after", "99999999999")]), 86_400);
        assert_eq!(of(&[("x-ratelimit-reset", "1800000600")]), 600);
        assert_eq!(of(&[("x-ratelimit-reset", "1700000000")]), 60);
        assert_eq!(of(&[("x-ratelimit-reset", "soon")]), 3600);
    }

    #[test]
    fn names_of_languages_are_short_and_few() {
        let of = |names: Vec<String>| cleaned(names.into_iter().map(|name| (name, 1)).collect());
        assert!(of(vec!["Rust".to_owned(), "Objective-C++".to_owned()]).is_ok());
        for bad in [
            vec!["x".repeat(41)],
            vec![" ".to_owned()],
            vec!["a\nb".to_owned()],
            (0..101).map(|n| n.to_string()).collect(),
        ] {
            assert_eq!(of(bad), Err(GitHubError::Unreadable));
        }
    }
}
