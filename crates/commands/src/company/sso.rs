//! A company's own sign-in: what its admins and our staff may say about domains and providers.

use crate::{CommandError, check::Check, command::Cx};
use devproof_db::Sql;
use std::net::Ipv4Addr;
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

/// Where a domain's text record stands, and what it says: the proof that the domain is a company's.
pub(crate) fn record(domain: &str, token: &str) -> (String, String) {
    (format!("_devproof-challenge.{domain}"), format!("devproof-verification={token}"))
}

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

/// Whether everybody can have an address there. Some have a domain for each country.
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

impl Cx<'_> {
    /// An admin of a company; the company.
    pub(crate) async fn company_admin(&self) -> Result<Uuid, CommandError> {
        let company = self.employer()?;
        let admin: bool = self.tx.query_one(&Sql::new("select private.is_company_admin()")).await?.get(0);
        if admin { Ok(company) } else { Err(CommandError::NotAllowed) }
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
