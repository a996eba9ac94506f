//! Which network addresses this server may call.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    str::FromStr,
};

/// Networks that may be called beside the public internet: loopback in development, an identity provider in the
/// house. None by default.
#[derive(Debug, Clone, Default)]
pub struct Networks(Vec<Network>);

/// An address and how many of its first bits count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Network {
    address: IpAddr,
    bits: u8,
}

/// A text is no network.
#[derive(Debug, thiserror::Error)]
#[error("not a network such as 10.0.0.0/8")]
pub struct NetworkError;

impl Networks {
    /// This machine alone.
    pub fn loopback() -> Self {
        Self(vec![
            Network { address: Ipv4Addr::LOCALHOST.into(), bits: 8 },
            Network { address: Ipv6Addr::LOCALHOST.into(), bits: 128 },
        ])
    }

    /// Whether these networks hold the address.
    pub fn hold(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.holds(address))
    }

    /// Whether the address may be called at all.
    pub fn may_call(&self, address: IpAddr) -> bool {
        is_public(address) || self.hold(address)
    }
}

impl FromStr for Networks {
    type Err = NetworkError;

    /// Networks, separated by commas: `10.0.0.0/8, fd00::/8, 127.0.0.1`.
    fn from_str(text: &str) -> Result<Self, NetworkError> {
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        parts.map(Network::parse).collect::<Option<_>>().map(Self).ok_or(NetworkError)
    }
}

impl Network {
    fn parse(text: &str) -> Option<Self> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address.parse().ok()?, bits.parse().ok()?),
            None => {
                let address: IpAddr = text.parse().ok()?;
                (address, if address.is_ipv4() { 32 } else { 128 })
            }
        };
        (bits <= if address.is_ipv4() { 32 } else { 128 }).then_some(Self { address, bits })
    }

    fn holds(self, address: IpAddr) -> bool {
        let bits = u32::from(self.bits);
        match (self.address, address) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                (own.to_bits() ^ other.to_bits()).checked_shr(32 - bits).unwrap_or(0) == 0
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                (own.to_bits() ^ other.to_bits()).checked_shr(128 - bits).unwrap_or(0) == 0
            }
            _ => false,
        }
    }
}

/// Whether an address is out in the internet (IANA's special-purpose registries, as far as they are not global).
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    const SPECIAL: [([u8; 4], u32); 15] = [
        ([0, 0, 0, 0], 8),
        ([10, 0, 0, 0], 8),
        ([100, 64, 0, 0], 10),
        ([127, 0, 0, 0], 8),
        ([169, 254, 0, 0], 16),
        ([172, 16, 0, 0], 12),
        ([192, 0, 0, 0], 24),
        ([192, 0, 2, 0], 24),
        ([192, 88, 99, 0], 24),
        ([192, 168, 0, 0], 16),
        ([198, 18, 0, 0], 15),
        ([198, 51, 100, 0], 24),
        ([203, 0, 113, 0], 24),
        ([224, 0, 0, 0], 4),
        ([240, 0, 0, 0], 4),
    ];
    SPECIAL.iter().all(|(network, bits)| (Ipv4Addr::from(*network).to_bits() ^ address.to_bits()) >> (32 - bits) != 0)
}

/// Global unicast, without documentation and without what carries an IPv4 address inside.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    let protocol_assignments = first == 0x2001 && second < 0x0200;
    let documentation = (first == 0x2001 && second == 0x0db8) || (first == 0x3fff && second < 0x1000);
    first & 0xe000 == 0x2000 && !protocol_assignments && !documentation && first != 0x2002
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_internet_is_public() {
        for public in ["1.1.1.1", "93.184.216.34", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "::ffff:1.1.1.1"] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for private in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "127.255.0.1",
            "169.254.169.254",
            "172.31.255.255",
            "192.168.0.1",
            "198.19.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:169.254.169.254",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "fe80::1",
            "fd00::1",
            "ff02::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
        ] {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
    }

    #[test]
    fn further_networks_are_what_their_bits_say() {
        let networks: Networks = "10.0.0.0/8, fd00::/8,192.168.7.1".parse().unwrap();
        for held in ["10.9.9.9", "fd12::1", "192.168.7.1", "::ffff:10.0.0.1"] {
            assert!(networks.hold(held.parse().unwrap()), "{held}");
        }
        for other in ["11.0.0.1", "fc00::1", "192.168.7.2", "127.0.0.1"] {
            assert!(!networks.hold(other.parse().unwrap()), "{other}");
        }
        assert!("0.0.0.0/0".parse::<Networks>().unwrap().hold("9.9.9.9".parse().unwrap()));
        for bad in ["10.0.0.0/33", "here", "10.0.0.0/", "/8", "10/8"] {
            assert!(bad.parse::<Networks>().is_err(), "{bad}");
        }
    }
}
