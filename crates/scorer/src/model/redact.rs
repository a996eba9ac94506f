//! What a model may see of someone's words: without names, mail addresses and numbers of phones; and the way back from
//! a quote of it to the words as they were said.

use crate::word_list::{WordList, word_list};
use std::ops::Range;

/// What stands where a name was.
pub(super) const NAME: &str = "[name]";

/// Names that are words of their own: taken out only where they are written with a capital.
static ALSO_WORDS: WordList = word_list!("redact-also-words");

/// A character as the model sees it, and which bytes of the original it stands for.
#[derive(Debug, Clone, Copy)]
struct Shown {
    c: char,
    start: usize,
    end: usize,
}

/// A text as a model may see it.
#[derive(Debug, Clone)]
pub(super) struct Redacted {
    shown: Vec<Shown>,
}

/// The names of a person, ready to be looked for.
#[derive(Debug, Clone, Default)]
pub(super) struct Names {
    /// In small letters, longest first.
    names: Vec<String>,
}

impl Names {
    /// Whole names and each of their words of two letters or more.
    pub(super) fn new(names: &[String]) -> Self {
        let mut all: Vec<String> = Vec::new();
        for name in names {
            let name = name.trim().to_lowercase();
            all.extend(name.split(|c: char| !(c.is_alphanumeric() || c == '\'')).map(str::to_owned));
            all.push(name);
        }
        all.retain(|name| name.chars().count() >= 2);
        all.sort_by(|one, other| other.len().cmp(&one.len()).then_with(|| one.cmp(other)));
        all.dedup();
        Self { names: all }
    }

    /// How many characters of a name stand at `at`.
    fn at(&self, chars: &[(usize, char)], at: usize) -> Option<usize> {
        self.names.iter().find_map(|name| {
            let mut length = 0;
            for wanted in name.chars() {
                let (_, c) = chars.get(at + length)?;
                if c.to_lowercase().next() != Some(wanted) {
                    return None;
                }
                length += 1;
            }
            let ends = chars.get(at + length).is_none_or(|(_, c)| !c.is_alphanumeric());
            let is_name = chars[at].1.is_uppercase() || !ALSO_WORDS.contains(&name.as_str());
            (ends && is_name).then_some(length)
        })
    }
}

impl Redacted {
    /// Takes out of `text` what is private.
    pub(super) fn new(text: &str, names: &Names) -> Self {
        let chars: Vec<(usize, char)> = text.char_indices().collect();
        let byte = |at: usize| chars.get(at).map_or(text.len(), |(byte, _)| *byte);
        let mut shown: Vec<Shown> = Vec::new();
        let mut at = 0;
        while at < chars.len() {
            let begins = at == 0 || !chars[at - 1].1.is_alphanumeric();
            let hidden = if begins {
                mail(&chars, at)
                    .map(|length| (length, "[mail]"))
                    .or_else(|| phone(&chars, at).map(|length| (length, "[phone]")))
                    .or_else(|| names.at(&chars, at).map(|length| (length, NAME)))
            } else {
                None
            };
            match hidden {
                Some((length, instead)) => {
                    let (start, end) = (byte(at), byte(at + length));
                    shown.extend(instead.chars().map(|c| Shown { c, start, end }));
                    at += length;
                }
                None => {
                    shown.push(Shown { c: chars[at].1, start: byte(at), end: byte(at + 1) });
                    at += 1;
                }
            }
        }
        Self { shown }
    }

    /// The text as the model sees it, on one line.
    pub(super) fn text(&self) -> String {
        let text: String = self.shown.iter().map(|shown| shown.c).collect();
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Where a quote is in the original, word for word; spaces, capitals and the form of quotation marks and dashes
    /// make no difference.
    pub(super) fn find(&self, quote: &str) -> Option<Range<usize>> {
        let wanted: Vec<char> =
            plain(quote.chars().map(|c| Shown { c, start: 0, end: 0 })).iter().map(|one| one.c).collect();
        let text = plain(self.shown.iter().copied());
        if wanted.is_empty() {
            return None;
        }
        let part = text.windows(wanted.len()).enumerate().find(|(place, part)| {
            let is_same = part.iter().zip(&wanted).all(|(one, wanted)| one.c == *wanted);
            let before = place.checked_sub(1).and_then(|before| text.get(before));
            let after = text.get(place + wanted.len());
            // Not from the middle of a word.
            let is_whole = [before, after].iter().all(|side| side.is_none_or(|side| !side.c.is_alphanumeric()));
            is_same && is_whole
        })?;
        Some(part.1.first()?.start..part.1.last()?.end)
    }
}

/// Small letters, single spaces, plain marks.
fn plain(shown: impl Iterator<Item = Shown>) -> Vec<Shown> {
    let mut plain: Vec<Shown> = Vec::new();
    for one in shown {
        let c = match one.c {
            c if c.is_whitespace() => ' ',
            // The prompt shows them as blanks.
            '<' | '>' => ' ',
            '\u{2018}' | '\u{2019}' | '`' => '\'',
            '\u{201c}' | '\u{201d}' => '"',
            '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
            c => c.to_lowercase().next().unwrap_or(c),
        };
        if c == ' ' && plain.last().is_none_or(|last| last.c == ' ') {
            continue;
        }
        plain.push(Shown { c, ..one });
    }
    while plain.last().is_some_and(|last| last.c == ' ') {
        plain.pop();
    }
    plain
}

/// How many characters of a mail address begin at `at`.
fn mail(chars: &[(usize, char)], at: usize) -> Option<usize> {
    let local = |c: char| c.is_alphanumeric() || matches!(c, '.' | '_' | '%' | '+' | '-');
    let host = |c: char| c.is_alphanumeric() || matches!(c, '.' | '-');
    let before = chars[at..].iter().take_while(|(_, c)| local(*c)).take(64).count();
    if before == 0 || chars.get(at + before)?.1 != '@' {
        return None;
    }
    let after: String = chars[at + before + 1..].iter().map(|(_, c)| *c).take_while(|c| host(*c)).take(253).collect();
    let after = after.trim_end_matches(['.', '-']);
    (after.contains('.')).then(|| before + 1 + after.chars().count())
}

/// How many characters of a number of a phone begin at `at`. Groups of three are a large number, unless a plus or a zero
/// begins them.
fn phone(chars: &[(usize, char)], at: usize) -> Option<usize> {
    let first = chars[at].1;
    if !(first.is_ascii_digit() || matches!(first, '+' | '(')) {
        return None;
    }
    // The middle of a larger number begins none.
    let before = |back: usize| at.checked_sub(back).and_then(|place| chars.get(place)).map(|(_, c)| *c);
    if first.is_ascii_digit()
        && before(1).is_some_and(|c| matches!(c, ' ' | '.' | ',' | '\'' | '\u{a0}'))
        && before(2).is_some_and(|c| c.is_ascii_digit())
    {
        return None;
    }
    let mut groups: Vec<usize> = vec![0];
    let mut length = 0;
    let mut end = 0;
    let mut has_separator = false;
    while let Some((_, c)) = chars.get(at + length) {
        match c {
            c if c.is_ascii_digit() => {
                if let Some(group) = groups.last_mut() {
                    *group += 1;
                }
                end = length + 1;
            }
            '+' if length == 0 => {}
            ' ' | '-' | '(' | ')' | '.' | '/' | '\u{a0}' if length < 24 => {
                // Two blanks end a number, and so does a sum: " / " or " - ".
                if groups.last() == Some(&0) && !matches!(c, '(' | ')') && length > 0 && groups.len() > 1 && *c != ' '
                {
                    break;
                }
                has_separator |= matches!(c, '-' | '(' | ')');
                if groups.last() != Some(&0) {
                    groups.push(0);
                }
            }
            _ => break,
        }
        length += 1;
    }
    groups.retain(|group| *group > 0);
    let digits: usize = groups.iter().sum();
    if !(7..=15).contains(&digits) || chars.get(at + end).is_some_and(|(_, c)| c.is_alphanumeric()) {
        return None;
    }
    let written: String = chars[at..at + end].iter().map(|(_, c)| *c).filter(char::is_ascii_digit).collect();
    let is_marked = first == '+'
        || first == '('
        || (written.starts_with('0') && !chars[at..at + end].iter().any(|(_, c)| *c == '.'));
    let is_run = groups.len() == 1 && digits >= 9 && !written.ends_with("000");
    let is_grouped =
        groups.len() >= 3 && digits >= 9 && (has_separator || groups[1..].iter().any(|group| *group != 3));
    (is_marked || is_run || is_grouped).then_some(end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn names() -> Names {
        Names::new(&["Anna-Lena Schmidt".into(), "annas_desk".into(), "Will".into(), "I".into()])
    }

    fn seen(text: &str) -> String {
        Redacted::new(text, &names()).text()
    }

    #[test]
    fn f07_names_mails_and_phones_are_not_seen() {
        for (text, expected) in [
            ("I am anna-lena schmidt.", "I am [name]."),
            ("Anna here; Schmidt's board", "[name] here; [name]'s board"),
            ("mail anna.s+jobs@mail.example.org, or", "mail [mail], or"),
            ("call +49 (0)151 234-5678 now", "call [phone] now"),
            ("call 0151 2345678, or 555-123-4567.", "call [phone], or [phone]."),
            ("(212) 555 0187 is mine", "[phone] is mine"),
            ("4915123456789", "[phone]"),
            ("see annas_desk on the hub", "see [name] on the hub"),
            ("We will. Will does.", "We will. [name] does."),
        ] {
            assert_eq!(seen(text), expected);
        }
    }

    #[test]
    fn figures_stay() {
        for text in [
            "50 000 000 000 rows and 1,000,000 users",
            "86400 s * 365 days = 31536000 s",
            "100000000000 bytes",
            "2 * 500 - 300 + 4000 / 20",
            "from 1000 to 2000 to 3000",
            "10.0.0.1 and 0.00000025",
            "annalise is an analyst",
        ] {
            assert_eq!(seen(text), text);
        }
    }

    #[test]
    fn a_quote_finds_its_way_back() {
        let text = "First, Anna’s  queue\nholds each job — until a worker took it.";
        let redacted = Redacted::new(text, &names());
        assert_eq!(
            &text[redacted.find("[name]'s queue holds EACH job").expect("found")],
            "Anna’s  queue\nholds each job"
        );
        assert_eq!(&text[redacted.find("job - until a worker").expect("found")], "job — until a worker");
        assert_eq!(redacted.find("olds each job"), None);
        assert_eq!(redacted.find("each worker"), None);
        assert_eq!(redacted.find(" "), None);
    }

    proptest! {
        #[test]
        fn any_text_is_seen_and_its_parts_are_found(text in "\\PC{0,80}", quote in "\\PC{0,20}") {
            let redacted = Redacted::new(&text, &names());
            if let Some(range) = redacted.find(&quote) {
                prop_assert!(text.get(range).is_some());
            }
            let all = redacted.text();
            // Angle brackets are blanks to the model.
            let is_blank = all.chars().all(|c| c.is_whitespace() || matches!(c, '<' | '>'));
            prop_assert_eq!(redacted.find(&all).is_some(), !is_blank);
        }

        #[test]
        fn f07_no_mail_address_is_seen(local in "[a-z]{1,8}(\\.[a-z]{1,5})?", host in "[a-z]{2,8}\\.(com|org|example)") {
            let seen = seen(&format!("write to {local}@{host} please"));
            prop_assert_eq!(seen, "write to [mail] please");
        }
    }
}
