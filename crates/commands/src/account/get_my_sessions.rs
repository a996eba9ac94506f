//! `get_my_sessions`: where the caller is signed in. The present session comes first, then by last use.

use crate::{CommandError, arguments::arguments, command::Cx};
use devproof_claims::{Aal, network_of};
use devproof_db::Sql;
use serde::Serialize;
use std::net::{IpAddr, Ipv6Addr};
use time::{OffsetDateTime, format_description::well_known::Rfc3339};
use ts_rs::TS;
use uuid::Uuid;

arguments! {}

/// A session of the caller.
#[derive(Debug, Serialize, TS)]
pub(crate) struct OwnSession {
    id: Uuid,
    created_at: String,
    last_used_at: String,
    user_agent: Option<String>,
    /// The beginning of its network address.
    ip_hint: Option<String>,
    place: Option<String>,
    aal: Aal,
    /// Whether it is the one that asks.
    current: bool,
}

pub(crate) async fn run(cx: &Cx<'_>, _: Args) -> Result<Vec<OwnSession>, CommandError> {
    let rows = cx.tx.query(&Sql::new("select * from private.my_sessions()")).await?;
    let address = |text: Option<String>| text.and_then(|text| text.parse::<IpAddr>().ok());
    let here = rows.iter().find(|row| row.get(6)).and_then(|row| address(row.get(4))).map(network_of);
    let shown = rows.iter().map(|row| {
        let ip = address(row.get(4));
        let place = ip.and_then(|ip| cx.settings.places.of(ip));
        let network = match (ip.map(network_of), here) {
            (Some(network), Some(here)) if network == here => Some("this network"),
            (Some(_), Some(_)) => Some("another network"),
            _ => None,
        };
        let time = |at: OffsetDateTime| at.format(&Rfc3339).unwrap_or_default();
        Ok(OwnSession {
            id: row.get(0),
            created_at: time(row.get(1)),
            last_used_at: time(row.get(2)),
            user_agent: row.get(3),
            ip_hint: ip.map(hint),
            place: place.or_else(|| network.map(str::to_owned)),
            aal: row.try_get(5)?,
            current: row.get(6),
        })
    });
    shown.collect()
}

/// Enough of an address to recognise one's own, not enough to find somebody.
fn hint(ip: IpAddr) -> String {
    match ip.to_canonical() {
        IpAddr::V4(v4) => {
            let [a, b, ..] = v4.octets();
            format!("{a}.{b}.x.x")
        }
        IpAddr::V6(v6) => {
            let kept = Ipv6Addr::from_bits(v6.to_bits() & (u128::MAX << 96));
            format!("{}x", kept.to_string().trim_end_matches(':').to_owned() + ":")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_address_is_shown_whole() {
        let shown = |text: &str| hint(text.parse().unwrap());
        assert_eq!(shown("203.0.113.7"), "203.0.x.x");
        assert_eq!(shown("::ffff:203.0.113.7"), "203.0.x.x");
        assert_eq!(shown("2001:db8:1234:5678::1"), "2001:db8:x");
    }
}
