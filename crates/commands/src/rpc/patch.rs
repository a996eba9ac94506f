//! A field of a partial change: left alone, emptied, or set.

use serde::{Deserialize, Deserializer};

/// Not given, null, or a value.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) enum Patch<T> {
    /// Not given: stays as it is.
    #[default]
    Keep,
    /// Given as null: emptied.
    Clear,
    /// Given.
    Set(T),
}

impl<T> Patch<T> {
    /// What it becomes, if it is to change.
    pub(crate) fn change(self) -> Option<Option<T>> {
        match self {
            Self::Keep => None,
            Self::Clear => Some(None),
            Self::Set(value) => Some(Some(value)),
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Patch<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Option::deserialize(deserializer)?.map_or(Self::Clear, Self::Set))
    }
}
