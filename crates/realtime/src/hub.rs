//! The open sockets of this node, and the few things that are said to them from outside: a session ended, the
//! feed was lost, the server stops.

use crate::{
    accounts::SocketAccounts,
    outbox::{Close, Outbox},
    protocol::{self, Vsn},
};
use parking_lot::{Mutex, MutexGuard};
use std::{
    collections::{HashMap, HashSet, VecDeque},
    sync::{Arc, atomic::AtomicU64, atomic::Ordering},
};
use tokio::sync::Notify;
use uuid::Uuid;

/// Controls that wait for one socket at most.
const MAX_CONTROLS: usize = 256;

/// Something a socket's task must act on.
#[derive(Debug, Clone)]
pub enum Control {
    /// These sessions are over.
    SessionsEnded(Arc<HashSet<Uuid>>),
    /// This user may not be here any more.
    UserLocked(Uuid),
    /// Changes may have been missed: channels that asked for them start again.
    FeedLost,
    /// Changes may have been missed by one channel.
    ChannelLost {
        /// Its topic.
        topic: String,
        /// Its join, so that a newer one is left alone.
        join_ref: Option<String>,
    },
    /// The caller of a channel may not listen to it any more.
    ChannelOver {
        /// Its topic.
        topic: String,
        /// Its join, so that a newer one is left alone.
        join_ref: Option<String>,
    },
}

/// Whose token stands behind a channel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Principal {
    /// The user.
    pub user: Uuid,
    /// The token's session.
    pub session: Option<Uuid>,
}

/// What a socket's task has not acted on yet. A channel of tokio's would hold 2 KB for each socket, and nearly all
/// are never told anything.
#[derive(Debug, Default)]
struct Controls {
    waiting: Mutex<VecDeque<Control>>,
    wake: Notify,
}

impl Controls {
    /// False when the queue is full.
    fn push(&self, control: Control) -> bool {
        let mut waiting = self.waiting.lock();
        if waiting.len() >= MAX_CONTROLS {
            return false;
        }
        waiting.push_back(control);
        drop(waiting);
        self.wake.notify_one();
        true
    }

    fn pop(&self) -> Option<Control> {
        self.waiting.lock().pop_front()
    }

    async fn next(&self) -> Control {
        loop {
            let woken = self.wake.notified();
            if let Some(control) = self.pop() {
                return control;
            }
            woken.await;
        }
    }
}

/// One socket as others see it.
#[derive(Debug)]
pub struct SocketHandle {
    /// Unique on this node.
    pub id: u64,
    /// What waits to be written.
    pub outbox: Outbox,
    /// Its frame version.
    pub vsn: Vsn,
    /// The accounts behind its channels.
    pub accounts: SocketAccounts,
    controls: Controls,
    principals: Mutex<Vec<Principal>>,
}

impl SocketHandle {
    /// Queues a frame.
    pub fn send(&self, join_ref: Option<&str>, reference: Option<&str>, topic: &str, event: &str, payload: &str) {
        self.outbox.push(protocol::encode(self.vsn, join_ref, reference, topic, event, payload).into());
    }

    /// Notifies the socket's task. A task whose queue of these is full is closed.
    pub fn notify(&self, control: Control) {
        if !self.controls.push(control) {
            self.outbox.close(Close::SLOW);
        }
    }

    /// What the socket's task must act on next. Only that task calls this.
    pub async fn control(&self) -> Control {
        self.controls.next().await
    }

    /// Says whose tokens stand behind the socket's channels now.
    pub fn set_principals(&self, principals: Vec<Principal>) {
        *self.principals.lock() = principals;
    }

    fn principals(&self) -> Vec<Principal> {
        self.principals.lock().clone()
    }
}

/// The open sockets.
#[derive(Debug, Default)]
pub struct Hub {
    sockets: Mutex<HashMap<u64, Arc<SocketHandle>>>,
    next: AtomicU64,
}

/// A socket's membership, given up when dropped.
#[derive(Debug)]
pub struct Member {
    hub: Arc<Hub>,
    /// The socket.
    pub handle: Arc<SocketHandle>,
}

impl Drop for Member {
    fn drop(&mut self) {
        self.hub.lock().remove(&self.handle.id);
    }
}

impl Hub {
    /// Registers a socket.
    pub fn register(self: &Arc<Self>, vsn: Vsn, send_queue_bytes: usize) -> Member {
        let handle = Arc::new(SocketHandle {
            id: self.next.fetch_add(1, Ordering::Relaxed),
            outbox: Outbox::new(send_queue_bytes),
            vsn,
            accounts: SocketAccounts::default(),
            controls: Controls::default(),
            principals: Mutex::default(),
        });
        self.lock().insert(handle.id, Arc::clone(&handle));
        Member { hub: Arc::clone(self), handle }
    }

    /// Every session that stands behind an open channel.
    pub fn sessions(&self) -> HashSet<Uuid> {
        self.all().iter().flat_map(|socket| socket.principals()).filter_map(|principal| principal.session).collect()
    }

    /// Ends the sockets that these sessions stand behind.
    pub fn end_sessions(&self, ended: HashSet<Uuid>) {
        if ended.is_empty() {
            return;
        }
        let ended = Arc::new(ended);
        for socket in self.all() {
            let hit = |principal: &Principal| principal.session.is_some_and(|session| ended.contains(&session));
            if socket.principals().iter().any(hit) {
                socket.notify(Control::SessionsEnded(Arc::clone(&ended)));
            }
        }
    }

    /// Ends the sockets of a user.
    pub fn lock_user(&self, user: Uuid) {
        for socket in self.all() {
            if socket.principals().iter().any(|principal| principal.user == user) {
                socket.notify(Control::UserLocked(user));
            }
        }
    }

    /// Notifies every socket.
    pub fn notify_all(&self, control: &Control) {
        for socket in self.all() {
            socket.notify(control.clone());
        }
    }

    /// Closes every socket.
    pub fn close_all(&self, close: Close) {
        for socket in self.all() {
            socket.outbox.close(close);
        }
    }

    fn all(&self) -> Vec<Arc<SocketHandle>> {
        self.lock().values().cloned().collect()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<u64, Arc<SocketHandle>>> {
        self.sockets.lock()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_sockets_behind_an_ended_session_are_notified() {
        let hub = Arc::new(Hub::default());
        let (user, ours, other) = (Uuid::from_u128(1), Uuid::from_u128(2), Uuid::from_u128(3));
        let first = hub.register(Vsn::V2, 1000);
        let second = hub.register(Vsn::V2, 1000);
        first.handle.set_principals(vec![Principal { user, session: Some(ours) }]);
        assert_eq!(hub.sessions(), HashSet::from([ours]));

        hub.end_sessions(HashSet::from([other]));
        assert!(first.handle.controls.pop().is_none());
        hub.end_sessions(HashSet::from([ours]));
        assert!(matches!(first.handle.control().await, Control::SessionsEnded(_)));
        hub.lock_user(user);
        assert!(matches!(first.handle.control().await, Control::UserLocked(_)));
        assert!(second.handle.controls.pop().is_none());

        drop(first);
        assert!(hub.sessions().is_empty());
    }

    #[tokio::test]
    async fn controls_come_in_order_and_a_full_queue_closes_the_socket() {
        let hub = Arc::new(Hub::default());
        let member = hub.register(Vsn::V2, 1000);
        let handle = &member.handle;
        let waiting = tokio::spawn({
            let handle = Arc::clone(handle);
            async move { handle.control().await }
        });
        tokio::task::yield_now().await;
        handle.notify(Control::FeedLost);
        assert!(matches!(waiting.await.unwrap(), Control::FeedLost), "the task is woken");

        for user in 0..MAX_CONTROLS {
            handle.notify(Control::UserLocked(Uuid::from_u128(user as u128)));
        }
        assert!(matches!(handle.control().await, Control::UserLocked(user) if user == Uuid::from_u128(0)));
        assert!(matches!(handle.control().await, Control::UserLocked(user) if user == Uuid::from_u128(1)));
        assert_eq!(handle.outbox.closing(), None);
        (0..3).for_each(|_| handle.notify(Control::FeedLost));
        assert_eq!(handle.outbox.closing(), Some(Close::SLOW));
    }
}
