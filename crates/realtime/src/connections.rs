//! How many sockets are open: on this node, and of each address.

use crate::limits::Limits;
use devproof_claims::network_of;
use devproof_limits::{Bounds, Permit, Slots};
use std::net::IpAddr;

/// Counts open sockets.
#[derive(Debug)]
pub struct Connections(Slots<IpAddr>);

impl Connections {
    /// None is open yet.
    pub fn new(limits: &Limits) -> Self {
        Self(Slots::new(Bounds { all: limits.connections, each: limits.connections_per_address }))
    }

    /// Counts a socket of `address` until the permit is dropped, unless there are too many.
    pub fn try_acquire(&self, address: IpAddr) -> Option<Permit<IpAddr>> {
        // An IPv6 client owns at least a /64; counting single addresses would count nothing.
        self.0.try_acquire(network_of(address)).ok()
    }

    /// How many sockets are open.
    pub fn count(&self) -> usize {
        self.0.in_use()
    }

    /// Resolves when no socket is open.
    pub async fn empty(&self) {
        self.0.empty().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn permits_are_counted_by_address_and_released() {
        let connections =
            Connections::new(&Limits { connections: 3, connections_per_address: 2, ..Limits::default() });
        let [one, two] = ["10.0.0.1", "10.0.0.2"].map(|text| text.parse::<IpAddr>().unwrap());
        let first = connections.try_acquire(one);
        let _second = connections.try_acquire(one).unwrap();
        assert!(connections.try_acquire(one).is_none());
        let _third = connections.try_acquire(two).unwrap();
        assert!(connections.try_acquire(two).is_none(), "full");
        drop(first);
        assert!(connections.try_acquire(one).is_some());
    }

    #[test]
    fn an_ipv6_network_counts_as_one_address() {
        let connections = Connections::new(&Limits { connections_per_address: 1, ..Limits::default() });
        let _permit = connections.try_acquire("2001:db8::1".parse().unwrap()).unwrap();
        assert!(connections.try_acquire("2001:db8::ffff:1".parse().unwrap()).is_none());
        assert!(connections.try_acquire("2001:db8:0:1::1".parse().unwrap()).is_some());
    }
}
