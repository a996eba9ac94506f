//! What each address holds at this moment: connections, requests, and bytes of answers that it has not taken yet.

use super::AcceptLimits;
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// Shared by all connections.
#[derive(Clone)]
pub(super) struct Counts(Arc<(AcceptLimits, Mutex<Open>)>);

#[derive(Default)]
struct Open {
    connections: usize,
    bytes: usize,
    by_address: HashMap<IpAddr, Held>,
}

#[derive(Default, PartialEq, Eq)]
struct Held {
    connections: usize,
    requests: usize,
    bytes: usize,
}

/// One thing that is counted; dropped, it counts no more.
pub(super) struct Place {
    counts: Counts,
    address: IpAddr,
    what: What,
}

enum What {
    /// A connection; of a trusted proxy it counts in all only.
    Connection {
        proxy: bool,
    },
    Request,
    Bytes(usize),
}

/// Why a request is not served now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Overload {
    /// Its address has too many requests under way, or takes its answers too slowly.
    Address,
    /// Everybody together does.
    Server,
}

impl Counts {
    pub(super) fn new(limits: AcceptLimits) -> Self {
        Self(Arc::new((limits, Mutex::default())))
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.0.1.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn place(&self, address: IpAddr, what: What) -> Place {
        Place { counts: self.clone(), address, what }
    }

    /// A connection, unless there are too many. A trusted proxy speaks for many people: their requests are counted.
    pub(super) fn connection(&self, address: IpAddr, proxy: bool) -> Option<Place> {
        let limits = &self.0.0;
        let mut open = self.lock();
        let own = open.by_address.get(&address).map_or(0, |held| held.connections);
        if open.connections >= limits.connections || !proxy && own >= limits.per_address {
            return None;
        }
        open.connections += 1;
        if !proxy {
            open.by_address.entry(address).or_default().connections += 1;
        }
        Some(self.place(address, What::Connection { proxy }))
    }

    /// A request, from its head to the last byte of its answer.
    pub(super) fn request(&self, address: IpAddr) -> Result<Place, Overload> {
        let limits = &self.0.0;
        let mut open = self.lock();
        if open.bytes >= limits.answer_bytes {
            return Err(Overload::Server);
        }
        let held = open.by_address.entry(address).or_default();
        if held.requests >= limits.requests_per_address || held.bytes >= limits.answer_bytes_per_address {
            return Err(Overload::Address);
        }
        held.requests += 1;
        Ok(self.place(address, What::Request))
    }

    /// Bytes that are ready for their reader.
    pub(super) fn bytes(&self, address: IpAddr, count: usize) -> Place {
        let mut open = self.lock();
        open.bytes += count;
        open.by_address.entry(address).or_default().bytes += count;
        drop(open);
        self.place(address, What::Bytes(count))
    }
}

impl Place {
    /// The first `count` bytes, to be counted by themselves.
    pub(super) fn split(&mut self, count: usize) -> Self {
        let count = match &mut self.what {
            What::Bytes(left) => {
                let count = count.min(*left);
                *left -= count;
                count
            }
            What::Connection { .. } | What::Request => 0,
        };
        Self { counts: self.counts.clone(), address: self.address, what: What::Bytes(count) }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.counts.lock();
        match self.what {
            What::Connection { .. } => open.connections -= 1,
            What::Bytes(count) => open.bytes -= count,
            What::Request => {}
        }
        let Some(held) = open.by_address.get_mut(&self.address) else { return };
        match self.what {
            What::Connection { proxy: false } => held.connections -= 1,
            What::Connection { proxy: true } => {}
            What::Request => held.requests -= 1,
            What::Bytes(count) => held.bytes -= count,
        }
        if *held == Held::default() {
            open.by_address.remove(&self.address);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([127, 0, 0, last])
    }

    #[test]
    fn an_address_gets_its_share_and_gives_it_back() {
        let counts = Counts::new(AcceptLimits { connections: 3, per_address: 2, ..AcceptLimits::default() });
        let first = counts.connection(address(1), false);
        let second = counts.connection(address(1), false);
        assert!(first.is_some() && second.is_some() && counts.connection(address(1), false).is_none());
        let third = counts.connection(address(2), false);
        assert!(third.is_some() && counts.connection(address(2), false).is_none(), "the total is reached");
        drop(second);
        assert!(counts.connection(address(1), false).is_some());
    }

    #[test]
    fn l7_a_trusted_proxy_connects_for_everybody() {
        let counts = Counts::new(AcceptLimits { connections: 5, per_address: 1, ..AcceptLimits::default() });
        let held: Vec<_> = (0..5).map(|_| counts.connection(address(1), true)).collect();
        assert!(held.iter().all(Option::is_some), "its own limit is that of all");
        assert!(counts.connection(address(1), true).is_none());
    }

    #[test]
    fn m2_bytes_that_nobody_takes_stop_further_requests() {
        let limits = AcceptLimits { answer_bytes: 300, answer_bytes_per_address: 100, ..AcceptLimits::default() };
        let counts = Counts::new(limits);
        let mut bytes = counts.bytes(address(1), 150);
        assert_eq!(counts.request(address(1)).err(), Some(Overload::Address));
        assert!(counts.request(address(2)).is_ok());
        let more = counts.bytes(address(2), 150);
        assert_eq!(counts.request(address(3)).err(), Some(Overload::Server));
        drop(more);
        let piece = bytes.split(100);
        assert_eq!(counts.request(address(1)).err(), Some(Overload::Address), "none was taken yet");
        drop(piece);
        assert!(counts.request(address(1)).is_ok());
        drop(bytes);
        assert!(counts.lock().by_address.is_empty() && counts.lock().bytes == 0);
    }

    #[test]
    fn h4_requests_of_an_address_are_bounded() {
        let counts = Counts::new(AcceptLimits { requests_per_address: 2, ..AcceptLimits::default() });
        let held = [counts.request(address(1)), counts.request(address(1))];
        assert_eq!(counts.request(address(1)).err(), Some(Overload::Address));
        assert!(counts.request(address(2)).is_ok());
        drop(held);
        assert!(counts.request(address(1)).is_ok());
    }
}
