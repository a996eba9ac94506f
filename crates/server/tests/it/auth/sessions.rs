//! The list of sessions, and their end on every protocol, over two servers.

use super::{PASSWORD, member, refresh, sign_in, text};
use crate::{
    kit::{Answer, Node, Person, TestApp},
    realtime::client::{Socket, subscription},
};
use serde_json::{Value, json};
use std::{
    net::IpAddr,
    time::{Duration, Instant},
};

/// How long a session may be believed to live after its end.
const AT_MOST: Duration = Duration::from_secs(5);

async fn rpc(app: &TestApp, session: &Value, name: &str, body: &Value) -> Answer {
    let request = app.request("POST", &format!("/rest/v1/rpc/{name}"));
    Answer::of(request.bearer_auth(text(session, "access_token")).json(body)).await
}

async fn list(app: &TestApp, session: &Value) -> Vec<Value> {
    rpc(app, session, "get_my_sessions", &json!({})).await.ok().as_array().expect("a list").clone()
}

/// Signs in as this browser from this address, which a trusted proxy tells.
async fn sign_in_from(app: &TestApp, agent: &str, address: &str) -> Value {
    let request = app.request("POST", "/auth/v1/token?grant_type=password");
    let request = request.header("user-agent", agent).header("x-forwarded-for", address);
    Answer::of(request.json(&json!({ "email": "ada@example.test", "password": PASSWORD }))).await.ok()
}

#[tokio::test]
async fn sessions_are_listed_with_browser_and_network_and_never_a_whole_address() {
    let app = TestApp::start_with(&[("TRUSTED_PROXIES", "127.0.0.1")]).await;
    member(&app, "ada@example.test").await;
    member(&app, "bob@example.test").await;
    let here = sign_in_from(&app, "Firefox", "203.0.113.7").await;
    sign_in_from(&app, "Safari", "2001:db8:7::1").await;
    let sessions = list(&app, &here).await;
    assert_eq!(sessions.len(), 3, "nobody else's");
    let shown = |index: usize, name: &str| sessions[index][name].clone();
    assert_eq!((shown(0, "current"), shown(0, "user_agent")), (json!(true), json!("Firefox")));
    assert_eq!((shown(0, "ip_hint"), shown(0, "place")), (json!("203.0.x.x"), json!("this network")));
    let other = sessions.iter().find(|session| session["user_agent"] == "Safari").unwrap();
    assert_eq!((&other["ip_hint"], &other["place"]), (&json!("2001:db8:x"), &json!("another network")));
    assert_eq!((&other["current"], &other["aal"]), (&json!(false), &json!("aal1")));
    assert!(!json!(sessions).to_string().contains("113.7"));
    let nobody = app.post("/rest/v1/rpc/get_my_sessions", &json!({})).await;
    assert_eq!(nobody.error(401), "not_signed_in");
}

#[tokio::test]
async fn a_place_stands_in_words_where_the_operator_has_a_database_of_them() {
    let file = std::env::temp_dir().join(format!("devproof-{}.mmdb", uuid::Uuid::new_v4().simple()));
    std::fs::write(&file, mmdb([203, 0, 113], "Lisbon", "Portugal")).unwrap();
    let settings = [("TRUSTED_PROXIES", "127.0.0.1"), ("GEO_DATABASE", file.to_str().unwrap())];
    let app = TestApp::start_with(&settings).await;
    member(&app, "ada@example.test").await;
    let here = sign_in_from(&app, "Firefox", "203.0.113.7").await;
    sign_in_from(&app, "Safari", "198.51.100.1").await;
    let sessions = list(&app, &here).await;
    assert_eq!(sessions[0]["place"], "Lisbon, Portugal");
    let other = sessions.iter().find(|session| session["user_agent"] == "Safari").unwrap();
    assert_eq!(other["place"], "another network", "an address that the database does not know");
    std::fs::remove_file(file).unwrap();
}

#[tokio::test]
async fn the_last_use_is_true_within_minutes_and_not_written_at_every_request() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    let used = || async {
        let sql = "select last_used_at, xmin::text from auth.sessions";
        let row = app.database.admin().await.query_one(sql, &[]).await.unwrap();
        (row.get::<_, time::OffsetDateTime>(0), row.get::<_, String>(1))
    };
    let none = json!({});
    let read = || rpc(&app, &session, "get_my_sessions", &none);
    read().await.ok();
    let first = used().await;
    tokio::time::sleep(Duration::from_millis(3_100)).await;
    app.clock.advance(time::Duration::minutes(1));
    read().await.ok();
    assert_eq!(used().await, first, "a minute is not worth a write");
    app.clock.advance(time::Duration::minutes(5));
    tokio::time::sleep(Duration::from_millis(3_100)).await;
    read().await.ok();
    assert_eq!((used().await.0 - first.0).whole_minutes(), 6);
    app.clock.advance(time::Duration::minutes(3));
    super::with_token(&app, "GET", "/user", text(&session, "access_token"), None).await.ok();
    assert_eq!((used().await.0 - first.0).whole_minutes(), 9, "the auth service notes it too");
}

#[tokio::test]
async fn one_session_ends_and_only_ones_own() {
    let app = TestApp::start().await;
    let first = member(&app, "ada@example.test").await;
    let second = sign_in(&app, "ada@example.test", PASSWORD).await.ok();
    let stranger = member(&app, "bob@example.test").await;
    let sessions = list(&app, &first).await;
    let id = sessions.iter().find(|session| session["current"] == false).unwrap()["id"].clone();
    let end = json!({ "p_session_id": id });
    assert_eq!(rpc(&app, &stranger, "end_session", &end).await.error(404), "not_found");
    refresh(&app, &second["refresh_token"]).await.ok();
    assert_eq!(rpc(&app, &first, "end_session", &end).await.ok(), json!({ "id": id }));
    assert_eq!(refresh(&app, &second["refresh_token"]).await.error(400), "session_not_found");
    assert_eq!(rpc(&app, &first, "end_session", &end).await.error(404), "not_found");
    assert_eq!(rpc(&app, &first, "end_session", &json!({ "p_session_id": 7 })).await.error(422), "invalid_input");
    assert_eq!(list(&app, &first).await.len(), 1);
    let log = "select detail ->> 'session' from auth.audit_log where action = 'session_ended'";
    let row = app.database.admin().await.query_one(log, &[]).await.unwrap();
    assert_eq!(json!(row.get::<_, String>(0)), id);
}

/// Someone signed in, seen by two servers.
struct Two {
    app: TestApp,
    other: Node,
    person: Person,
}

impl Two {
    async fn start() -> Self {
        let app = TestApp::start().await;
        app.app.start_feed();
        let other = app.second_node().await;
        let person = app.seeker().await;
        Self { app, other, person }
    }

    /// Asks the other server as this person.
    async fn there(&self, method: &str, path: &str) -> u16 {
        let request = self
            .app
            .http
            .request(method.parse().expect("what was written here parses"), format!("{}{path}", self.other.url));
        let request = request.header("apikey", self.app.anon_key()).bearer_auth(&self.person.token);
        let request = if method == "POST" { request.json(&json!({})) } else { request };
        request.send().await.expect("an answer").status().as_u16()
    }

    /// Ends the session at the first server: by signing out there.
    async fn sign_out(&self) {
        assert_eq!(self.person.post("/auth/v1/logout?scope=local", &json!({})).await.status, 204);
    }

    /// The other server took the token a moment ago, and refuses it within five seconds.
    async fn refuses(&self, method: &str, path: &str, refusal: u16) {
        let before = self.there(method, path).await;
        assert!(!matches!(before, 401 | 403), "{path}: {before}");
        self.sign_out().await;
        let began = Instant::now();
        loop {
            let status = self.there(method, path).await;
            if status == refusal {
                return;
            }
            assert!(began.elapsed() < AT_MOST, "{path}: still {status} after {:?}", began.elapsed());
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
}

#[tokio::test]
async fn an_ended_session_is_refused_by_auth() {
    Two::start().await.refuses("GET", "/auth/v1/user", 403).await;
}

#[tokio::test]
async fn an_ended_session_is_refused_by_rest() {
    Two::start().await.refuses("GET", "/rest/v1/profiles?select=id", 401).await;
}

#[tokio::test]
async fn an_ended_session_is_refused_by_commands() {
    Two::start().await.refuses("POST", "/rest/v1/rpc/get_my_sessions", 401).await;
}

#[tokio::test]
async fn an_ended_session_is_refused_by_storage() {
    Two::start().await.refuses("GET", "/storage/v1/bucket", 403).await;
}

#[tokio::test]
async fn an_ended_session_is_refused_by_functions() {
    Two::start().await.refuses("POST", "/functions/v1/notify-beta-test", 401).await;
}

#[tokio::test]
async fn an_ended_session_closes_its_open_sockets_and_opens_no_channel() {
    let two = Two::start().await;
    let mut socket = Socket::open_at(&two.other.url, &two.app.anon_key(), "2.0.0").await;
    socket.join("realtime:a", &subscription(Some(&two.person.token), &[])).await;
    two.sign_out().await;
    let began = Instant::now();
    assert_eq!(socket.closed().await.0, 1008);
    assert!(began.elapsed() < AT_MOST, "{:?}", began.elapsed());
    let mut socket = Socket::open_at(&two.other.url, &two.app.anon_key(), "2.0.0").await;
    let reply = socket.join("realtime:a", &subscription(Some(&two.person.token), &[])).await;
    assert_eq!(reply["status"], "error");
}

const PROTOCOLS: [(&str, &str); 4] = [
    ("GET", "/auth/v1/user"),
    ("GET", "/rest/v1/profiles?select=id"),
    ("GET", "/storage/v1/bucket"),
    ("POST", "/functions/v1/notify-beta-test"),
];

impl Two {
    async fn is_refused_everywhere(&self) {
        let began = Instant::now();
        loop {
            let mut statuses = Vec::new();
            for (method, path) in PROTOCOLS {
                statuses.push(self.there(method, path).await);
            }
            if statuses.iter().all(|status| matches!(status, 401 | 403)) {
                return;
            }
            assert!(began.elapsed() < AT_MOST, "{statuses:?}");
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
}

#[tokio::test]
async fn a16_signing_out_ends_what_its_scope_says_on_every_protocol() {
    for (scope, ends) in [("global", true), ("local", false), ("others", true)] {
        let two = Two::start().await;
        two.is_accepted().await;
        // From another session of the same person: global and others end the first one, local only itself.
        let second = two.app.session(&two.person, "aal1").await;
        assert_eq!(second.post(&format!("/auth/v1/logout?scope={scope}"), &json!({})).await.status, 204);
        if ends {
            two.is_refused_everywhere().await;
        } else {
            tokio::time::sleep(Duration::from_secs(4)).await;
            two.is_accepted().await;
        }
    }
}

impl Two {
    async fn is_accepted(&self) {
        for (method, path) in PROTOCOLS {
            let status = self.there(method, path).await;
            assert!(!matches!(status, 401 | 403), "{path}: {status}");
        }
    }
}

#[tokio::test]
async fn a16_a_ban_ends_sessions_refresh_and_access() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    let ban = "update auth.users set banned_until = now() + interval '1 day'";
    app.database.admin().await.execute(ban, &[]).await.unwrap();
    assert_eq!(refresh(&app, &session["refresh_token"]).await.error(400), "user_banned");
    let user = super::with_token(&app, "GET", "/user", text(&session, "access_token"), None).await;
    assert_eq!(user.error(403), "user_banned");
}

#[tokio::test]
async fn a17_a_deactivated_person_is_refused_by_every_protocol() {
    let two = Two::start().await;
    two.is_accepted().await;
    let mut socket = Socket::open_at(&two.other.url, &two.app.anon_key(), "2.0.0").await;
    socket.join("realtime:a", &subscription(Some(&two.person.token), &[])).await;
    let set = "update profiles set is_active = false where id = $1";
    two.app.database.admin().await.execute(set, &[&two.person.id]).await.unwrap();
    let began = Instant::now();
    two.is_refused_everywhere().await;
    assert_eq!(socket.closed().await.0, 1008);
    assert!(began.elapsed() < AT_MOST, "{:?}", began.elapsed());
}

/// A MaxMind database in which one /24 has a city (MaxMind DB File Format Specification 2.0).
fn mmdb(network: [u8; 3], city: &str, country: &str) -> Vec<u8> {
    const DEPTH: u32 = 24;
    let text = |value: &str| {
        let length = u8::try_from(value.len()).expect("a short text");
        assert!(length < 29);
        [&[2 << 5 | length], value.as_bytes()].concat()
    };
    let map = |fields: &[(&str, Vec<u8>)]| {
        let length = u8::try_from(fields.len()).expect("a small map");
        let mut out = vec![7 << 5 | length];
        for (name, value) in fields {
            out.extend(text(name));
            out.extend(value);
        }
        out
    };
    let number = |kind: u8, value: u32| {
        let bytes = value.to_be_bytes();
        let (size, digits) = if kind == 5 { (2, &bytes[2..]) } else { (4, &bytes[..]) };
        [&[kind << 5 | size], digits].concat()
    };
    let bits = u32::from_be_bytes([network[0], network[1], network[2], 0]);
    let mut out = Vec::new();
    for level in 0..DEPTH {
        // Past the tree and its separator of 16 bytes lies the one record.
        let next = if level + 1 == DEPTH { DEPTH + 16 } else { level + 1 };
        let goes_right = bits >> (31 - level) & 1 == 1;
        let pair = if goes_right { [DEPTH, next] } else { [next, DEPTH] };
        for record in pair {
            out.extend(&record.to_be_bytes()[1..]);
        }
    }
    out.extend([0; 16]);
    let named = |name: &str| map(&[("names", map(&[("en", text(name))]))]);
    out.extend(map(&[("city", named(city)), ("country", named(country))]));
    out.extend(b"\xab\xcd\xefMaxMind.com");
    out.extend(map(&[
        ("node_count", number(6, DEPTH)),
        ("record_size", number(5, 24)),
        ("ip_version", number(5, 4)),
        ("database_type", text("GeoLite2-City")),
        ("languages", vec![1, 4, 2 << 5 | 2, b'e', b'n']),
        ("binary_format_major_version", number(5, 2)),
        ("binary_format_minor_version", number(5, 0)),
        ("build_epoch", vec![1, 2, 1]),
        ("description", map(&[("en", text("a test"))])),
    ]));
    out
}

#[test]
fn the_small_database_is_one() {
    let file = std::env::temp_dir().join(format!("devproof-{}.mmdb", uuid::Uuid::new_v4().simple()));
    std::fs::write(&file, mmdb([203, 0, 113], "Lisbon", "Portugal")).unwrap();
    let places = devproof_outbound::Places::open(&file).unwrap();
    let of = |text: &str| places.of(text.parse::<IpAddr>().unwrap());
    assert_eq!(of("203.0.113.200").as_deref(), Some("Lisbon, Portugal"));
    assert_eq!(of("::ffff:203.0.113.200").as_deref(), Some("Lisbon, Portugal"));
    assert_eq!((of("203.0.112.1"), of("2001:db8::1")), (None, None));
    std::fs::remove_file(file).unwrap();
}
