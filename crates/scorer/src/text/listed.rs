//! Bare lists of terms: they name everything and say nothing.

use super::token::{Mark, Token};

/// Fewest words of a list, and the share of small words, in percent, below which words are one.
const FEWEST: usize = 7;
const PROSE: usize = 15;
/// Fewest items of an enumeration within a sentence, and most words of an item.
const ITEMS: usize = 5;
const ITEM: usize = 3;

/// Whether so few of its words are small words that it is no prose. Short notes are allowed to be terse.
pub(crate) fn is_terse(tokens: &[Token]) -> bool {
    let words = tokens.iter().filter(|token| !token.number).count();
    let small = tokens.iter().filter(|token| token.small).count();
    words > 0 && small * 100 < words * PROSE
}

/// Whether it is a list of terms by itself.
pub(crate) fn is_list(tokens: &[Token]) -> bool {
    tokens.len() >= FEWEST && is_terse(tokens)
}

/// For each word, whether it is in an enumeration of five or more short items.
pub(crate) fn enumerated(tokens: &[Token]) -> Vec<bool> {
    let mut flags = vec![false; tokens.len()];
    let mut items: Vec<(usize, usize)> = Vec::new();
    let mut start = 0;
    for at in 1..=tokens.len() {
        let cut = tokens
            .get(at)
            .is_none_or(|token| token.before >= Mark::Comma || matches!(token.text.as_str(), "and" | "or" | "plus"));
        if !cut {
            continue;
        }
        items.push((start, at));
        start = at;
    }
    let is_item = |&(from, to): &(usize, usize)| {
        let words = tokens[from..to].iter().filter(|token| !matches!(token.text.as_str(), "and" | "or" | "plus"));
        words.clone().count() <= ITEM
            && words.clone().all(|token| !token.small || matches!(token.text.as_str(), "a" | "the" | "of" | "with"))
    };
    let mut at = 0;
    while at < items.len() {
        let length = items[at..].iter().take_while(|item| is_item(item)).count();
        let filled = items[at..at + length]
            .iter()
            .filter(|(from, to)| tokens[*from..*to].iter().any(|token| !token.small))
            .count();
        if filled >= ITEMS - 1 {
            // The item before the first comma hangs at the end of the sentence's own words: "we use caching, …".
            let mut from = items[at].0;
            let mut back = 0;
            while from > 0 && back < ITEM && !tokens[from - 1].small {
                from -= 1;
                back += 1;
            }
            // And so does the last one: "… and idempotency keys for it".
            let mut to = items[at + length - 1].1;
            let most = to + ITEM + 1;
            while to < tokens.len().min(most)
                && (!tokens[to].small || matches!(tokens[to].text.as_str(), "and" | "or"))
            {
                to += 1;
            }
            flags[from..to].fill(true);
        }
        at += length.max(1);
    }
    flags
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::token::Lexicon;

    fn tokens(text: &str) -> Vec<Token> {
        Lexicon::new().tokens(text)
    }

    #[test]
    fn lists_are_told_from_prose() {
        assert!(is_list(&tokens("idempotency key, retry, exponential backoff, dead letter queue, circuit breaker")));
        assert!(!is_list(&tokens(
            "User send message, server save message in database, then worker send notification"
        )));
        assert!(!is_list(&tokens("Kafka topic partitioned by shop, consumers commit their offset after the write")));
    }

    #[test]
    fn enumerations_within_a_sentence() {
        let listed = |text: &str| {
            let tokens = tokens(text);
            let flags = enumerated(&tokens);
            tokens.into_iter().zip(flags).filter(|(_, flag)| *flag).count()
        };
        assert_eq!(
            listed(
                "We use caching, sharding, replication, load balancing, message queues and idempotency keys for it."
            ),
            10
        );
        assert_eq!(listed("The queue takes bursts, the worker writes in batches, and the reader asks the copy."), 0);
    }
}
