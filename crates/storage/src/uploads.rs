//! How many uploads run at once.

use crate::error::StorageError;
use devproof_limits::{Bounds, Permit, Slots};
use uuid::Uuid;

/// Of one person (the operator counts as one), and in all, on each node.
const BOUNDS: Bounds = Bounds { each: 6, all: 200 };

/// The uploads under way in this process, by person.
#[derive(Clone)]
pub(crate) struct Uploads(Slots<Option<Uuid>>);

impl Default for Uploads {
    fn default() -> Self {
        Self(Slots::new(BOUNDS))
    }
}

impl Uploads {
    /// A permit for one more upload of this person.
    pub(crate) fn try_acquire(&self, user: Option<Uuid>) -> Result<Permit<Option<Uuid>>, StorageError> {
        self.0.try_acquire(user).map_err(|_| StorageError::SlowDown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_person_cannot_use_every_slot() {
        let (uploads, me) = (Uploads::default(), Some(Uuid::new_v4()));
        let mine: Vec<_> = (0..BOUNDS.each).map(|_| uploads.try_acquire(me).unwrap()).collect();
        assert_eq!(uploads.try_acquire(me).err(), Some(StorageError::SlowDown));
        assert!(uploads.try_acquire(Some(Uuid::new_v4())).is_ok());
        drop(mine);
        assert!(uploads.try_acquire(me).is_ok());
        assert_eq!(uploads.0.in_use(), 0);
    }
}
