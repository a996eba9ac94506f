//! Slips of the pen: an unknown word that is one slip away from a word of the problem is that word.

use crate::word_list::{WordList, word_list};
use std::collections::{BTreeMap, HashSet};

/// Shorter words have too many neighbours.
const SHORTEST: usize = 6;

/// Words of their own that are one slip away from what problems speak of.
static OWN: WordList = word_list!("typo-own");

/// The words that typos are corrected to.
pub(crate) struct Spelling {
    /// By first letter and length
    words: BTreeMap<(char, usize), Vec<Vec<char>>>,
    known: HashSet<String>,
}

impl Spelling {
    /// From the words of a problem.
    pub(crate) fn new<'a>(words: impl Iterator<Item = &'a str>) -> Self {
        let known: HashSet<String> = words.map(str::to_owned).collect();
        let mut sorted: Vec<&String> = known.iter().collect();
        sorted.sort();
        let mut by_shape: BTreeMap<(char, usize), Vec<Vec<char>>> = BTreeMap::new();
        for word in sorted {
            let letters: Vec<char> = word.chars().collect();
            if letters.len() >= SHORTEST && letters.iter().all(char::is_ascii_alphabetic) {
                by_shape.entry((letters[0], letters.len())).or_default().push(letters);
            }
        }
        Self { words: by_shape, known }
    }

    /// The word that was meant, when it was not this one.
    pub(crate) fn meant(&self, word: &str) -> Option<String> {
        if word.len() < SHORTEST - 1
            || self.known.contains(word)
            || OWN.contains(&word)
            || !word.bytes().all(|b| b.is_ascii_alphabetic())
        {
            return None;
        }
        let letters: Vec<char> = word.chars().collect();
        let lengths = [letters.len(), letters.len() + 1, letters.len() - 1];
        for length in lengths {
            let found = self
                .words
                .get(&(letters[0], length))
                .and_then(|words| words.iter().find(|known| one_slip(&letters, known)));
            if let Some(found) = found {
                return Some(found.iter().collect());
            }
        }
        None
    }
}

/// One letter too many, missing or wrong, or two changed about. Not at the very end, where endings are.
fn one_slip(word: &[char], known: &[char]) -> bool {
    let same = word.iter().zip(known).take_while(|(one, other)| one == other).count();
    let (rest, known_rest) = (&word[same..], &known[same..]);
    if rest.len() <= 1 && known_rest.len() <= 1 {
        return false;
    }
    match (rest, known_rest) {
        ([_, a @ ..], [_, b @ ..]) if a == b => true,
        ([a, b, rest @ ..], [c, d, known @ ..]) if a == d && b == c && rest == known => true,
        ([_, a @ ..], b) if a == b => true,
        (a, [_, b @ ..]) if a == b => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_slip_is_mended_and_other_words_are_not() {
        let spelling = Spelling::new(["receive", "separate", "sharded", "latency", "address"].into_iter());
        assert_eq!(spelling.meant("recieve").as_deref(), Some("receive"));
        assert_eq!(spelling.meant("seperate").as_deref(), Some("separate"));
        assert_eq!(spelling.meant("adress").as_deref(), Some("address"));
        assert_eq!(spelling.meant("shared"), None);
        assert_eq!(spelling.meant("latest"), None);
        assert_eq!(spelling.meant("receive"), None);
    }
}
