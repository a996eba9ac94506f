//! What all closed lists can do.

use std::fmt;

/// A closed list.
pub trait ClosedList: Copy + Eq + fmt::Display + std::str::FromStr<Err = UnknownValue> + 'static {
    /// All values, in the order in which choices are offered.
    const ALL: &'static [Self];

    /// The value as it is stored and sent.
    fn as_str(self) -> &'static str;
}

/// A text that a list does not have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownValue {
    /// The values that it has.
    pub known: &'static [&'static str],
}

impl fmt::Display for UnknownValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "must be one of {}", self.known.join(", "))
    }
}

impl std::error::Error for UnknownValue {}

/// Makes an enum of a closed list.
macro_rules! closed_list {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $value:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $(#[doc = concat!("`", $value, "`")] $variant,)+
        }

        impl $name {
            /// All values, in the order in which choices are offered.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The value as it is stored and sent.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $value,)+ }
            }
        }

        impl $crate::ClosedList for $name {
            const ALL: &'static [Self] = Self::ALL;

            fn as_str(self) -> &'static str {
                self.as_str()
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::UnknownValue;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text {
                    $($value => Ok(Self::$variant),)+
                    _ => Err($crate::UnknownValue { known: &[$($value),+] }),
                }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }

        #[cfg(feature = "sql")]
        impl<'a> postgres_types::FromSql<'a> for $name {
            fn from_sql(
                kind: &postgres_types::Type,
                raw: &'a [u8],
            ) -> Result<Self, Box<dyn std::error::Error + Sync + Send>> {
                Ok(<&str as postgres_types::FromSql>::from_sql(kind, raw)?.parse::<Self>()?)
            }

            fn accepts(kind: &postgres_types::Type) -> bool {
                <&str as postgres_types::FromSql>::accepts(kind)
            }
        }

        #[cfg(feature = "typescript")]
        impl ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &ts_rs::Config) -> String {
                stringify!($name).to_owned()
            }

            fn inline(config: &ts_rs::Config) -> String {
                Self::name(config)
            }
        }
    };
}
pub(crate) use closed_list;

/// Gives a closed list what people read for its values.
macro_rules! labels {
    ($name:ident { $($variant:ident = $label:literal),+ $(,)? }) => {
        impl $name {
            /// What people read for it.
            pub const fn label(self) -> &'static str {
                match self { $(Self::$variant => $label,)+ }
            }
        }
    };
}
pub(crate) use labels;

/// Makes a list a part of another, which has all of its values.
macro_rules! part_of {
    ($part:ident, $whole:ident { $($variant:ident),+ $(,)? }) => {
        impl From<$part> for $whole {
            fn from(part: $part) -> Self {
                match part { $($part::$variant => Self::$variant,)+ }
            }
        }
    };
}
pub(crate) use part_of;
