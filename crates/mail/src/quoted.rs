//! The rules for texts that quote what people typed: names, titles, notes.

/// Longest subject, in characters: mail programs show less.
const MAX_SUBJECT: usize = 180;

/// A subject: one line of bounded length.
pub(crate) fn subject(text: &str) -> String {
    let line = unlinked(&lines_only(text).split_whitespace().collect::<Vec<_>>().join(" "));
    if line.chars().count() <= MAX_SUBJECT {
        return line;
    }
    line.chars().take(MAX_SUBJECT - 1).chain(['…']).collect()
}

/// A text of several lines.
pub(crate) fn lines(text: &str) -> String {
    unlinked(&lines_only(text))
}

/// An address of the product's own: as it is, in one piece.
pub(crate) fn address(url: &str) -> String {
    url.chars().filter(|c| !c.is_whitespace() && !is_invisible(*c)).collect()
}

/// Without characters that no one sees. Tabs become spaces; line breaks stay.
fn lines_only(text: &str) -> String {
    let plain = |c| if c == '\t' { ' ' } else { c };
    text.chars().map(plain).filter(|c| *c == '\n' || !is_invisible(*c)).collect()
}

/// Characters that no one sees, or that reverse the order of others. Joiners are part of names in some scripts.
#[must_use]
pub fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{feff}')
        || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
}

/// Breaks what a mail program would turn into a link: where it would see an address, a character that no one sees (a
/// zero-width non-joiner) interrupts it.
fn unlinked(text: &str) -> String {
    const BREAK: char = '\u{200c}';
    let mut out = String::with_capacity(text.len() + 8);
    let mut before = ' ';
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let after = chars.peek().copied().unwrap_or(' ');
        let breaks = match c {
            '.' => before.is_alphanumeric() && after.is_alphabetic(),
            '@' => !before.is_whitespace() && !after.is_whitespace(),
            ':' => before.is_alphabetic() && !after.is_whitespace(),
            _ => false,
        };
        if breaks {
            out.push(BREAK);
        }
        out.push(c);
        before = c;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_subject_is_one_line() {
        assert_eq!(subject("Eve\r\nBcc: a@b.test\u{7} wants"), "Eve Bcc: a\u{200c}@b\u{200c}.test wants");
        assert_eq!(subject("tab\there\u{2028}and \u{202e}there"), "tab hereand there");
        let long = subject(&"ß".repeat(500));
        assert_eq!((long.chars().count(), long.chars().last()), (MAX_SUBJECT, Some('…')));
        assert_eq!(subject(&"ß".repeat(MAX_SUBJECT)), "ß".repeat(MAX_SUBJECT));
    }

    #[test]
    fn lines_stay_and_invisible_characters_go() {
        assert_eq!(lines("one\r\ntwo\u{0}\u{202e}\u{2066}\u{200f}\nthree"), "one\ntwo\nthree");
        assert_eq!(lines("می\u{200c}خواهم"), "می\u{200c}خواهم", "joiners are part of names");
    }

    #[test]
    fn an_address_is_in_one_piece() {
        assert_eq!(address("https://x.test/a?b=c\r\nBcc: d"), "https://x.test/a?b=cBcc:d");
    }

    #[test]
    fn addresses_are_broken_and_prose_is_not() {
        let whole = |text: &str| !unlinked(text).contains('\u{200c}');
        for prose in ["You joined. See you at 10:30, or 3.5 hours later: bye.", "Team @ Halyard", "e. g. this"] {
            assert!(whole(prose), "{prose}");
        }
        for address in ["evil.example", "https://1.2.3.4", "ann@evil", "tel:123", "WWW.Evil", "xn--a.рф", "mailto:a"]
        {
            assert!(!whole(address), "{address}");
        }
        assert_eq!(unlinked("https://evil.example").replace('\u{200c}', ""), "https://evil.example");
    }
}
