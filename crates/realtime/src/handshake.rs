//! `GET /websocket`: from an HTTP request to a socket, or to an error that says why not.

use crate::{RealtimeState, error::HandshakeError, protocol::Vsn, socket, state::Connected};
use axum::{
    Extension,
    extract::{Query, State, WebSocketUpgrade, rejection::QueryRejection, ws::rejection::WebSocketUpgradeRejection},
    http::{HeaderMap, Uri, header},
    response::{IntoResponse, Response},
};
use devproof_claims::Identity;
use serde::Deserialize;
use std::{
    net::{IpAddr, Ipv4Addr},
    sync::Arc,
};

/// Memory for reading that each socket holds while nothing comes. A join with its token takes two reads.
const READ_BUFFER: usize = 1024;

/// The query of a connecting client. Others of its parameters mean nothing to us.
#[derive(Debug, Deserialize)]
pub struct ConnectQuery {
    apikey: Option<String>,
    vsn: Option<String>,
}

/// Opens a socket.
pub async fn websocket(
    State(state): State<RealtimeState>,
    uri: Uri,
    query: Result<Query<ConnectQuery>, QueryRejection>,
    headers: HeaderMap,
    identity: Option<Extension<Identity>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let address = identity.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |Extension(identity)| identity.peer_ip);
    match open(&state, &uri, query, &headers, address, upgrade) {
        Ok(response) => response,
        Err(error) => error.into_response(),
    }
}

fn open(
    state: &RealtimeState,
    uri: &Uri,
    query: Result<Query<ConnectQuery>, QueryRejection>,
    headers: &HeaderMap,
    address: IpAddr,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, HandshakeError> {
    let shared = &state.shared;
    let config = &shared.config;
    let header = |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(origin) = header(header::ORIGIN) {
        let host = header(header::HOST).or_else(|| uri.authority().map(http::uri::Authority::as_str));
        if !origin_may_connect(origin, host, &config.allowed_origins, config.development) {
            return Err(HandshakeError::Origin);
        }
    }
    let Query(ConnectQuery { apikey, vsn }) = query.map_err(|_| HandshakeError::NoKey)?;
    let named = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
    let key = apikey
        .filter(|key| !key.is_empty())
        .or_else(|| named("apikey"))
        .or_else(|| named("x-api-key"))
        .ok_or(HandshakeError::NoKey)?;
    let caller = config.verifier.verify_api_key(&key, config.clock.now()).map_err(|_| HandshakeError::BadKey)?;
    let vsn = Vsn::parse(vsn.as_deref()).ok_or(HandshakeError::Version)?;
    let upgrade = upgrade.map_err(|_| HandshakeError::NotAWebSocket)?;
    let permit = shared.connections.try_acquire(address).ok_or(HandshakeError::TooManyConnections)?;
    let connected = Connected { shared: Arc::clone(shared), vsn, caller: Arc::new(caller), address, _permit: permit };
    let frame = config.limits.frame_bytes;
    Ok(upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(frame)
        .max_frame_size(frame)
        .on_upgrade(move |stream| socket::run(stream, connected)))
}

/// Whether a page of `origin` may connect to us. Programs that are no browsers send no origin and are not asked.
fn origin_may_connect(origin: &str, host: Option<&str>, allowed: &[String], development: bool) -> bool {
    if !allowed.is_empty() {
        return allowed.iter().any(|one| one.trim_end_matches('/').eq_ignore_ascii_case(origin));
    }
    let Some((scheme, authority)) = origin.split_once("://") else { return false };
    if !matches!(scheme, "http" | "https") {
        return false;
    }
    host.is_some_and(|host| host.eq_ignore_ascii_case(authority)) || (development && is_loopback(authority))
}

fn is_loopback(authority: &str) -> bool {
    let Ok(authority) = authority.parse::<http::uri::Authority>() else { return false };
    let host = authority.host();
    let address = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    host == "localhost" || host.ends_with(".localhost") || address.is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_list_only_the_own_origin_connects() {
        let same = |origin: &str| origin_may_connect(origin, Some("app.example:8443"), &[], false);
        assert!(same("https://app.example:8443"));
        for other in ["https://app.example", "https://evil.example", "null", "file://", "http://localhost:5173", ""] {
            assert!(!same(other), "{other}");
        }
        assert!(!origin_may_connect("https://app.example", None, &[], false));
    }

    #[test]
    fn development_takes_every_loopback_origin() {
        let may = |origin: &str| origin_may_connect(origin, Some("127.0.0.1:4000"), &[], true);
        for origin in ["http://localhost:5173", "http://127.0.0.1", "http://[::1]:3000", "http://app.localhost:1"] {
            assert!(may(origin), "{origin}");
        }
        for origin in ["http://localhost.evil.example", "http://127.0.0.1.evil.example", "http://evil@[::2]:1"] {
            assert!(!may(origin), "{origin}");
        }
    }

    #[test]
    fn a_list_is_the_whole_truth() {
        let allowed = ["https://app.example/".to_owned()];
        assert!(origin_may_connect("https://app.example", Some("api.example"), &allowed, true));
        assert!(!origin_may_connect("https://api.example", Some("api.example"), &allowed, true));
        assert!(!origin_may_connect("https://app.example.evil", Some("api.example"), &allowed, true));
    }
}
