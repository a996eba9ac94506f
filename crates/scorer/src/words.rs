//! The words of an interview that are closed lists. Those that the database and pages know too are the vocabulary's.

pub use devproof_vocabulary::{InterviewSeniority as Seniority, Phase, Scorer as Judge};
use serde::{Deserialize, Serialize};

/// An enum whose values are words: in JSON, in the database and on pages.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$note:meta])* $value:ident = $word:literal),+ $(,)? }) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        $(#[$about])*
        pub enum $name { $($(#[$note])* #[serde(rename = $word)] $value),+ }

        impl $name {
            /// All of them, in their order.
            pub const ALL: &[Self] = &[$(Self::$value),+];

            /// The word for it.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$value => $word),+ }
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
    /// What is scored from 0 to 4.
    #[cfg_attr(feature = "typescript", ts(rename = "DimensionId"))]
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
