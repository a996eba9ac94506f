//! Words, numbers and the marks between them.

use super::clean;
use super::stem::Stems;
use crate::word_list::{WordList, word_list};
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

/// A stem by its number in the [`Lexicon`].
pub(crate) type Stem = u32;

/// What stands between a word and the one before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Mark {
    /// A blank or a hyphen
    None,
    /// A comma, slash or plus
    Comma,
    /// A colon, semicolon, dash, bracket or arrow
    Clause,
    /// The end of a sentence within a passage
    Stop,
}

/// A word or a number.
#[derive(Debug, Clone)]
pub(crate) struct Token {
    /// In lower case, plain
    pub(crate) text: String,
    /// What is compared
    pub(crate) stem: Stem,
    /// What stands before it
    pub(crate) before: Mark,
    /// Whether it begins with a digit
    pub(crate) number: bool,
    /// Whether a unit is written onto the number: 200ms, 99.9 %
    pub(crate) unit: bool,
    /// One of the small words that every prose is full of
    pub(crate) small: bool,
}

/// Small words: they tell prose from a list of terms, and nothing else.
static SMALL: WordList = word_list!("token-small");

/// Words that may stand between the words of a phrase without breaking it: "try it again" is "try again".
static LIGHT: WordList = word_list!("token-light");

/// Whether a word may stand inside a phrase, or be missing from it.
pub(crate) fn is_light(word: &str) -> bool {
    LIGHT.contains(&word)
}

/// Numbers for stems, so that a whole scoring compares numbers.
#[derive(Clone)]
pub(crate) struct Lexicon {
    stems: Stems,
    of_word: HashMap<String, Stem>,
    of_stem: HashMap<String, Stem>,
}

static SMALL_WORDS: LazyLock<HashSet<&'static str>> = LazyLock::new(|| SMALL.iter().copied().collect());

impl Lexicon {
    pub(crate) fn new() -> Self {
        Self { stems: Stems::new(), of_word: HashMap::new(), of_stem: HashMap::new() }
    }

    /// The stem of a word in lower case.
    pub(crate) fn stem(&mut self, word: &str) -> Stem {
        if let Some(&stem) = self.of_word.get(word) {
            return stem;
        }
        let text = self.stems.of(word);
        let fresh = self.of_stem.len() as Stem;
        let stem = *self.of_stem.entry(text).or_insert(fresh);
        self.of_word.insert(word.to_owned(), stem);
        stem
    }

    /// The stem of a word when some text had it before.
    pub(crate) fn known(&self, word: &str) -> Option<Stem> {
        self.of_word.get(word).copied()
    }

    /// The words of a text that is one sentence.
    pub(crate) fn tokens(&mut self, text: &str) -> Vec<Token> {
        let plain = clean::plain(text);
        let tags = clean::tags(&plain);
        let mut tokens = Vec::new();
        let mut before = Mark::None;
        let mut start = 0;
        for gap in tags.into_iter().chain(std::iter::once(plain.len()..plain.len())) {
            self.scan(&plain[start..gap.start], &mut before, &mut tokens);
            start = gap.end;
        }
        tokens
    }

    fn scan(&mut self, text: &str, before: &mut Mark, to: &mut Vec<Token>) {
        let chars: Vec<char> = text.chars().collect();
        let mut at = 0;
        while at < chars.len() {
            let c = chars[at];
            if c.is_ascii_digit() {
                at = self.number(&chars, at, before, to);
            } else if c.is_alphanumeric() {
                let end = word_end(&chars, at);
                // Blobs are no words: no one reads them, and nothing that decodes them is here.
                if end - at <= 32 {
                    let word: String = chars[at..end].iter().collect();
                    self.word(&word, before, to);
                }
                at = end;
            } else {
                *before = (*before).max(mark(&chars, at));
                at += 1;
            }
        }
    }

    fn number(&mut self, chars: &[char], from: usize, before: &mut Mark, to: &mut Vec<Token>) -> usize {
        let mut end = from;
        while end < chars.len() {
            let digit_follows = |place: usize| chars.get(place).is_some_and(char::is_ascii_digit);
            let c = chars[end];
            // 5,000 and 1.5 and 40 000 are one number each.
            let joins = matches!(c, '.' | ',' | ':' | '\'') && digit_follows(end + 1);
            let group = matches!(c, ' ' | '\u{a0}' | '\u{202f}')
                && (1..=3).all(|place| digit_follows(end + place))
                && !digit_follows(end + 4)
                && end - from <= 3;
            if c.is_ascii_digit() || joins || group {
                end += 1;
            } else {
                break;
            }
        }
        let digits: String =
            chars[from..end].iter().filter(|c| !c.is_whitespace() && **c != ',' && **c != '\'').collect();
        let unit_end = word_end(chars, end);
        let rest: String = chars[end..unit_end].iter().collect();
        let percent =
            chars[end..].iter().find(|c| !c.is_whitespace()).is_some_and(|c| matches!(c, '%' | '€' | '$' | '£'))
                || from > 0 && matches!(chars[from - 1], '€' | '$' | '£');
        self.push(&digits, *before, true, !rest.is_empty() || percent, to);
        *before = Mark::None;
        if !rest.is_empty() {
            self.word(&rest, before, to);
        }
        unit_end
    }

    fn word(&mut self, word: &str, before: &mut Mark, to: &mut Vec<Token>) {
        let made = clean::latin(word);
        let word = made.as_deref().unwrap_or(word);
        for part in parts(word) {
            let lower = part.to_lowercase();
            let lower = lower.trim_matches('\'');
            let (head, not) = match lower {
                "cannot" | "can't" | "cant" => ("can", true),
                "won't" | "wont" => ("will", true),
                "shan't" => ("shall", true),
                "isnt" => ("is", true),
                "doesnt" => ("does", true),
                "didnt" => ("did", true),
                "arent" => ("are", true),
                "wouldnt" => ("would", true),
                "shouldnt" => ("should", true),
                _ => lower.strip_suffix("n't").map_or((lower, false), |head| (head, true)),
            };
            let head = head.split('\'').next().unwrap_or("");
            if !head.is_empty() {
                self.push(head, *before, false, false, to);
                *before = Mark::None;
            }
            if not {
                self.push("not", Mark::None, false, false, to);
            }
        }
    }

    fn push(&mut self, text: &str, before: Mark, number: bool, unit: bool, to: &mut Vec<Token>) {
        let stem = self.stem(text);
        let small = SMALL_WORDS.contains(text);
        to.push(Token { text: text.to_owned(), stem, before, number, unit, small });
    }
}

/// Where the word that begins here ends. An apostrophe inside belongs to it.
fn word_end(chars: &[char], from: usize) -> usize {
    let mut end = from;
    while end < chars.len() {
        let inside = chars[end] == '\'' && chars.get(end + 1).is_some_and(|c| c.is_alphabetic()) && end > from;
        if chars[end].is_alphanumeric() || inside {
            end += 1;
        } else {
            break;
        }
    }
    end
}

/// "idempotencyKey" is two words; "APIs" and "iOS" are one each.
fn parts(word: &str) -> Vec<&str> {
    let mut cuts = vec![0];
    let chars: Vec<(usize, char)> = word.char_indices().collect();
    for pair in chars.windows(3) {
        let [(_, one), (at, two), (_, three)] = *pair else { continue };
        if one.is_lowercase() && two.is_uppercase() && three.is_lowercase() && at > 1 {
            cuts.push(at);
        }
    }
    cuts.push(word.len());
    cuts.windows(2).map(|cut| &word[cut[0]..cut[1]]).collect()
}

fn mark(chars: &[char], at: usize) -> Mark {
    match chars[at] {
        ',' | '/' | '+' | '&' | '|' | '、' | '，' => Mark::Comma,
        ':' | ';' | '(' | ')' | '[' | ']' | '{' | '}' | '\u{2014}' | '→' | '=' | '>' | '<' => Mark::Clause,
        // Inside a name, a full stop ends nothing: node.js
        '.' if chars.get(at + 1).is_some_and(|c| c.is_alphanumeric()) => Mark::None,
        '.' | '!' | '?' | '\u{2026}' => Mark::Stop,
        // A hyphen between blanks is a dash.
        '-' => {
            let blank = |c: Option<&char>| c.is_none_or(|c| c.is_whitespace() || *c == '-' || *c == '>');
            if blank(at.checked_sub(1).and_then(|place| chars.get(place))) && blank(chars.get(at + 1)) {
                Mark::Clause
            } else {
                Mark::None
            }
        }
        _ => Mark::None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        Lexicon::new().tokens(text).into_iter().map(|token| token.text).collect()
    }

    #[test]
    fn words_and_numbers() {
        assert_eq!(
            words("It doesn't re-try 40 000 times/s"),
            ["it", "does", "not", "re", "try", "40000", "times", "s"]
        );
        assert_eq!(
            words("p99 under 200ms, the user's idempotencyKey_id"),
            ["p99", "under", "200", "ms", "the", "user", "idempotency", "key", "id"]
        );
        assert_eq!(words("сасhe aGVsbG8gd29ybGQgaGVsbG8gd29ybGQgaGVsbG8gd29ybGQ= x"), ["cache", "x"]);
    }

    #[test]
    fn marks() {
        let marks: Vec<Mark> =
            Lexicon::new().tokens("a, b - c-d (e) f. g").into_iter().map(|token| token.before).collect();
        assert_eq!(
            marks,
            [Mark::None, Mark::Comma, Mark::Clause, Mark::None, Mark::Clause, Mark::Clause, Mark::Stop]
        );
    }
}
