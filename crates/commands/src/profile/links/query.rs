//! What a check of a link asks, and the order in which the answers count.

use super::{
    fetch,
    page::{self, Wanted},
};
use crate::{rpc::blocking::blocking, txt_record::txt_record};
use devproof_db::{Sql, columns};
use devproof_outbound::{dns::Resolver, http::Http};
use devproof_vocabulary::{LinkCheckFailure, LinkProof};
use time::{Duration, OffsetDateTime};
use url::{Host, Url};
use uuid::Uuid;

/// A sign-in with GitHub says for so long which account is whose: names there can be changed and given to others.
const SIGN_IN_COUNTS: Duration = Duration::days(90);

columns! {
    /// What proves that a page is this person's.
    #[derive(Debug)]
    pub(crate) struct LinkOwner {
        token: String,
        /// Of their page here, the former ones too.
        slugs: Vec<String>,
        /// Their accounts at GitHub, in lower case.
        github_logins: Vec<String>,
    }
}

impl LinkOwner {
    /// Reads it. One statement, to go with others.
    pub(crate) fn statement(profile_id: Uuid, now: OffsetDateTime) -> Sql {
        Sql::new("select o.* from private.link_owner($1::uuid, $2::timestamptz) o")
            .bind(profile_id)
            .bind(now - SIGN_IN_COUNTS)
    }

    /// Whether they signed in with this account, which is in lower case.
    pub(crate) fn has_github_login(&self, login: &str) -> bool {
        self.github_logins.iter().any(|one| one == login)
    }

    /// An account with which they signed in.
    pub(crate) fn first_github_login(&self) -> Option<&str> {
        self.github_logins.first().map(String::as_str)
    }
}

/// The account at GitHub that an address leads to, in lower case.
pub(crate) fn github_login(url: &Url) -> Option<String> {
    let mut names = url.path_segments()?.filter(|name| !name.is_empty());
    let (name, further) = (names.next()?, names.next());
    let is_account = matches!(url.host_str(), Some("github.com" | "www.github.com")) && further.is_none();
    is_account.then(|| name.to_ascii_lowercase())
}

/// A link that is to be proved.
#[derive(Debug)]
pub(crate) struct LinkQuery {
    /// Where it leads, as it's stored.
    pub(crate) link: String,
    /// The same, parsed.
    url: Url,
    owner: LinkOwner,
    /// Where the owner's page is.
    site_url: String,
}

impl LinkQuery {
    /// None when the link is no address.
    pub(crate) fn new(link: String, owner: LinkOwner, site_url: &str) -> Option<Self> {
        let url = Url::parse(&link).ok()?;
        Some(Self { link, url, owner, site_url: site_url.to_owned() })
    }

    /// Whether its owner signed in with the account that it leads to: nothing has to be fetched then.
    pub(crate) fn is_signed_in(&self) -> bool {
        github_login(&self.url).is_some_and(|login| self.owner.has_github_login(&login))
    }

    /// Looks for a proof: a sign-in, the page, the DNS.
    pub(crate) async fn send(&self, http: &Http, dns: &dyn Resolver) -> Result<LinkProof, LinkCheckFailure> {
        if self.is_signed_in() {
            return Ok(LinkProof::SignIn);
        }
        let (on_page, in_dns) = tokio::join!(self.on_page(http), self.in_dns(dns));
        match on_page {
            Err(_) if in_dns => Ok(LinkProof::Dns),
            on_page => on_page,
        }
    }

    async fn on_page(&self, http: &Http) -> Result<LinkProof, LinkCheckFailure> {
        let (from, html) = fetch::page(http, &self.url).await?;
        let pages = self.owner.slugs.iter().map(|slug| Url::parse(&format!("{}/user/{slug}", self.site_url)));
        let wanted = Wanted { pages: pages.filter_map(Result::ok).collect(), token: self.owner.token.clone() };
        match blocking(move || page::find_proof(&html, &from, &wanted)).await {
            Ok(Some(proof)) => Ok(proof),
            Ok(None) => Err(LinkCheckFailure::NoProof),
            Err(page::TooComplex) => Err(LinkCheckFailure::TooLarge),
        }
    }

    /// Whether the host has the text record. One of the domain is enough for its `www`.
    async fn in_dns(&self, dns: &dyn Resolver) -> bool {
        let Some(Host::Domain(host)) = self.url.host() else { return false };
        let host = host.trim_end_matches('.');
        let (name, wanted) = txt_record(host.strip_prefix("www.").unwrap_or(host), &self.owner.token);
        match dns.txt(&name).await {
            Ok(texts) => texts.iter().any(|text| text.trim() == wanted),
            Err(error) => {
                tracing::debug!(%error, "name servers did not answer a check of a link");
                false
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn j14_a_sign_in_counts_for_the_account_alone() {
        let is_signed_in = |url: &str| {
            let owner = LinkOwner { token: String::new(), slugs: Vec::new(), github_logins: vec!["ada".to_owned()] };
            LinkQuery::new(url.to_owned(), owner, "https://devproof.test").expect("an address").is_signed_in()
        };
        for url in ["https://github.com/ada", "https://www.github.com/Ada/?tab=repositories"] {
            assert!(is_signed_in(url), "{url}");
        }
        for url in [
            "https://github.com/eve",
            "https://github.com/ada/repo",
            "https://github.com/",
            "https://github.com.evil.test/ada",
            "https://gist.github.com/ada",
            "https://ada.test/ada",
        ] {
            assert!(!is_signed_in(url), "{url}");
        }
    }
}
