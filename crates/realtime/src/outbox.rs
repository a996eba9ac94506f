//! What waits to be written to one socket. Bounded: a client that does not read is cut, not waited for.

use axum::extract::ws::{Message, Utf8Bytes};
use bytes::Bytes;
use parking_lot::{Mutex, MutexGuard};
use std::collections::VecDeque;
use tokio::sync::Notify;

/// Counted for each waiting frame beside its text.
const OVERHEAD: usize = 64;

/// A frame to a client. Clones share their bytes, so that one message to many is written once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Frame {
    /// A text message.
    Text(Utf8Bytes),
    /// A binary message.
    Binary(Bytes),
}

impl Frame {
    /// Its length in bytes.
    pub fn len(&self) -> usize {
        match self {
            Self::Text(text) => text.as_str().len(),
            Self::Binary(bytes) => bytes.len(),
        }
    }
}

impl From<String> for Frame {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<Frame> for Message {
    fn from(frame: Frame) -> Self {
        match frame {
            Frame::Text(text) => Self::Text(text),
            Frame::Binary(bytes) => Self::Binary(bytes),
        }
    }
}

/// Why and how a socket ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Close {
    /// The WebSocket close code.
    pub code: u16,
    /// Shown to the client.
    pub reason: &'static str,
}

impl Close {
    /// The server goes away.
    pub const SHUTDOWN: Self = Self { code: 1001, reason: "the server is restarting" };
    /// Nothing was heard for too long.
    pub const IDLE: Self = Self { code: 1001, reason: "no heartbeat" };
    /// What was sent is not a frame.
    pub const MALFORMED: Self = Self { code: 1007, reason: "malformed frame" };
    /// What was sent is too large, or breaks the WebSocket protocol.
    pub const UNREADABLE: Self = Self { code: 1009, reason: "a frame was too large or malformed" };
    /// Frames beyond the rate.
    pub const TOO_MANY_MESSAGES: Self = Self { code: 1008, reason: "too many messages per second" };
    /// The account has sockets beyond its number.
    pub const TOO_MANY_CONNECTIONS: Self = Self { code: 1008, reason: "too many connections of this account" };
    /// Joins beyond the rate.
    pub const TOO_MANY_JOINS: Self = Self { code: 1008, reason: "too many joins per second" };
    /// The client does not read what it asked for.
    pub const SLOW: Self = Self { code: 1008, reason: "the client reads too slowly" };
    /// A session on this socket is over.
    pub const SESSION_ENDED: Self = Self { code: 1008, reason: "the session has ended" };
    /// The client left.
    pub const NORMAL: Self = Self { code: 1000, reason: "" };
}

/// The queue of one socket.
#[derive(Debug)]
pub struct Outbox {
    state: Mutex<State>,
    wake: Notify,
    limit: usize,
}

#[derive(Debug, Default)]
struct State {
    frames: VecDeque<Frame>,
    /// Of waiting frames and the one being written.
    bytes: usize,
    writing: usize,
    close: Option<Close>,
}

/// What the writer does next.
#[derive(Debug, PartialEq, Eq)]
pub enum Next {
    /// Write this.
    Frame(Frame),
    /// Close; nothing follows.
    Close(Close),
}

impl Outbox {
    /// An empty queue that holds at most `limit` bytes.
    pub fn new(limit: usize) -> Self {
        Self { state: Mutex::default(), wake: Notify::new(), limit }
    }

    /// Queues a frame. When it does not fit, everything waiting is dropped and the socket is cut.
    pub fn push(&self, frame: Frame) {
        let mut state = self.lock();
        if state.close.is_some() {
            return;
        }
        let size = frame.len() + OVERHEAD;
        // One frame always fits an empty queue: its own size is bounded where it is made.
        if state.bytes > 0 && state.bytes + size > self.limit {
            state.frames.clear();
            state.close = Some(Close::SLOW);
        } else {
            state.bytes += size;
            state.frames.push_back(frame);
        }
        drop(state);
        self.wake.notify_one();
    }

    /// Ends the socket after what is waiting was written. The first reason stands.
    pub fn close(&self, close: Close) {
        self.lock().close.get_or_insert(close);
        self.wake.notify_one();
    }

    /// Why the socket ends, once it does.
    pub fn closing(&self) -> Option<Close> {
        self.lock().close
    }

    /// What to write next; the frame given before counts as written. Only the writer calls this.
    pub async fn next(&self) -> Next {
        loop {
            let waiting = self.wake.notified();
            {
                let mut state = self.lock();
                state.bytes -= std::mem::take(&mut state.writing);
                if let Some(frame) = state.frames.pop_front() {
                    state.writing = frame.len() + OVERHEAD;
                    return Next::Frame(frame);
                }
                if let Some(close) = state.close {
                    return Next::Close(close);
                }
            }
            waiting.await;
        }
    }

    /// Waits until the socket was cut while a frame is being written.
    pub async fn cut(&self) {
        loop {
            let waiting = self.wake.notified();
            if self.closing() == Some(Close::SLOW) {
                return;
            }
            waiting.await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Frame {
        text.to_owned().into()
    }

    #[tokio::test]
    async fn frames_leave_in_order_and_the_close_comes_last() {
        let outbox = Outbox::new(1000);
        outbox.push(text("a"));
        outbox.push(text("b"));
        outbox.close(Close::NORMAL);
        outbox.push(text("too late"));
        assert_eq!(outbox.next().await, Next::Frame(text("a")));
        assert_eq!(outbox.next().await, Next::Frame(text("b")));
        assert_eq!(outbox.next().await, Next::Close(Close::NORMAL));
    }

    #[tokio::test]
    async fn a_full_queue_cuts_the_socket_and_keeps_nothing() {
        let outbox = Outbox::new(300);
        outbox.push("x".repeat(100).into());
        assert_eq!(outbox.closing(), None);
        outbox.push("x".repeat(100).into());
        assert_eq!(outbox.next().await, Next::Close(Close::SLOW));
    }

    #[tokio::test]
    async fn the_frame_being_written_counts() {
        let outbox = Outbox::new(300);
        outbox.push("x".repeat(100).into());
        assert!(matches!(outbox.next().await, Next::Frame(_)));
        outbox.push("x".repeat(100).into());
        assert_eq!(outbox.closing(), Some(Close::SLOW));
    }

    #[tokio::test]
    async fn a_single_large_frame_passes() {
        let outbox = Outbox::new(10);
        outbox.push("x".repeat(100).into());
        assert!(matches!(outbox.next().await, Next::Frame(_)));
        outbox.close(Close::NORMAL);
        assert_eq!(outbox.next().await, Next::Close(Close::NORMAL));
    }
}
