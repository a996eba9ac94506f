//! What the cage holds on this machine, per language.

use crate::{cage::Layer, language::Language};
use std::collections::BTreeMap;

/// What the cage holds on this machine, per language.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Protection {
    /// What holds for each language.
    pub languages: BTreeMap<Language, LanguageStatus>,
}

/// Whether a language is judged here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LanguageStatus {
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
        matches!(self.languages.get(&language), Some(LanguageStatus::Judged { .. }))
    }

    /// Why nothing at all can be judged here; `None` when something can.
    #[must_use]
    pub fn nothing(&self) -> Option<String> {
        if Language::ALL.into_iter().any(|language| self.judges(language)) {
            return None;
        }
        let mut reasons: Vec<&str> = self.refusals().map(|(_, why)| why).collect();
        reasons.dedup();
        Some(reasons.join("; "))
    }

    /// The languages that are refused here, and why.
    pub fn refusals(&self) -> impl Iterator<Item = (Language, &str)> {
        self.languages.iter().filter_map(|(language, held)| match held {
            LanguageStatus::Refused { why } => Some((*language, why.as_str())),
            LanguageStatus::Judged { .. } => None,
        })
    }
}
