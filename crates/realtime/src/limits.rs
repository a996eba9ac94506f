//! What one socket, one address and the whole node may ask for.

use crate::accounts::AccountLimits;
use crate::rooms::PresenceLimits;
use devproof_claims::network_of;
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
use tokio::{sync::Notify, time::Instant};

/// The bounds of this node.
#[derive(Debug, Clone)]
pub struct Limits {
    /// Open sockets in all.
    pub connections: usize,
    /// Open sockets of one address.
    pub connections_per_address: usize,
    /// Joined channels of one socket.
    pub channels_per_socket: usize,
    /// Entries of `postgres_changes` in one join.
    pub bindings_per_channel: usize,
    /// Longest frame from a client, in bytes, all its fragments together.
    pub frame_bytes: usize,
    /// Frames from one socket, pings included; twice as many at once.
    pub messages_per_second: u32,
    /// Joins from one socket; twice as many at once.
    pub joins_per_second: u32,
    /// What one account may do, over all its sockets.
    pub account: AccountLimits,
    /// Longest content of a broadcast, in bytes.
    pub broadcast_bytes: usize,
    /// Longest meta of a presence, in bytes.
    pub presence_bytes: usize,
    /// Changes of presence by one channel in 30 s.
    pub presence_calls: u32,
    /// How many may be present on a topic.
    pub presences: PresenceLimits,
    /// What may wait for a client that does not read, in bytes. Beyond it the socket is cut.
    pub send_queue_bytes: usize,
    /// How long one frame may take to be written before the socket is cut.
    pub write_stall: Duration,
    /// How long a socket may say nothing. Clients send a heartbeat every 25 s.
    pub idle: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 20_000,
            connections_per_address: 200,
            channels_per_socket: 100,
            bindings_per_channel: 100,
            frame_bytes: 1024 * 1024,
            messages_per_second: 100,
            joins_per_second: 100,
            account: AccountLimits { sockets: 100, messages: 100, bytes: 128 * 1024 },
            broadcast_bytes: 256 * 1024,
            presence_bytes: 2048,
            presence_calls: 10,
            presences: PresenceLimits { room: 500, user: 20 },
            send_queue_bytes: 1024 * 1024,
            write_stall: Duration::from_secs(20),
            idle: Duration::from_secs(60),
        }
    }
}

/// A token bucket: `per_second` on average, `burst` at once.
#[derive(Debug)]
pub struct Rate {
    per_second: f64,
    burst: f64,
    tokens: f64,
    filled: Instant,
}

impl Rate {
    /// A full bucket that holds twice its rate.
    pub fn new(per_second: u32) -> Self {
        let per_second = f64::from(per_second);
        Self::with(per_second, per_second * 2.0)
    }

    /// A full bucket.
    pub fn with(per_second: f64, burst: f64) -> Self {
        Self { per_second, burst, tokens: burst, filled: Instant::now() }
    }

    /// Takes one; false when there is none.
    pub fn take(&mut self) -> bool {
        self.take_many(1.0)
    }

    /// Takes so many; false, and none taken, when there are fewer.
    pub fn take_many(&mut self, count: f64) -> bool {
        let now = Instant::now();
        let earned = now.duration_since(self.filled).as_secs_f64() * self.per_second;
        self.tokens = (self.tokens + earned).min(self.burst);
        self.filled = now;
        if self.tokens < count {
            return false;
        }
        self.tokens -= count;
        true
    }

    /// Goes on with another rate and size.
    pub fn change(&mut self, per_second: f64, burst: f64) {
        self.per_second = per_second;
        self.burst = burst;
        self.tokens = self.tokens.min(burst);
    }

    /// Whether nothing was taken lately.
    pub fn is_full(&mut self) -> bool {
        self.take_many(0.0) && self.tokens >= self.burst
    }
}

/// Counts open sockets.
#[derive(Debug, Default)]
pub struct Connections {
    counts: Mutex<Counts>,
    emptied: Notify,
}

#[derive(Debug, Default)]
struct Counts {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// One counted socket; gives its place back when dropped.
#[derive(Debug)]
pub struct Place {
    connections: Arc<Connections>,
    address: IpAddr,
}

impl Connections {
    /// Counts a socket of `address`, unless there are too many.
    pub fn enter(self: &Arc<Self>, address: IpAddr, limits: &Limits) -> Option<Place> {
        // An IPv6 client owns at least a /64; counting single addresses would count nothing.
        let address = network_of(address);
        let mut counts = self.lock();
        let of_address = counts.by_address.get(&address).copied().unwrap_or(0);
        if counts.all >= limits.connections || of_address >= limits.connections_per_address {
            return None;
        }
        counts.all += 1;
        counts.by_address.insert(address, of_address + 1);
        Some(Place { connections: Arc::clone(self), address })
    }

    /// How many sockets are open.
    pub fn count(&self) -> usize {
        self.lock().all
    }

    /// Resolves when no socket is open.
    pub async fn empty(&self) {
        loop {
            let emptied = self.emptied.notified();
            if self.lock().all == 0 {
                return;
            }
            emptied.await;
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.connections.lock();
        counts.all -= 1;
        if counts.all == 0 {
            self.connections.emptied.notify_waiters();
        }
        if let Some(count) = counts.by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.by_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_bucket_gives_twice_its_rate_and_then_its_rate() {
        let mut rate = Rate::new(10);
        assert_eq!((0..100).filter(|_| rate.take()).count(), 20);
        tokio::time::advance(Duration::from_millis(500)).await;
        assert_eq!((0..100).filter(|_| rate.take()).count(), 5);
    }

    #[test]
    fn places_are_counted_by_address_and_given_back() {
        let connections = Arc::new(Connections::default());
        let limits = Limits { connections: 3, connections_per_address: 2, ..Limits::default() };
        let [one, two] = ["10.0.0.1", "10.0.0.2"].map(|text| text.parse::<IpAddr>().unwrap());
        let first = connections.enter(one, &limits);
        let _second = connections.enter(one, &limits).unwrap();
        assert!(connections.enter(one, &limits).is_none());
        let _third = connections.enter(two, &limits).unwrap();
        assert!(connections.enter(two, &limits).is_none(), "full");
        drop(first);
        assert!(connections.enter(one, &limits).is_some());
    }

    #[test]
    fn an_ipv6_network_counts_as_one_address() {
        let limits = Limits { connections_per_address: 1, ..Limits::default() };
        let connections = Arc::new(Connections::default());
        let _place = connections.enter("2001:db8::1".parse().unwrap(), &limits).unwrap();
        assert!(connections.enter("2001:db8::ffff:1".parse().unwrap(), &limits).is_none());
        assert!(connections.enter("2001:db8:0:1::1".parse().unwrap(), &limits).is_some());
    }
}
