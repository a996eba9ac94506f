//! Names of people and companies: they are in mails and titles, so they name someone and do nothing else. The columns
//! have the same rule (`profiles_full_name_plain`, `companies_name_plain`), which also folds look-alike letters.

use devproof_mail::is_invisible;

/// Our own name, which no one else can use.
const OURS: &str = "devproof";

/// Why a text cannot be a name.
pub(crate) fn problem(text: &str) -> Option<&'static str> {
    if text.chars().any(is_invisible) {
        Some("must not contain line breaks or invisible characters")
    } else if has_address(&text.to_lowercase()) {
        Some("must not contain a web or email address")
    } else if plain(text).contains(OURS) {
        Some("must not contain the name of this site")
    } else {
        None
    }
}

/// An address of the web or of a mailbox. The name of a site alone may be a company's: `monday.com`.
fn has_address(text: &str) -> bool {
    text.contains("://")
        || text.contains("www.")
        || text.split_whitespace().any(|word| is_mailbox(word) || is_page(word))
}

fn is_mailbox(word: &str) -> bool {
    word.match_indices('@').any(|(at, _)| {
        let domain = word[at + 1..].split('@').next().unwrap_or_default();
        let dot = domain.char_indices().skip(1).any(|(i, c)| c == '.' && i + 1 < domain.len());
        dot && word[..at].chars().next_back().is_some_and(|c| c != '@')
    })
}

/// A host with a path or port: `.example/` or `.example:8`.
fn is_page(word: &str) -> bool {
    word.match_indices('.').any(|(dot, _)| {
        let rest = &word[dot + 1..];
        let label: usize = rest.chars().take_while(|c| c.is_alphabetic()).map(char::len_utf8).sum();
        let tail = &rest[label..];
        let port = tail.strip_prefix(':').is_some_and(|port| port.starts_with(|c: char| c.is_ascii_digit()));
        word[..dot].chars().next_back().is_some_and(char::is_alphanumeric)
            && rest[..label].chars().count() >= 2
            && (tail.starts_with('/') || port)
    })
}

/// Letters and digits in lower case, digits that stand for letters as those.
fn plain(text: &str) -> String {
    let letters = text.chars().flat_map(char::to_lowercase).filter(|c| c.is_alphanumeric());
    letters
        .map(|c| {
            if c == '0' {
                'o'
            } else if c == '3' {
                'e'
            } else {
                c
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_and_companies_pass() {
        for good in [
            "Ada Lovelace",
            "Seán O’Casey-Ní Bhriain",
            "李小龍",
            "می\u{200c}خواهم",
            "monday.com",
            "Node.js Foundation",
            "A/B Testing GmbH & Co. KG",
            "Team @ Halyard",
            "S.p.A./Milano",
            "3M",
            "",
        ] {
            assert_eq!(problem(good), None, "{good:?}");
        }
    }

    #[test]
    fn what_is_more_than_a_name_is_refused() {
        for bad in [
            "Ann\r\nBcc: x",
            "Ann \u{202e}evil",
            "A\u{200b}nn",
            "see https://evil.example",
            "WWW.evil",
            "ann@evil.example",
            "go to evil.example/unlock now",
            "evil.example:8080",
            "Devproof Security",
            "D e v-p r o o f",
            "D3vpr00f",
        ] {
            assert!(problem(bad).is_some(), "{bad:?}");
        }
    }
}
