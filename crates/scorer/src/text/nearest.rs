//! Whether a passage stands nearer to what meets a check than to what only mentions it.
//!
//! Overlap of stems, weighted by how rare they are in the problem, in whole numbers: no machine rounds otherwise.

use super::token::Token;
use std::collections::{BTreeSet, HashMap};

/// A stem with its polarity, as one number.
type Feature = u64;

/// What a text is about: its stems, those in the reach of a negation apart.
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

/// How rare stems are in the examples of a problem.
#[derive(Debug, Clone, Default)]
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
        u64::from(rare.max(1).pow(4).ilog2()).max(1)
    }
}

/// One example, weighed.
#[derive(Debug, Clone)]
struct Example {
    weights: Vec<(Feature, u64)>,
    whole: u64,
}

/// The examples of one check.
#[derive(Debug, Clone)]
pub(crate) struct Examples {
    sides: [Vec<Features>; 2],
    weighed: [Vec<Example>; 2],
    /// Stems that are on both sides: what the check is about, which tells the sides apart the least
    shared: BTreeSet<Feature>,
}

impl Examples {
    pub(crate) fn new(references: Vec<Features>, counterexamples: Vec<Features>, rarity: &Rarity) -> Self {
        let all = |side: &[Features]| side.iter().flat_map(|one| one.0.iter().copied()).collect::<BTreeSet<_>>();
        let shared: BTreeSet<Feature> = all(&references).intersection(&all(&counterexamples)).copied().collect();
        let sides = [references, counterexamples];
        let weigh = |features: &Features| {
            let weights: Vec<(Feature, u64)> =
                features.0.iter().map(|feature| (*feature, weight(*feature, &shared, rarity))).collect();
            Example { whole: weights.iter().map(|(_, weight)| weight).sum(), weights }
        };
        let weighed = [sides[0].iter().map(weigh).collect(), sides[1].iter().map(weigh).collect()];
        Self { sides, weighed, shared }
    }

    /// The same without one example, the references before the counterexamples: for trying how the rest judges it.
    pub(crate) fn without(&self, left_out: usize, rarity: &Rarity) -> Self {
        let mut sides = self.sides.clone();
        let references = sides[0].len();
        if left_out < references {
            sides[0].remove(left_out);
        } else {
            sides[1].remove(left_out - references);
        }
        let [references, counterexamples] = sides;
        Self::new(references, counterexamples, rarity)
    }
}

fn weight(feature: Feature, shared: &BTreeSet<Feature>, rarity: &Rarity) -> u64 {
    let weight = rarity.weight(feature);
    if shared.contains(&feature) { weight.div_ceil(3) } else { weight }
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
    let own: u64 = passage.0.iter().map(|feature| weight(*feature, &examples.shared, rarity)).sum();
    let nearest = |side: &[Example]| {
        side.iter()
            .map(|example| {
                let both: u64 = example
                    .weights
                    .iter()
                    .filter(|(feature, _)| passage.0.contains(feature))
                    .map(|(_, weight)| weight)
                    .sum();
                1000 * both / (own * example.whole).isqrt().max(1)
            })
            .max()
            .unwrap_or(0)
    };
    Nearness { reference: nearest(&examples.weighed[0]), counterexample: nearest(&examples.weighed[1]) }
}
