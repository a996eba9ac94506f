//! What the cage holds on this machine, per language.

use crate::{cage::Layer, language::Language};
use std::collections::BTreeMap;

/// What the cage holds on this machine, per language.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Protection {
    /// What holds for each language.
    pub languages: BTreeMap<Language, Held>,
}

/// Whether a language is judged here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Held {
    /// Yes, behind these layers.
    Judged {
        /// The layers that stand.
        layers: Vec<Layer>,
        /// What is missing, in plain words.
        warnings: Vec<String>,
    },
    /// No.
    Refused {
        /// The reason, in plain words.
        why: String,
    },
}

impl Protection {
    /// Whether programs in this language are judged here.
    #[must_use]
    pub fn judges(&self, language: Language) -> bool {
        matches!(self.languages.get(&language), Some(Held::Judged { .. }))
    }
}
