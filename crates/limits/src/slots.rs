//! What is in use at this moment: in all, and by each holder.

use parking_lot::{Mutex, MutexGuard};
use std::{collections::HashMap, fmt, hash::Hash, sync::Arc};
use tokio::sync::Notify;

/// How much may be in use.
#[derive(Debug, Clone, Copy)]
pub struct Bounds {
    /// By all holders together.
    pub all: usize,
    /// By each.
    pub each: usize,
}

/// Why there is no room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Full {
    /// All holders together reached their bound.
    All,
    /// This holder reached its own.
    Holder,
}

/// Counts what holders hold. Clones count together.
pub struct Slots<K>(Arc<Shared<K>>);

struct Shared<K> {
    bounds: Bounds,
    in_use: Mutex<InUse<K>>,
    emptied: Notify,
}

struct InUse<K> {
    all: usize,
    by_holder: HashMap<K, usize>,
}

/// Something that is counted until it is dropped.
pub struct Permit<K: Eq + Hash> {
    slots: Slots<K>,
    /// `None` counts in all only.
    holder: Option<K>,
    weight: usize,
}

impl<K> Clone for Slots<K> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<K> fmt::Debug for Slots<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Slots").field("bounds", &self.0.bounds).field("in_use", &self.lock().all).finish()
    }
}

impl<K: Eq + Hash> fmt::Debug for Permit<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Permit").field("weight", &self.weight).finish_non_exhaustive()
    }
}

impl<K> Slots<K> {
    /// Nothing is in use yet.
    pub fn new(bounds: Bounds) -> Self {
        let in_use = Mutex::new(InUse { all: 0, by_holder: HashMap::new() });
        Self(Arc::new(Shared { bounds, in_use, emptied: Notify::new() }))
    }

    /// How much is in use by all together.
    pub fn in_use(&self) -> usize {
        self.lock().all
    }

    /// Resolves when nothing is in use.
    pub async fn empty(&self) {
        loop {
            let emptied = self.0.emptied.notified();
            if self.in_use() == 0 {
                return;
            }
            emptied.await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, InUse<K>> {
        self.0.in_use.lock()
    }
}

impl<K: Eq + Hash + Clone> Slots<K> {
    /// One slot for `holder`.
    ///
    /// # Errors
    /// Which bound is reached.
    pub fn try_acquire(&self, holder: K) -> Result<Permit<K>, Full> {
        let mut in_use = self.lock();
        self.check(&in_use, Some(&holder))?;
        in_use.add(Some(&holder), 1);
        Ok(self.permit(Some(holder), 1))
    }

    /// One slot that counts in all only.
    ///
    /// # Errors
    /// When all together reached their bound.
    pub fn try_acquire_shared(&self) -> Result<Permit<K>, Full> {
        let mut in_use = self.lock();
        self.check(&in_use, None)?;
        in_use.add(None, 1);
        Ok(self.permit(None, 1))
    }

    /// Counts `weight` for `holder`, also beyond the bounds: what already exists has to be counted.
    pub fn add(&self, holder: K, weight: usize) -> Permit<K> {
        self.lock().add(Some(&holder), weight);
        self.permit(Some(holder), weight)
    }

    /// Whether there is room for more of `holder`.
    ///
    /// # Errors
    /// Which bound is reached.
    pub fn check_space(&self, holder: &K) -> Result<(), Full> {
        self.check(&self.lock(), Some(holder))
    }

    fn check(&self, in_use: &InUse<K>, holder: Option<&K>) -> Result<(), Full> {
        let own = holder.and_then(|holder| in_use.by_holder.get(holder)).copied().unwrap_or_default();
        if in_use.all >= self.0.bounds.all {
            Err(Full::All)
        } else if own >= self.0.bounds.each {
            Err(Full::Holder)
        } else {
            Ok(())
        }
    }

    fn permit(&self, holder: Option<K>, weight: usize) -> Permit<K> {
        Permit { slots: self.clone(), holder, weight }
    }
}

impl<K: Eq + Hash + Clone> InUse<K> {
    fn add(&mut self, holder: Option<&K>, weight: usize) {
        self.all += weight;
        if let Some(holder) = holder {
            *self.by_holder.entry(holder.clone()).or_default() += weight;
        }
    }
}

impl<K: Eq + Hash + Clone> Permit<K> {
    /// Takes up to `weight` out of this permit into one of its own.
    #[must_use]
    pub fn split(&mut self, weight: usize) -> Self {
        let weight = weight.min(self.weight);
        self.weight -= weight;
        Self { slots: self.slots.clone(), holder: self.holder.clone(), weight }
    }
}

impl<K: Eq + Hash> Drop for Permit<K> {
    fn drop(&mut self) {
        let mut in_use = self.slots.lock();
        in_use.all -= self.weight;
        if in_use.all == 0 {
            self.slots.0.emptied.notify_waiters();
        }
        let Some(holder) = &self.holder else { return };
        if let Some(own) = in_use.by_holder.get_mut(holder) {
            *own -= self.weight;
            if *own == 0 {
                in_use.by_holder.remove(holder);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slots(all: usize, each: usize) -> Slots<u8> {
        Slots::new(Bounds { all, each })
    }

    #[test]
    fn a_holder_gets_its_share_and_gives_it_back() {
        let slots = slots(3, 2);
        let first = slots.try_acquire(1);
        let second = slots.try_acquire(1);
        assert!(first.is_ok() && second.is_ok());
        assert_eq!(slots.try_acquire(1).err(), Some(Full::Holder));
        let third = slots.try_acquire(2);
        assert!(third.is_ok());
        assert_eq!(slots.try_acquire(2).err(), Some(Full::All));
        drop(second);
        assert!(slots.try_acquire(1).is_ok());
    }

    #[test]
    fn shared_slots_count_in_all_only() {
        let slots = slots(3, 1);
        let in_use: Vec<_> = (0..3).map(|_| slots.try_acquire_shared()).collect();
        assert!(in_use.iter().all(Result::is_ok));
        assert_eq!(slots.try_acquire_shared().err(), Some(Full::All));
        drop(in_use);
        assert!(slots.try_acquire(1).is_ok());
    }

    #[test]
    fn weights_go_beyond_the_bounds_and_are_split() {
        let slots = slots(300, 100);
        let mut own = slots.add(1, 150);
        assert_eq!(slots.check_space(&1), Err(Full::Holder));
        assert_eq!(slots.check_space(&2), Ok(()));
        let other = slots.add(2, 150);
        assert_eq!(slots.check_space(&3), Err(Full::All));
        drop(other);
        drop(own.split(100));
        assert_eq!(slots.check_space(&1), Ok(()));
        assert_eq!(slots.in_use(), 50);
        drop(own.split(1_000));
        drop(own);
        assert_eq!(slots.in_use(), 0);
        assert!(slots.lock().by_holder.is_empty());
    }

    #[tokio::test]
    async fn who_waits_for_the_last_is_woken() {
        let slots = slots(2, 2);
        slots.empty().await;
        let in_use = slots.try_acquire(1);
        let waiting = tokio::spawn({
            let slots = slots.clone();
            async move { slots.empty().await }
        });
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        drop(in_use);
        assert!(waiting.await.is_ok());
    }
}
