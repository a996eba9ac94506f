//! Who is asking, found out once for every protocol.

use crate::{app::App, observe::RequestId, session_cache::SessionCache};
use axum::extract::{ConnectInfo, Request};
use devproof_claims::{ApiKeyState, Caller, Identity, Role, SessionFault, TokenError};
use http::{HeaderMap, header};
use std::{
    borrow::Cow,
    net::{IpAddr, SocketAddr},
};

/// Puts an [`Identity`] into the request's extensions.
pub(crate) async fn identify(app: &App, request: &mut Request) {
    let mut identity = who(app, request);
    if let (Err(TokenError::UnknownKey), Some(token)) = (&identity.caller, &identity.bearer) {
        identity.caller = app.verifier.verify_anew(token, app.clock.now()).await;
    }
    if !request.uri().path().starts_with("/auth/")
        && let Ok(caller) = &identity.caller
    {
        identity.session_fault = session_fault(&app.sessions, caller).await;
    }
    request.extensions_mut().insert(identity);
}

fn who(app: &App, request: &Request) -> Identity {
    let now = app.clock.now();
    let headers = request.headers();
    let key = headers.get("apikey").and_then(|value| value.to_str().ok()).map(Cow::Borrowed);
    let key = key.or_else(|| query_value(request.uri().query()?, "apikey"));
    let key_role = key.as_deref().map(|key| app.verifier.verify_api_key(key, now).map(|caller| caller.role));
    let api_key = match &key_role {
        None => ApiKeyState::Missing,
        Some(Ok(Role::ServiceRole)) => ApiKeyState::ServiceRole,
        Some(Ok(_)) => ApiKeyState::Anon,
        Some(Err(_)) => ApiKeyState::Invalid,
    };
    let bearer = bearer(headers);
    let caller = match bearer {
        Some(token) => app.verifier.verify(token, now),
        None if api_key == ApiKeyState::ServiceRole => Ok(Caller::service()),
        None => Ok(Caller::anon()),
    };
    let users_token = caller.as_ref().map_or(bearer.is_some(), |caller| caller.user_id.is_some());
    Identity {
        session_fault: None,
        bearer: bearer.filter(|_| users_token).map(str::to_owned),
        api_key,
        peer_ip: peer(request, &app.config.trusted_proxies),
        request_id: request.extensions().get().map_or_else(String::new, |RequestId(id)| id.clone()),
        caller,
    }
}

/// Auth looks at the session's row itself; all others rely on this. When the database does not answer, nothing
/// can be read in the request either, so the question stays open.
async fn session_fault(sessions: &SessionCache, caller: &Caller) -> Option<SessionFault> {
    let generation = devproof_auth::generation_claim(&caller.claims);
    sessions.fault(caller.session_id?, generation).await.ok().flatten()
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim()).filter(|token| !token.is_empty())
}

fn query_value<'a>(query: &'a str, name: &str) -> Option<Cow<'a, str>> {
    url::form_urlencoded::parse(query.as_bytes()).find(|(key, _)| key == name).map(|(_, value)| value)
}

/// The peer's address, or, behind a trusted proxy, the right-most address that is not one of our proxies. What stands
/// left of something unreadable is anyone's word and counts no more.
pub(crate) fn peer(request: &Request, proxies: &[IpAddr]) -> IpAddr {
    let peer = request
        .extensions()
        .get::<ConnectInfo<SocketAddr>>()
        .map_or(IpAddr::V4(std::net::Ipv4Addr::UNSPECIFIED), |info| info.0.ip().to_canonical());
    if !proxies.contains(&peer) {
        return peer;
    }
    let forwarded =
        request.headers().get_all("x-forwarded-for").iter().map(|value| value.to_str().unwrap_or_default());
    let hops: Vec<Option<IpAddr>> =
        forwarded.flat_map(|value| value.split(',')).map(|hop| address(hop.trim())).collect();
    let mut readable = hops.into_iter().rev().map_while(|hop| hop);
    readable.find(|hop| !proxies.contains(hop)).unwrap_or(peer)
}

/// An address with or without a port: some proxies add it.
fn address(hop: &str) -> Option<IpAddr> {
    let ip = hop.parse().ok().or_else(|| hop.parse::<SocketAddr>().ok().map(|address| address.ip()));
    ip.map(|ip| ip.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;

    fn request(peer: &str, forwarded: &[&str]) -> Request {
        let mut builder = http::Request::builder();
        for value in forwarded {
            builder = builder.header("x-forwarded-for", *value);
        }
        let mut request = builder.body(Body::empty()).unwrap();
        request.extensions_mut().insert(ConnectInfo(SocketAddr::new(peer.parse().unwrap(), 1)));
        request
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let proxies = ["10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap()];
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        assert_eq!(peer(&request("1.2.3.4", &["9.9.9.9"]), &proxies), ip("1.2.3.4"));
        assert_eq!(peer(&request("10.0.0.1", &["9.9.9.9, 5.5.5.5", "10.0.0.2"]), &proxies), ip("5.5.5.5"));
        assert_eq!(peer(&request("10.0.0.1", &[", x"]), &proxies), ip("10.0.0.1"));
        assert_eq!(peer(&request("10.0.0.1", &["9.9.9.9, 5.5.5.5:4711"]), &proxies), ip("5.5.5.5"));
        assert_eq!(peer(&request("10.0.0.1", &["9.9.9.9, unknown"]), &proxies), ip("10.0.0.1"), "a forged hop");
    }
}
