//! One spelling per email address, so that one person has one account.

use unicode_normalization::UnicodeNormalization;

/// Longest address, in bytes (RFC 5321's path limit).
const MAX_LENGTH: usize = 254;

/// The stored form: NFC, trimmed, lower case, the domain in its ASCII form (IDNA).
///
/// The local part must be ASCII: letters that only look alike would else make two accounts for the eye's one.
/// `None` for everything that no mail could reach.
pub fn mail_address(raw: &str) -> Option<String> {
    if raw.len() > 4 * MAX_LENGTH {
        return None;
    }
    let text = raw.nfc().collect::<String>();
    let (local, domain) = text.trim().rsplit_once('@')?;
    let local = local.to_ascii_lowercase();
    let domain = match url::Host::parse(domain) {
        Ok(url::Host::Domain(domain)) if is_domain(&domain) => domain,
        _ => return None,
    };
    let address = format!("{local}@{domain}");
    (is_local(&local) && address.len() <= MAX_LENGTH).then_some(address)
}

/// A dot-atom of RFC 5322: quoted forms are refused.
fn is_local(local: &str) -> bool {
    let atom = |part: &str| {
        !part.is_empty() && part.bytes().all(|b| b.is_ascii_alphanumeric() || b"!#$%&'*+-/=?^_`{|}~".contains(&b))
    };
    local.len() <= 64 && local.split('.').all(atom)
}

/// The stored form of a domain: lower case, ASCII (IDNA); none for what is no domain.
pub fn mail_domain(raw: &str) -> Option<String> {
    if raw.len() > 4 * MAX_LENGTH {
        return None;
    }
    let text = raw.nfc().collect::<String>();
    match url::Host::parse(text.trim().trim_end_matches('.')) {
        Ok(url::Host::Domain(domain)) if is_domain(&domain) && domain.len() <= 253 => Some(domain),
        _ => None,
    }
}

fn is_domain(domain: &str) -> bool {
    let label = |part: &str| {
        !part.is_empty()
            && part.len() <= 63
            && part.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
            && !part.starts_with('-')
            && !part.ends_with('-')
    };
    domain.contains('.') && domain.split('.').all(label)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_one_address_become_one() {
        for same in ["Bob@X.test", " bob@x.test ", "bob@x.TEST\n", "BOB@X.TEST"] {
            assert_eq!(mail_address(same).unwrap(), "bob@x.test", "{same:?}");
        }
        assert_eq!(mail_address("a@bücher.test").unwrap(), "a@xn--bcher-kva.test");
        // A Cyrillic letter in the domain stays another domain.
        assert_ne!(mail_address("bob@х.test").unwrap(), "bob@x.test");
        assert_eq!(mail_address("a.b+c@x.test").unwrap(), "a.b+c@x.test");
    }

    #[test]
    fn what_no_mail_can_reach_is_refused() {
        let long = format!("{}@x.test", "a".repeat(65));
        let longer = format!("a@{}.test", "b.".repeat(200));
        for bad in [
            "",
            "a",
            "@x.test",
            "a@",
            "a@x",
            "a b@x.test",
            "a@x..test",
            ".a@x.test",
            "a..b@x.test",
            "a@b@x.test",
            "\"a\"@x.test",
            "a\0@x.test",
            "a\n@x.test",
            "a@x.test\0",
            "a@[127.0.0.1]",
            "a@127.0.0.1",
            "bоb@x.test",
            "a@-x.test",
            "a,b@x.test",
            "<a@x.test>",
            &long,
            &longer,
        ] {
            assert!(mail_address(bad).is_none(), "{bad:?}");
        }
    }
}
