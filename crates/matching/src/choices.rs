//! A set of values of a closed list, as bits.

use devproof_vocabulary::ClosedList;
use std::{
    cmp::Ordering,
    fmt,
    hash::{Hash, Hasher},
    marker::PhantomData,
};

/// Values chosen from a closed list of at most 32.
pub struct Choices<T> {
    bits: u32,
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

    /// Whether a value was chosen here and there.
    pub const fn intersects(self, other: Self) -> bool {
        self.bits & other.bits != 0
    }

    /// The chosen values that were not chosen there.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self { bits: self.bits & !other.bits, list: PhantomData }
    }

    /// The chosen values, in the order of the list.
    pub fn iter(self) -> impl Iterator<Item = T> {
        T::ALL.iter().copied().filter(move |value| self.contains(*value))
    }

    fn bit(value: T) -> u32 {
        const { assert!(T::ALL.len() <= 32) };
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

impl<T> PartialOrd for Choices<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T> Ord for Choices<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.bits.cmp(&other.bits)
    }
}

impl<T> Hash for Choices<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T: ClosedList> fmt::Debug for Choices<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(T::as_str)).finish()
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
        let hybrid = Choices::from_iter([RemotePolicy::Hybrid]);
        assert!(some.intersects(some) && !some.intersects(hybrid) && !some.intersects(none));
        assert_eq!(
            some.without(Choices::from_iter([RemotePolicy::Remote])).iter().collect::<Vec<_>>(),
            [RemotePolicy::Onsite]
        );
    }
}
