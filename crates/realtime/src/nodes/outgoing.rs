//! The bounded queue of messages to other nodes. While there are no others, nothing is queued.

use super::node_message::{Change, NodeMessage};
use parking_lot::{Mutex, MutexGuard};
use std::collections::VecDeque;
use tokio::sync::Notify;

/// What can wait, in bytes. What does not fit is lost; other nodes notice lost changes and request a snapshot.
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
    messages: VecDeque<NodeMessage>,
    bytes: usize,
    /// Changes told so far.
    changes: u64,
    /// Other nodes listen.
    has_peers: bool,
}

impl Outgoing {
    /// Sets whether there are other nodes.
    pub fn set_has_peers(&self, has_peers: bool) {
        let mut state = self.lock();
        state.has_peers = has_peers;
        if !has_peers {
            state.messages.clear();
            state.bytes = 0;
        }
    }

    /// Queues a broadcast, when other nodes may want it.
    pub fn broadcast(&self, message: impl FnOnce() -> NodeMessage) {
        let mut state = self.lock();
        if state.has_peers {
            self.push(&mut state, message());
        }
    }

    /// Queues a change.
    pub fn change(&self, change: impl FnOnce() -> Change) {
        let mut state = self.lock();
        if state.has_peers {
            state.changes += 1;
            let message = NodeMessage::Change { number: state.changes, change: change() };
            self.push(&mut state, message);
        }
    }

    /// Queues a message, also while no other node is known.
    pub fn send(&self, message: NodeMessage) {
        let mut state = self.lock();
        self.push(&mut state, message);
    }

    /// Queues a heartbeat.
    pub fn heartbeat(&self) {
        let mut state = self.lock();
        let message = NodeMessage::Heartbeat { changes: state.changes };
        self.push(&mut state, message);
    }

    fn push(&self, state: &mut State, message: NodeMessage) {
        let size = message.size();
        if state.bytes + size > LIMIT {
            tracing::debug!("the queue to other nodes is full; a message was dropped");
            return;
        }
        state.bytes += size;
        state.messages.push_back(message);
        self.filled.notify_one();
    }

    /// Waits until at most half of the queue is taken.
    pub async fn wait_for_space(&self) {
        loop {
            let emptied = self.emptied.notified();
            if self.lock().bytes <= LIMIT / 2 {
                return;
            }
            emptied.await;
        }
    }

    /// The next messages, in order. Waits until there are some.
    pub async fn next(&self) -> Vec<NodeMessage> {
        loop {
            let filled = self.filled.notified();
            {
                let mut state = self.lock();
                let mut batch = Vec::new();
                let mut bytes = 0;
                while bytes < BATCH
                    && let Some(message) = state.messages.pop_front()
                {
                    bytes += message.size();
                    batch.push(message);
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
    async fn nothing_is_queued_without_peers_and_changes_are_counted() {
        let outgoing = Outgoing::default();
        outgoing.change(|| Change::Begin);
        outgoing.heartbeat();
        assert_eq!(outgoing.next().await, [NodeMessage::Heartbeat { changes: 0 }]);
        outgoing.set_has_peers(true);
        outgoing.change(|| Change::Begin);
        outgoing.heartbeat();
        let queued =
            [NodeMessage::Change { number: 1, change: Change::Begin }, NodeMessage::Heartbeat { changes: 1 }];
        assert_eq!(outgoing.next().await, queued);
    }

    #[tokio::test]
    async fn what_does_not_fit_is_lost_but_counted() {
        let outgoing = Outgoing::default();
        outgoing.set_has_peers(true);
        let users = vec![(uuid::Uuid::nil(), 1); LIMIT / 50 - 10];
        outgoing.change(|| Change::Sockets { users });
        outgoing.change(|| Change::Begin);
        outgoing.next().await;
        outgoing.wait_for_space().await;
        outgoing.change(|| Change::End);
        assert_eq!(outgoing.next().await, [NodeMessage::Change { number: 3, change: Change::End }]);
    }
}
