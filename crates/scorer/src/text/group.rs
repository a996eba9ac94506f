//! Groups of alternatives, found in one pass over the words.

use super::negation::is_cue;
use super::token::{Lexicon, Mark, Stem, Token, is_light};
use std::collections::HashMap;

/// A word or phrase that stands for a group.
struct Phrase {
    group: usize,
    stems: Vec<Stem>,
    /// Holds its own "not": the words after it are meant so
    turned: bool,
}

/// A place where a group was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Hit {
    /// Which group, by its number in the index
    pub(crate) group: usize,
    /// First word
    pub(crate) from: usize,
    /// The word after the last
    pub(crate) to: usize,
    /// Whether the phrase holds its own "not"
    pub(crate) turned: bool,
}

/// All groups of a problem by the first stem of their phrases.
#[derive(Default)]
pub(crate) struct Groups {
    phrases: HashMap<Stem, Vec<Phrase>>,
    count: usize,
}

impl Groups {
    /// Adds a group and answers its number.
    pub(crate) fn add(&mut self, alternatives: &[String], lexicon: &mut Lexicon) -> usize {
        let group = self.count;
        self.count += 1;
        for alternative in alternatives {
            let tokens = lexicon.tokens(alternative);
            let turned = (0..tokens.len()).any(|at| is_cue(&tokens, at));
            let heavy: Vec<&Token> = tokens.iter().filter(|token| !is_light(&token.text)).collect();
            let words = if heavy.is_empty() { tokens.iter().collect() } else { heavy };
            let Some(first) = words.first() else { continue };
            // "Time out" in the group is "timeout" in the text.
            if let [one, other] = words[..]
                && !one.number
                && !other.number
            {
                let stem = lexicon.stem(&format!("{}{}", one.text, other.text));
                self.phrases.entry(stem).or_default().push(Phrase { group, stems: vec![stem], turned });
            }
            let stems = words.iter().map(|token| token.stem).collect();
            self.phrases.entry(first.stem).or_default().push(Phrase { group, stems, turned });
        }
        group
    }

    /// Every place where a group stands.
    pub(crate) fn find(&self, tokens: &[Token], lexicon: &Lexicon) -> Vec<Hit> {
        let mut hits = Vec::new();
        for (from, token) in tokens.iter().enumerate() {
            for phrase in self.phrases.get(&token.stem).into_iter().flatten() {
                if let Some(to) = stands(&phrase.stems, tokens, from) {
                    hits.push(Hit { group: phrase.group, from, to, turned: phrase.turned });
                }
            }
            // "Time out" in the text is "timeout" in the group.
            if let Some(next) = tokens.get(from + 1)
                && next.before == Mark::None
                && !token.number
                && !next.number
                && let Some(stem) = lexicon.known(&format!("{}{}", token.text, next.text))
            {
                for phrase in self.phrases.get(&stem).into_iter().flatten().filter(|phrase| phrase.stems.len() == 1) {
                    hits.push(Hit { group: phrase.group, from, to: from + 2, turned: phrase.turned });
                }
            }
        }
        hits
    }
}

/// Where the phrase ends that begins at `from`, when it is there. Small words may be in between.
fn stands(stems: &[Stem], tokens: &[Token], from: usize) -> Option<usize> {
    let mut at = from + 1;
    for stem in &stems[1..] {
        let mut skipped = 0;
        loop {
            let token = tokens.get(at)?;
            if token.before > Mark::Comma {
                return None;
            }
            at += 1;
            if token.stem == *stem {
                break;
            }
            skipped += 1;
            if !is_light(&token.text) || skipped > 2 {
                return None;
            }
        }
    }
    Some(at)
}

/// Whether one of these words or phrases is in a text.
pub(crate) fn has_one_of<S: AsRef<str>>(text: &str, alternatives: &[S]) -> bool {
    let mut lexicon = Lexicon::new();
    let mut groups = Groups::default();
    let alternatives: Vec<String> = alternatives.iter().map(|one| one.as_ref().to_owned()).collect();
    groups.add(&alternatives, &mut lexicon);
    let tokens = lexicon.tokens(text);
    !groups.find(&tokens, &lexicon).is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_phrases_are_found() {
        let mut lexicon = Lexicon::new();
        let mut groups = Groups::default();
        groups.add(&["retry".into(), "try again".into()], &mut lexicon);
        groups.add(&["timeout".into(), "give up".into()], &mut lexicon);
        let mut found = |text: &str| {
            let tokens = lexicon.tokens(text);
            groups.find(&tokens, &lexicon).into_iter().map(|hit| hit.group).collect::<Vec<_>>()
        };
        assert_eq!(found("It tries it again after the time-out."), [0, 1]);
        assert_eq!(found("They retried and gave up."), [0, 1]);
        assert_eq!(found("Try something else again."), [0; 0]);
    }
}
