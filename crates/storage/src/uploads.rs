//! How many uploads go on at once.

use crate::error::StorageError;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};
use uuid::Uuid;

/// Of one person (the operator counts as one), on each node.
const EACH: usize = 6;
/// In all.
const ALL: usize = 200;

/// The uploads under way in this process, by person.
#[derive(Default, Clone)]
pub(crate) struct Uploads(Arc<Mutex<HashMap<Option<Uuid>, usize>>>);

/// One of them; dropped, it counts no more.
pub(crate) struct Place(Uploads, Option<Uuid>);

impl Uploads {
    /// A place for one more upload of this person.
    pub(crate) fn take(&self, who: Option<Uuid>) -> Result<Place, StorageError> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = open.get(&who).copied().unwrap_or_default();
        if own >= EACH || open.values().sum::<usize>() >= ALL {
            return Err(StorageError::SlowDown);
        }
        open.insert(who, own + 1);
        Ok(Place(self.clone(), who))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = open.get_mut(&self.1) {
            *own -= 1;
            if *own == 0 {
                open.remove(&self.1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_person_does_not_take_all_places() {
        let (uploads, me) = (Uploads::default(), Some(Uuid::new_v4()));
        let mine: Vec<_> = (0..EACH).map(|_| uploads.take(me).unwrap()).collect();
        assert_eq!(uploads.take(me).err(), Some(StorageError::SlowDown));
        assert!(uploads.take(Some(Uuid::new_v4())).is_ok());
        drop(mine);
        assert!(uploads.take(me).is_ok());
        assert!(uploads.0.lock().unwrap().is_empty());
    }
}
