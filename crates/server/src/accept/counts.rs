//! What each address holds at this moment: connections, requests, and bytes of answers that it has not taken yet.

use super::AcceptLimits;
use devproof_limits::{Bounds, Full, Permit, Slots};
use std::net::IpAddr;

/// One thing that an address holds; dropped, it counts no more.
pub(super) type Place = Permit<IpAddr>;

/// Shared by all connections.
#[derive(Clone)]
pub(super) struct Counts {
    connections: Slots<IpAddr>,
    requests: Slots<IpAddr>,
    bytes: Slots<IpAddr>,
}

/// Why a request is not served now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Overload {
    /// Its address has too many requests under way, or takes its answers too slowly.
    Address,
    /// Everyone together does.
    Server,
}

impl From<Full> for Overload {
    fn from(full: Full) -> Self {
        match full {
            Full::Holder => Self::Address,
            Full::All => Self::Server,
        }
    }
}

impl Counts {
    pub(super) fn new(limits: &AcceptLimits) -> Self {
        let slots = |all, each| Slots::new(Bounds { all, each });
        Self {
            connections: slots(limits.connections, limits.per_address),
            requests: slots(usize::MAX, limits.requests_per_address),
            bytes: slots(limits.answer_bytes, limits.answer_bytes_per_address),
        }
    }

    /// A connection, unless there are too many. A trusted proxy speaks for many people: their requests are counted.
    pub(super) fn connection(&self, address: IpAddr, proxy: bool) -> Option<Place> {
        if proxy { self.connections.try_acquire_shared().ok() } else { self.connections.try_acquire(address).ok() }
    }

    /// A request, from its head to the last byte of its answer.
    pub(super) fn request(&self, address: IpAddr) -> Result<Place, Overload> {
        self.bytes.check_space(&address)?;
        Ok(self.requests.try_acquire(address)?)
    }

    /// Bytes of an answer that are ready for their reader.
    pub(super) fn answer(&self, address: IpAddr, count: usize) -> Place {
        self.bytes.add(address, count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([127, 0, 0, last])
    }

    #[test]
    fn an_address_gets_its_share_and_returns_it() {
        let counts = Counts::new(&AcceptLimits { connections: 3, per_address: 2, ..AcceptLimits::default() });
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
        let counts = Counts::new(&AcceptLimits { connections: 5, per_address: 1, ..AcceptLimits::default() });
        let permits: Vec<_> = (0..5).map(|_| counts.connection(address(1), true)).collect();
        assert!(permits.iter().all(Option::is_some), "its own limit is that of all");
        assert!(counts.connection(address(1), true).is_none());
    }

    #[test]
    fn m2_bytes_that_no_one_reads_stop_further_requests() {
        let limits = AcceptLimits { answer_bytes: 300, answer_bytes_per_address: 100, ..AcceptLimits::default() };
        let counts = Counts::new(&limits);
        let mut bytes = counts.answer(address(1), 150);
        assert_eq!(counts.request(address(1)).err(), Some(Overload::Address));
        assert!(counts.request(address(2)).is_ok());
        let more = counts.answer(address(2), 150);
        assert_eq!(counts.request(address(3)).err(), Some(Overload::Server));
        drop(more);
        let piece = bytes.split(100);
        assert_eq!(counts.request(address(1)).err(), Some(Overload::Address), "none was taken yet");
        drop(piece);
        assert!(counts.request(address(1)).is_ok());
        drop(bytes);
        assert_eq!(counts.bytes.in_use(), 0);
    }

    #[test]
    fn h4_requests_of_an_address_are_bounded() {
        let counts = Counts::new(&AcceptLimits { requests_per_address: 2, ..AcceptLimits::default() });
        let permits = [counts.request(address(1)), counts.request(address(1))];
        assert_eq!(counts.request(address(1)).err(), Some(Overload::Address));
        assert!(counts.request(address(2)).is_ok());
        drop(permits);
        assert!(counts.request(address(1)).is_ok());
    }
}
