//! A company's own sign-in: what its admins and our staff may say about domains and providers.

use crate::{
    CommandError,
    rpc::{check::Check, context::CommandContext, rows},
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::DomainVerifier;
use serde::Serialize;
use serde_json::json;
use std::net::Ipv4Addr;
use time::OffsetDateTime;
use ts_rs::TS;
use url::Host;
use uuid::Uuid;

/// Domains of mail providers: an address there says nothing about a company.
const MAIL_PROVIDERS: [&str; 30] = [
    "aol.com",
    "fastmail.com",
    "free.fr",
    "gmail.com",
    "gmx.at",
    "gmx.ch",
    "gmx.de",
    "gmx.net",
    "googlemail.com",
    "hey.com",
    "hotmail.com",
    "icloud.com",
    "laposte.net",
    "libero.it",
    "live.com",
    "mac.com",
    "mail.com",
    "mail.ru",
    "me.com",
    "msn.com",
    "orange.fr",
    "outlook.com",
    "pm.me",
    "proton.me",
    "protonmail.com",
    "qq.com",
    "t-online.de",
    "web.de",
    "yahoo.com",
    "yandex.ru",
];

/// Mail providers with domains of many endings.
const MAIL_PROVIDERS_EVERYWHERE: [&str; 12] = [
    "gmx",
    "hotmail",
    "live",
    "mailinator",
    "msn",
    "outlook",
    "protonmail",
    "rocketmail",
    "tutanota",
    "yahoo",
    "yandex",
    "ymail",
];

/// A domain in its stored form: lower case, ASCII (IDNA).
pub(crate) fn domain(check: &mut Check, text: &str) -> String {
    let text = check.line("p_domain", text, 253).trim_start_matches('@').to_owned();
    let domain = match Host::parse(text.trim_end_matches('.')) {
        Ok(Host::Domain(domain)) if is_domain(&domain) => domain,
        _ => {
            check.problem("p_domain", "must be a domain, such as example.org");
            return String::new();
        }
    };
    if is_mail_provider(&domain) {
        check.problem("p_domain", "is a mail provider's domain, not your company's");
    }
    domain
}

/// Whether everyone can have an address there. Some have a domain for each country.
pub(crate) fn is_mail_provider(domain: &str) -> bool {
    let label = domain.split('.').next().unwrap_or_default();
    MAIL_PROVIDERS.contains(&domain) || MAIL_PROVIDERS_EVERYWHERE.contains(&label)
}

fn is_domain(domain: &str) -> bool {
    let label = |part: &str| {
        (1..=63).contains(&part.len())
            && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
            && !part.starts_with('-')
            && !part.ends_with('-')
    };
    domain.len() <= 253 && domain.contains('.') && domain.split('.').all(label) && domain.parse::<Ipv4Addr>().is_err()
}

columns! {
    /// A mail domain that a company says is its own.
    #[derive(Debug, Serialize, TS)]
    pub(super) struct SsoDomain {
        pub(super) domain: String,
        /// What its text record has to say.
        pub(super) token: String,
        #[serde(with = "time::serde::rfc3339::option")]
        #[ts(type = "string | null")]
        pub(super) verified_at: Option<OffsetDateTime>,
        verified_by: Option<DomainVerifier>,
        /// When its record was last looked for by an admin.
        #[serde(with = "time::serde::rfc3339::option")]
        #[ts(type = "string | null")]
        pub(super) checked_at: Option<OffsetDateTime>,
        /// When it stopped signing people in because the record was gone.
        #[serde(with = "time::serde::rfc3339::option")]
        #[ts(type = "string | null")]
        lapsed_at: Option<OffsetDateTime>,
        /// Looks in a row that did not find the record.
        missed: i16,
        #[serde(with = "time::serde::rfc3339")]
        #[ts(type = "string")]
        created_at: OffsetDateTime,
        /// Another company has verified it.
        #[serde(skip)]
        pub(super) is_taken: bool,
    }
}

/// The domains of a company. One statement, to go with others.
pub(super) fn domains_of(company: Uuid) -> Sql {
    Sql::new("select d.* from private.company_sso_domains($1) d").bind(company)
}

/// Notes a change of how a company's people sign in, for the log of accounts.
pub(super) fn event(company: Uuid, change: &str, domain: Option<&str>) -> Sql {
    let mut detail = json!({ "company_id": company, "change": change });
    if let Some(domain) = domain {
        detail["domain"] = domain.into();
    }
    Sql::new("select private.record_event('sso_configured', null, $1::jsonb)").bind(detail)
}

impl CommandContext<'_> {
    /// An admin of a company; the company, held to the end of the transaction: what admins arrange at once happens one
    /// after the other.
    pub(crate) async fn company_admin(&self) -> Result<Uuid, CommandError> {
        let company = self.employer()?;
        let lock = Sql::new("select private.lock_company($1)").bind(company);
        let [_, is_admin] = self.tx.query_together([&lock, &Sql::new("select private.is_company_admin()")]).await?;
        if rows::value(&is_admin)? { Ok(company) } else { Err(CommandError::NotAllowed) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<String> {
        let mut check = Check::at("");
        let domain = domain(&mut check, text);
        check.finish().ok().map(|()| domain)
    }

    #[test]
    fn a_domain_has_one_spelling() {
        for text in ["Acme.Test", " acme.test ", "@acme.test", "acme.test."] {
            assert_eq!(read(text).as_deref(), Some("acme.test"), "{text}");
        }
        assert_eq!(read("bücher.test").as_deref(), Some("xn--bcher-kva.test"));
    }

    #[test]
    fn what_is_no_companys_domain_is_refused() {
        for text in [
            "",
            "acme",
            "127.0.0.1",
            "[::1]",
            "acme.test/a",
            "a b.test",
            "-a.test",
            "GMAIL.com",
            "yahoo.co.uk",
            "a..test",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
        assert!(MAIL_PROVIDERS.is_sorted());
    }
}
