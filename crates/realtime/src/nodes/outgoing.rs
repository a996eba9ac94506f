//! What this node has to tell the others: a bounded queue. While there are no others, nothing is kept.

use super::note::{Change, Note};
use parking_lot::{Mutex, MutexGuard};
use std::collections::VecDeque;
use tokio::sync::Notify;

/// What may wait, in bytes. What does not fit is lost: of changes the others notice that and ask for everything.
const LIMIT: usize = 8 * 1024 * 1024;
/// What goes out together, in bytes.
const BATCH: usize = 256 * 1024;

/// The queue.
#[derive(Debug, Default)]
pub struct Outgoing {
    state: Mutex<State>,
    filled: Notify,
    emptied: Notify,
}

#[derive(Debug, Default)]
struct State {
    notes: VecDeque<Note>,
    bytes: usize,
    /// Changes told so far.
    told: u64,
    /// Other nodes listen.
    heard: bool,
}

impl Outgoing {
    /// Says whether there are others.
    pub fn set_heard(&self, heard: bool) {
        let mut state = self.lock();
        state.heard = heard;
        if !heard {
            state.notes.clear();
            state.bytes = 0;
        }
    }

    /// Queues a broadcast, when somebody else may want it.
    pub fn broadcast(&self, note: impl FnOnce() -> Note) {
        let mut state = self.lock();
        if state.heard {
            self.push(&mut state, note());
        }
    }

    /// Queues a change.
    pub fn change(&self, change: impl FnOnce() -> Change) {
        let mut state = self.lock();
        if state.heard {
            state.told += 1;
            let note = Note::Change { number: state.told, change: change() };
            self.push(&mut state, note);
        }
    }

    /// Queues a question to another node, or a sign of life; also when nobody was heard of yet.
    pub fn say(&self, note: Note) {
        let mut state = self.lock();
        self.push(&mut state, note);
    }

    /// Queues a sign of life.
    pub fn alive(&self) {
        let mut state = self.lock();
        let note = Note::Alive { told: state.told };
        self.push(&mut state, note);
    }

    fn push(&self, state: &mut State, note: Note) {
        let size = note.size();
        if state.bytes + size > LIMIT {
            tracing::debug!("the queue to other nodes is full; something was not told");
            return;
        }
        state.bytes += size;
        state.notes.push_back(note);
        self.filled.notify_one();
    }

    /// Waits until at most half of the queue is taken.
    pub async fn room(&self) {
        loop {
            let emptied = self.emptied.notified();
            if self.lock().bytes <= LIMIT / 2 {
                return;
            }
            emptied.await;
        }
    }

    /// What to tell next, in order. Waits until there is something.
    pub async fn next(&self) -> Vec<Note> {
        loop {
            let filled = self.filled.notified();
            {
                let mut state = self.lock();
                let mut batch = Vec::new();
                let mut bytes = 0;
                while bytes < BATCH
                    && let Some(note) = state.notes.pop_front()
                {
                    bytes += note.size();
                    batch.push(note);
                }
                state.bytes = state.bytes.saturating_sub(bytes);
                if !batch.is_empty() {
                    self.emptied.notify_waiters();
                    return batch;
                }
            }
            filled.await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn nothing_is_kept_for_nobody_and_changes_are_counted() {
        let outgoing = Outgoing::default();
        outgoing.change(|| Change::Begin);
        outgoing.alive();
        assert_eq!(outgoing.next().await, [Note::Alive { told: 0 }]);
        outgoing.set_heard(true);
        outgoing.change(|| Change::Begin);
        outgoing.alive();
        let told = [Note::Change { number: 1, change: Change::Begin }, Note::Alive { told: 1 }];
        assert_eq!(outgoing.next().await, told);
    }

    #[tokio::test]
    async fn what_does_not_fit_is_lost_but_counted() {
        let outgoing = Outgoing::default();
        outgoing.set_heard(true);
        let users = vec![(uuid::Uuid::nil(), 1); LIMIT / 50 - 10];
        outgoing.change(|| Change::Sockets { users });
        outgoing.change(|| Change::Begin);
        outgoing.next().await;
        outgoing.room().await;
        outgoing.change(|| Change::End);
        assert_eq!(outgoing.next().await, [Note::Change { number: 3, change: Change::End }]);
    }
}
