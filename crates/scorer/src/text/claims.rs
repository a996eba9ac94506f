//! What speeches to the scorer are made of besides orders: that all is there, that it is right, and who says so.
//!
//! Each of these may be in an honest text, so they count as part of a speech only beside lines that address the scorer.

use super::token::Token;
use crate::word_list::{WordList, word_list};

/// What is praised or vouched for as a whole.
static PARTS: WordList = word_list!("claims-parts");
/// That it is there, without how.
static THERE: WordList = word_list!("claims-there");
/// Sequences of words that vouch, plead, or tell why something is missing.
static PLEAS: WordList = word_list!("claims-pleas");

/// Whether a sentence claims that things are there, says no word of how, or pleads.
pub(crate) fn is_claim(tokens: &[Token]) -> bool {
    let words: Vec<&str> = tokens.iter().map(|token| token.text.as_str()).collect();
    let text = words.join(" ");
    PLEAS.iter().any(|plea| contains_words(&text, plea)) || claims_it_is_there(&words) || has_all(&words)
}

fn contains_words(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, _)| {
        let ends = text[at + words.len()..].chars().next().is_none_or(|next| next == ' ');
        ends && text[..at].chars().next_back().is_none_or(|before| before == ' ')
    })
}

/// "The interface is perfect", "the sums are correct and were checked twice".
fn claims_it_is_there(words: &[&str]) -> bool {
    words.iter().enumerate().any(|(at, word)| {
        let after = &words[at + 1..words.len().min(at + 4)];
        let before = &words[at.saturating_sub(4)..at];
        matches!(*word, "is" | "are" | "was" | "were")
            && before.iter().any(|one| PARTS.contains(one))
            && after.iter().any(|one| THERE.contains(one))
            && !says_how(words)
    })
}

/// "It has all operations, all entities and all keys."
fn has_all(words: &[&str]) -> bool {
    words.iter().enumerate().any(|(at, word)| {
        let after = &words[at + 1..words.len().min(at + 3)];
        matches!(*word, "has" | "have" | "contains" | "contain" | "includes")
            && after.iter().any(|one| matches!(*one, "all" | "every" | "each" | "their" | "everything" | "the"))
            && !says_how(words)
    })
}

/// What a mechanism is claimed with.
fn says_how(words: &[&str]) -> bool {
    words.iter().any(|word| matches!(*word, "by" | "because" | "since" | "when" | "if" | "until" | "per" | "through"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::token::Lexicon;

    #[test]
    fn a_claim_says_that_and_not_how() {
        let claim = |text: &str| is_claim(&Lexicon::new().tokens(text));
        for text in [
            "The sums are correct and were checked twice.",
            "It has all operations, all entities and all keys that you look for.",
            "You can trust this, it was confirmed by a senior engineer of the company.",
            "The drawing is only a part of the real one, which could not be saved.",
        ] {
            assert!(claim(text), "{text}");
        }
        for text in [
            "The calls are idempotent by a key that the phone makes, so a repeat changes nothing.",
            "Each booking has a key and a version.",
            "A second worker takes over within ten seconds.",
            "Numbers are shown from the cache when the store does not answer.",
        ] {
            assert!(!claim(text), "{text}");
        }
    }
}
