//! Stems: what is compared instead of words. "Retries", "retried" and "retry" are one; so are British and American
//! spellings, irregular verbs and the usual short forms.

use crate::word_list::{WordList, word_list};
use rust_stemmers::{Algorithm, Stemmer};
use std::collections::HashMap;
use std::sync::LazyLock;

/// Words in -ise that are no verbs in -ize, and what would be cut out of another word.
static KEEP_ISE: WordList = word_list!("stem-keep-ise");

/// Forms that no rule of endings finds, and the usual short forms: a line of the file is `form = word`.
static SAME: WordList = word_list!("stem-same");

static SAME_STEM: LazyLock<HashMap<&'static str, &'static str>> =
    LazyLock::new(|| SAME.iter().filter_map(|line| line.split_once(" = ")).collect());

/// Makes stems.
pub(crate) struct Stems {
    porter: Stemmer,
}

impl Clone for Stems {
    fn clone(&self) -> Self {
        Self::new()
    }
}

impl Stems {
    pub(crate) fn new() -> Self {
        Self { porter: Stemmer::create(Algorithm::English) }
    }

    /// The stem of a word in lower case. Numbers and words in other scripts are their own stems.
    pub(crate) fn of(&self, word: &str) -> String {
        if !word.is_ascii() || word.starts_with(|first: char| first.is_ascii_digit()) {
            return word.to_owned();
        }
        let word = SAME_STEM.get(word).copied().unwrap_or(word);
        self.porter.stem(&american(word)).into_owned()
    }
}

/// "Prioritise" and "behaviour" in the other spelling.
fn american(word: &str) -> String {
    let mut word = word.to_owned();
    for (british, american) in [
        ("isation", "ization"),
        ("ising", "izing"),
        ("ised", "ized"),
        ("ises", "izes"),
        ("iser", "izer"),
        ("ise", "ize"),
        ("yse", "yze"),
        ("ysed", "yzed"),
        ("ysing", "yzing"),
        ("tre", "ter"),
        ("tres", "ters"),
    ] {
        let Some(start) = word.strip_suffix(british) else { continue };
        let keeps =
            KEEP_ISE.iter().any(|keeps| word.starts_with(keeps) || word.starts_with(&keeps[..keeps.len() - 1]));
        if start.len() >= 3 && !keeps {
            word = format!("{start}{american}");
        }
        break;
    }
    for (british, american) in [
        ("behaviour", "behavior"),
        ("colour", "color"),
        ("favour", "favor"),
        ("neighbour", "neighbor"),
        ("licence", "license"),
        ("catalogue", "catalog"),
        ("programme", "program"),
        ("cheque", "check"),
    ] {
        if let Some(rest) = word.strip_prefix(british) {
            return format!("{american}{rest}");
        }
    }
    word
}

/// The stems of a text, in their order, by the rules of endings alone.
pub(crate) fn stems(text: &str) -> Vec<String> {
    let stemmer = Stemmer::create(Algorithm::English);
    text.split(|c: char| !(c.is_alphanumeric() || matches!(c, '\'' | '’')))
        .filter(|word| !word.is_empty() && word.len() <= 60)
        .map(|word| stemmer.stem(&word.to_lowercase()).into_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_a_word_are_one() {
        let stems = Stems::new();
        for forms in [
            &["retry", "retries", "retried"][..],
            &["prioritise", "prioritize", "prioritised"],
            &["write", "wrote", "written", "writes"],
            &["replica", "replicas", "replicate"],
            &["index", "indexes", "indices"],
            &["die", "died", "dies", "dead"],
        ] {
            let first = stems.of(forms[0]);
            assert!(forms.iter().all(|form| stems.of(form) == first), "{forms:?}");
        }
        assert_ne!(stems.of("share"), stems.of("shard"));
        assert_eq!(stems.of("otherwise"), stems.of("otherwise"));
        assert_eq!(stems.of("429"), "429");
    }
}
