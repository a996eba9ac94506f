//! A set of values of a closed list, as bits.

use devproof_vocabulary::ClosedList;
use std::{fmt, marker::PhantomData};

/// Values chosen from a closed list of at most 16.
pub struct Choices<T> {
    bits: u16,
    list: PhantomData<fn() -> T>,
}

impl<T: ClosedList> Choices<T> {
    /// Whether nothing was chosen.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Whether this value was chosen.
    pub fn contains(self, value: T) -> bool {
        self.bits & Self::bit(value) != 0
    }

    fn bit(value: T) -> u16 {
        const { assert!(T::ALL.len() <= 16) };
        T::ALL.iter().position(|other| *other == value).map_or(0, |place| 1 << place)
    }
}

impl<T: ClosedList> FromIterator<T> for Choices<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        Self { bits: values.into_iter().fold(0, |bits, value| bits | Self::bit(value)), list: PhantomData }
    }
}

// Written by hand: derived ones would ask the same of `T`.
impl<T> Clone for Choices<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Choices<T> {}

impl<T> Default for Choices<T> {
    fn default() -> Self {
        Self { bits: 0, list: PhantomData }
    }
}

impl<T> PartialEq for Choices<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Choices<T> {}

impl<T: ClosedList> fmt::Debug for Choices<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = T::ALL.iter().filter(|value| self.contains(**value)).map(|value| value.as_str());
        f.debug_set().entries(names).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use devproof_vocabulary::RemotePolicy;

    #[test]
    fn it_contains_what_was_chosen() {
        let none = Choices::<RemotePolicy>::default();
        assert!(none.is_empty());
        let some = Choices::from_iter([RemotePolicy::Remote, RemotePolicy::Onsite, RemotePolicy::Remote]);
        assert!(!some.is_empty());
        assert!(some.contains(RemotePolicy::Remote) && some.contains(RemotePolicy::Onsite));
        assert!(!some.contains(RemotePolicy::Hybrid));
        assert_eq!(format!("{some:?}"), r#"{"remote", "onsite"}"#);
    }
}
