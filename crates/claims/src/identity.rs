//! What the server's identify layer found out about a request, for every protocol alike.

use crate::{Caller, TokenError};
use std::net::{IpAddr, Ipv6Addr};

/// What the `apikey` header or query parameter proves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ApiKeyState {
    /// None was sent.
    Missing,
    /// One was sent that is not ours.
    Invalid,
    /// The public key.
    Anon,
    /// The operator's key.
    ServiceRole,
}

/// Why a session whose token holds reaches nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SessionFault {
    /// It has ended.
    Ended,
    /// Its account has a second factor, and this session has not shown it.
    FactorNeeded,
}

impl SessionFault {
    /// The code of [`SessionFault::FactorNeeded`] in every protocol.
    pub const FACTOR_CODE: &'static str = "insufficient_aal";
    /// What people read then.
    pub const FACTOR_MESSAGE: &'static str = "Verify your second factor to continue";
}

/// One request's identity, put into its extensions before any protocol sees it. Each protocol turns what is
/// wrong here into its own error.
#[derive(Debug, Clone)]
pub struct Identity {
    /// The caller: by the bearer token, else by the API key, else anonymous.
    pub caller: Result<Caller, TokenError>,
    /// What the API key proves. It never outranks a bearer token.
    pub api_key: ApiKeyState,
    /// The bearer token as sent, unless it was an API key.
    pub bearer: Option<String>,
    /// What is wrong with the token's session (known from memory within 3 s). `auth` asks the database itself.
    pub session_fault: Option<SessionFault>,
    /// The address that limits are counted by: the peer, or what a trusted proxy said.
    pub peer_ip: IpAddr,
    /// The request's id, as in logs and the `x-request-id` header.
    pub request_id: String,
}

/// What limits per address count by: an IPv4 address, or the /64 of an IPv6 one, which a single household has to
/// itself.
pub fn network_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX))),
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ipv6_household_is_one_network() {
        let network = |text: &str| network_of(text.parse().unwrap());
        assert_eq!(network("2001:db8::1"), network("2001:db8::ffff:2"));
        assert_ne!(network("2001:db8::1"), network("2001:db8:0:1::1"));
        assert_eq!(network("::ffff:10.0.0.1"), network("10.0.0.1"));
        assert_ne!(network("10.0.0.1"), network("10.0.0.2"));
    }
}
