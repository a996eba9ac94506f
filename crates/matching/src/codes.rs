//! Short codes as values that are compared without reading text.

use std::fmt;

/// A text that is no code of this kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("must be {0} uppercase letters")]
pub struct InvalidCode(usize);

fn letters<const N: usize>(text: &str) -> Result<[u8; N], InvalidCode> {
    let code: [u8; N] = text.as_bytes().try_into().map_err(|_| InvalidCode(N))?;
    if code.iter().all(u8::is_ascii_uppercase) { Ok(code) } else { Err(InvalidCode(N)) }
}

macro_rules! code {
    ($(#[$doc:meta])* $name:ident, $length:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; $length]);

        impl $name {
            /// The code as text.
            pub fn as_str(&self) -> &str {
                // Only capital letters get in, so this is always text.
                std::str::from_utf8(&self.0).unwrap_or_default()
            }
        }

        impl std::str::FromStr for $name {
            type Err = InvalidCode;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                letters(text).map(Self)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }
    };
}

code! {
    /// A country: ISO 3166 alpha-2.
    Country, 2
}
code! {
    /// A currency: ISO 4217.
    Currency, 3
}

/// A known skill, by the number that it has in the catalog.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SkillId(pub u32);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_its_number_of_capital_letters() {
        assert_eq!("DE".parse::<Country>().map(|code| code.to_string()), Ok("DE".into()));
        assert_eq!("EUR".parse::<Currency>().map(|code| code.to_string()), Ok("EUR".into()));
        for wrong in ["", "D", "de", "DEU", "Ä"] {
            assert_eq!(wrong.parse::<Country>(), Err(InvalidCode(2)), "{wrong}");
        }
    }
}
