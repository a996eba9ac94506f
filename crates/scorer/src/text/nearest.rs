//! Whether a passage stands nearer to what meets a check than to what only mentions it.
//!
//! Overlap of stems, weighted by how rare they are in the problem, in whole numbers: no machine rounds otherwise.

use super::token::Token;
use std::collections::{BTreeSet, HashMap};

/// A stem with its polarity, as one number.
type Feature = u64;

/// What a text is about: its stems, those in the reach of a negation apart, sorted.
#[derive(Debug, Clone, Default)]
pub(crate) struct Features(BTreeSet<Feature>);

/// All numbers are one feature: 200 and 300 ms are not different things.
const NUMBER: Feature = Feature::MAX;

impl Features {
    /// Of the words of a sentence, with the reach of its negations.
    pub(crate) fn add(&mut self, tokens: &[Token], negated: &[bool]) {
        for (token, negated) in tokens.iter().zip(negated) {
            if token.number {
                self.0.insert(NUMBER);
            } else if !token.small || is_telling(&token.text) {
                self.0.insert(u64::from(token.stem) * 2 + u64::from(*negated));
            }
        }
    }
}

/// Small words that turn what is said.
fn is_telling(word: &str) -> bool {
    matches!(
        word,
        "not"
            | "no"
            | "never"
            | "without"
            | "nobody"
            | "nothing"
            | "none"
            | "because"
            | "so"
            | "otherwise"
            | "instead"
            | "before"
            | "after"
            | "until"
            | "only"
            | "if"
            | "again"
            | "same"
            | "later"
            | "just"
            | "wait"
            | "avoid"
            | "lose"
    )
}

/// The examples of one check.
pub(crate) struct Examples {
    references: Vec<Features>,
    counterexamples: Vec<Features>,
    /// Stems that stand on both sides: what the check is about, which tells the sides apart the least
    shared: BTreeSet<Feature>,
}

impl Examples {
    pub(crate) fn new(references: Vec<Features>, counterexamples: Vec<Features>) -> Self {
        let all = |side: &[Features]| side.iter().flat_map(|one| one.0.iter().copied()).collect::<BTreeSet<_>>();
        let shared = all(&references).intersection(&all(&counterexamples)).copied().collect();
        Self { references, counterexamples, shared }
    }

    /// The same without one reference or counterexample: for trying how the rest judges it.
    pub(crate) fn without(&self, reference: Option<usize>, counterexample: Option<usize>) -> Self {
        let keep = |side: &[Features], left_out: Option<usize>| {
            side.iter().enumerate().filter(|(at, _)| Some(*at) != left_out).map(|(_, one)| one.clone()).collect()
        };
        Self::new(keep(&self.references, reference), keep(&self.counterexamples, counterexample))
    }
}

/// How rare stems are in the examples of a problem.
#[derive(Default)]
pub(crate) struct Rarity {
    examples: u64,
    with: HashMap<Feature, u64>,
}

impl Rarity {
    /// Counts an example.
    pub(crate) fn count(&mut self, features: &Features) {
        self.examples += 1;
        for feature in &features.0 {
            *self.with.entry(*feature).or_default() += 1;
        }
    }

    /// Four times the binary logarithm of how rare a stem is, at least one.
    fn weight(&self, feature: Feature) -> u64 {
        let with = self.with.get(&feature).copied().unwrap_or(0) + 1;
        let rare = u128::from(self.examples + 2) / u128::from(with);
        u64::from((rare.max(1)).pow(4).ilog2()).max(1)
    }
}

/// How a passage stands to the examples of a check, in thousandths.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Nearness {
    /// To the nearest reference
    pub(crate) reference: u64,
    /// To the nearest counterexample
    pub(crate) counterexample: u64,
}

impl Nearness {
    /// How much nearer to a reference, in thousandths; 0 is equally near.
    pub(crate) fn margin(self) -> i64 {
        self.reference as i64 - self.counterexample as i64
    }
}

/// Measures a passage.
pub(crate) fn measure(passage: &Features, examples: &Examples, rarity: &Rarity) -> Nearness {
    let weight = |feature: Feature| {
        let weight = rarity.weight(feature);
        if examples.shared.contains(&feature) { weight.div_ceil(3) } else { weight }
    };
    let own: u64 = passage.0.iter().map(|feature| weight(*feature)).sum();
    let nearest = |side: &[Features]| {
        side.iter()
            .map(|example| {
                let whole: u64 = example.0.iter().map(|feature| weight(*feature)).sum();
                let both: u64 = example.0.intersection(&passage.0).map(|feature| weight(*feature)).sum();
                1000 * both / (own * whole).isqrt().max(1)
            })
            .max()
            .unwrap_or(0)
    };
    Nearness { reference: nearest(&examples.references), counterexample: nearest(&examples.counterexamples) }
}
