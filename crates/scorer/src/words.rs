//! The words of an interview that are closed lists.

use serde::{Deserialize, Serialize};

/// An enum whose values are words: in JSON, in the database and on pages.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$note:meta])* $value:ident = $word:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name { $($(#[$note])* #[serde(rename = $word)] $value),+ }

        impl $name {
            /// All of them, in their order.
            pub const ALL: &[Self] = &[$(Self::$value),+];

            /// The word for it.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$value => $word),+ }
            }

            /// The one of this word.
            pub fn from_word(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.as_str() == word)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                to.write_str(self.as_str())
            }
        }
    };
}
pub(crate) use words;

words! {
    /// The level a candidate wants to be measured at: it sets the weights.
    Seniority {
        /// Junior
        Junior = "junior",
        /// Mid
        Mid = "mid",
        /// Senior
        Senior = "senior",
        /// Staff
        Staff = "staff",
    }
}

words! {
    /// A part of the 45 minutes. Phases guide and never lock.
    Phase {
        /// What is asked, and what is left out
        Requirements = "requirements",
        /// Sums
        Estimates = "estimates",
        /// Operations and data
        Interface = "interface",
        /// The drawing
        Architecture = "architecture",
        /// Some parts down to the ground, choices, the drill
        DeepDive = "deep_dive",
    }
}

words! {
    /// What is scored from 0 to 4.
    Dimension {
        /// Requirements and scope
        Requirements = "requirements",
        /// Sums that can be checked
        Estimation = "estimation",
        /// Operations, entities, keys, stores
        Interface = "interface",
        /// A drawing with a way for every flow
        Architecture = "architecture",
        /// Mechanisms down to the ground
        DeepDive = "deep_dive",
        /// Scale, failure, watching, safety
        Operations = "operations",
        /// Two ways compared, and their prices
        Tradeoffs = "tradeoffs",
    }
}
