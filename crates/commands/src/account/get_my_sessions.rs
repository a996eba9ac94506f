//! `get_my_sessions`: where the caller is signed in. The present session comes first, then by last use.

use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
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

devproof_db::columns! {
    struct SessionRow {
        id: Uuid,
        created_at: OffsetDateTime,
        last_used_at: OffsetDateTime,
        user_agent: Option<String>,
        ip: Option<String>,
        aal: Aal,
        is_current: bool,
    }
}

impl SessionRow {
    fn address(&self) -> Option<IpAddr> {
        self.ip.as_ref().and_then(|ip| ip.parse().ok())
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, _: Args) -> Result<Vec<OwnSession>, CommandError> {
    let sql = Sql::new(
        "select s.id, s.created_at, s.last_used_at, s.user_agent, s.ip, s.aal, s.is_current
         from private.my_sessions() s",
    );
    let known: Vec<SessionRow> = cx.tx.read_all(&sql).await?;
    let here = known.iter().find(|session| session.is_current).and_then(SessionRow::address).map(network_of);
    let time = |at: OffsetDateTime| at.format(&Rfc3339).unwrap_or_default();
    let shown = known.into_iter().map(|session| {
        let ip = session.address();
        let place = ip.and_then(|ip| cx.settings.places.of(ip));
        let network = match (ip.map(network_of), here) {
            (Some(network), Some(here)) if network == here => Some("this network"),
            (Some(_), Some(_)) => Some("another network"),
            _ => None,
        };
        OwnSession {
            id: session.id,
            created_at: time(session.created_at),
            last_used_at: time(session.last_used_at),
            user_agent: session.user_agent,
            ip_hint: ip.map(hint),
            place: place.or_else(|| network.map(str::to_owned)),
            aal: session.aal,
            current: session.is_current,
        }
    });
    Ok(shown.collect())
}

/// Enough of an address to recognise one's own, not enough to find someone.
fn hint(ip: IpAddr) -> String {
    match ip.to_canonical() {
        IpAddr::V4(v4) => {
            let [a, b, ..] = v4.octets();
            format!("{a}.{b}.x.x")
        }
        IpAddr::V6(v6) => {
            let network = Ipv6Addr::from_bits(v6.to_bits() & (u128::MAX << 96));
            format!("{}x", network.to_string().trim_end_matches(':').to_owned() + ":")
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
