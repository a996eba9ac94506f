//! Places for judged processes, given to those who have used least.

use parking_lot::{Mutex, MutexGuard};
use std::{collections::BTreeMap, sync::Arc, time::Duration};
use tokio::sync::oneshot;

/// The places of a machine.
#[derive(Debug)]
pub struct Slots {
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    free: usize,
    /// Who waits, by what they have used so far and then by when they came.
    waiting: BTreeMap<(Duration, u64), oneshot::Sender<Slot>>,
    came: u64,
}

/// A place. Given on when it is dropped.
#[derive(Debug)]
pub struct Slot {
    slots: Arc<Slots>,
}

impl Slots {
    /// So many.
    pub fn new(count: usize) -> Arc<Self> {
        Arc::new(Self { state: Mutex::new(State { free: count, waiting: BTreeMap::new(), came: 0 }) })
    }

    /// Waits for a place. Who has used least goes first, so that a short program does not stand behind the tests of long
    /// ones, however many those are.
    pub async fn acquire(self: &Arc<Self>, used: Duration) -> Slot {
        let turn = {
            let mut state = self.state();
            if state.free > 0 {
                state.free -= 1;
                return Slot { slots: Arc::clone(self) };
            }
            state.came += 1;
            let (sender, turn) = oneshot::channel();
            let place = (used, state.came);
            state.waiting.insert(place, sender);
            turn
        };
        // The sender stays in the line until it is our turn.
        match turn.await {
            Ok(slot) => slot,
            Err(_) => unreachable!("a place in the line is never thrown away"),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock()
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let next = {
            let mut state = self.slots.state();
            loop {
                match state.waiting.pop_first() {
                    // Who does not wait any more is passed over.
                    Some((_, sender)) if sender.is_closed() => {}
                    Some((_, sender)) => break sender,
                    None => {
                        state.free += 1;
                        return;
                    }
                }
            }
        };
        // Who gave up just now drops it again, and it goes to the next.
        drop(next.send(Self { slots: Arc::clone(&self.slots) }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::task::yield_now;

    #[tokio::test]
    async fn e21_who_has_had_least_goes_first() {
        let slots = Slots::new(1);
        let permit = slots.acquire(Duration::ZERO).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = Vec::new();
        for (name, used) in [("long", 9), ("longer", 12), ("new", 0), ("also new", 0)] {
            let (slots, order) = (Arc::clone(&slots), Arc::clone(&order));
            waiting.push(tokio::spawn(async move {
                let _slot = slots.acquire(Duration::from_secs(used)).await;
                order.lock().push(name);
            }));
            yield_now().await;
        }
        drop(permit);
        for one in waiting {
            one.await.expect("it had its turn");
        }
        assert_eq!(*order.lock(), ["new", "also new", "long", "longer"]);
    }

    #[tokio::test]
    async fn a_place_is_never_lost() {
        let slots = Slots::new(1);
        for _ in 0..3 {
            let permit = slots.acquire(Duration::ZERO).await;
            let gives_up = tokio::spawn({
                let slots = Arc::clone(&slots);
                async move { slots.acquire(Duration::ZERO).await }
            });
            yield_now().await;
            gives_up.abort();
            assert!(gives_up.await.is_err());
            drop(permit);
        }
        let (_first, second) = (slots.acquire(Duration::ZERO).await, slots.state().free);
        assert_eq!(second, 0);
    }
}
