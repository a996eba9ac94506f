//! Signing keys: published before they sign, honoured after they have signed, changed under load without one failure.

use super::{member, refresh, text, with_token};
use crate::{
    kit::{Answer, TestApp},
    realtime::client::{Socket, subscription},
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use devproof_auth::{KeysError, Rotation};
use devproof_claims::{Clock, KeyStage};
use serde_json::{Value, json};
use std::{
    collections::HashSet,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
};
use time::{Duration, OffsetDateTime};
use tokio_util::sync::CancellationToken;

const PLANNED: Rotation = Rotation { lead: Some(Duration::minutes(15)), token_life: Duration::minutes(15) };
const AT_ONCE: Rotation = Rotation { lead: None, token_life: Duration::minutes(15) };

/// The key id of a token.
fn kid(session: &Value) -> String {
    let head = text(session, "access_token").split('.').next().expect("it is there");
    let head: Value = serde_json::from_slice(&URL_SAFE_NO_PAD.decode(head).expect("base64")).expect("JSON");
    text(&head, "kid").to_owned()
}

async fn jwks(app: &TestApp, server: &str) -> HashSet<String> {
    let answer = Answer::of(app.http.get(format!("{server}/auth/v1/.well-known/jwks.json"))).await.ok();
    answer["keys"].as_array().expect("a list").iter().map(|key| text(key, "kid").to_owned()).collect()
}

async fn stages(app: &TestApp) -> Vec<KeyStage> {
    app.keys.list().await.expect("it is as this test made it").into_iter().map(|key| key.stage).collect()
}

#[tokio::test]
async fn the_list_of_keys_may_be_kept_for_ten_minutes_and_asked_for_by_its_tag() {
    let app = TestApp::start().await;
    let path = "/auth/v1/.well-known/jwks.json";
    let answer = app.get(path).await;
    assert_eq!(answer.header("cache-control"), "public, max-age=600");
    assert_eq!(answer.header("content-type"), "application/json");
    let tag = answer.header("etag").to_owned();
    for known in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}"), "*".to_owned()] {
        let again = Answer::of(app.request("GET", path).header("if-none-match", known)).await;
        assert_eq!((again.status.as_u16(), again.text.as_str()), (304, ""));
        assert_eq!(again.header("etag"), tag);
    }
    app.keys.rotate(PLANNED).await.unwrap();
    app.app.watch_keys_once().await;
    let changed = Answer::of(app.request("GET", path).header("if-none-match", &tag)).await;
    assert_eq!(changed.status, 200);
    assert_ne!(changed.header("etag"), tag);
    let text = changed.text;
    for private in ["\"d\"", "pkcs8", "sealed"] {
        assert!(!text.contains(private));
    }
}

#[tokio::test]
async fn a_key_goes_through_its_stages_and_its_private_half_is_destroyed() {
    let app = TestApp::start().await;
    let first = app.keys.list().await.unwrap()[0].kid.clone();
    assert_eq!(stages(&app).await, [KeyStage::Signing]);
    let soon = Rotation { lead: Some(Duration::minutes(10)), ..PLANNED };
    assert!(matches!(app.keys.rotate(soon).await, Err(KeysError::TooSoon)));
    let new = app.keys.rotate(PLANNED).await.unwrap();
    assert_eq!(new.stage, KeyStage::Published);
    assert!(new.signs_from - app.clock.now() >= Duration::seconds(899));
    let again = app.keys.rotate(PLANNED).await;
    assert!(matches!(&again, Err(KeysError::Waiting { kid, .. }) if *kid == new.kid));
    assert!(matches!(app.keys.retire(&first).await, Err(KeysError::Signs(_))));
    assert!(matches!(app.keys.retire("no key").await, Err(KeysError::Unknown(_))));
    app.clock.advance(Duration::minutes(15));
    assert_eq!(stages(&app).await, [KeyStage::Signing, KeyStage::Retiring]);
    app.clock.advance(Duration::minutes(18));
    assert_eq!(stages(&app).await, [KeyStage::Signing, KeyStage::Retired]);
    devproof_auth::sweep(&app.db, &*app.clock, 400).await.unwrap();
    let sql = "select kid from auth.keys where sealed = '' and retired_at is not null";
    let row = app.database.admin().await.query_one(sql, &[]).await.unwrap();
    assert_eq!(row.get::<_, String>(0), first);
    assert_eq!(stages(&app).await, [KeyStage::Signing, KeyStage::Retired]);
    let log = "select detail ->> 'made' from auth.audit_log where action = 'keys_rotated'";
    assert_eq!(app.database.admin().await.query_one(log, &[]).await.unwrap().get::<_, String>(0), new.kid);
}

#[tokio::test]
async fn in_an_emergency_a_key_signs_at_once_and_every_node_takes_it() {
    let app = TestApp::start().await;
    app.app.start_feed();
    let other = app.second_node().await;
    let session = member(&app, "ada@example.test").await;
    let old = kid(&session);
    app.clock.advance(Duration::seconds(1));
    // One that waits is taken; otherwise one is made.
    let waiting = app.keys.rotate(PLANNED).await.unwrap().kid;
    let new = app.keys.rotate(AT_ONCE).await.unwrap();
    assert_eq!((new.stage, &new.kid), (KeyStage::Signing, &waiting));
    app.app.watch_keys_once().await;
    let fresh = refresh(&app, &session["refresh_token"]).await.ok();
    assert_eq!(kid(&fresh), new.kid);
    // The other server has not looked yet, and does when it sees the token.
    let token = text(&fresh, "access_token");
    let read = |path: &str, token: &str| {
        let request = app.http.get(format!("{}{path}", other.url)).header("apikey", app.anon_key());
        Answer::of(request.bearer_auth(token.to_owned()))
    };
    read("/rest/v1/profiles?select=id", token).await.ok();
    read("/auth/v1/user", token).await.ok();
    let mut socket = Socket::open_at(&other.url, &app.anon_key(), "2.0.0").await;
    assert_eq!(socket.join("realtime:a", &subscription(Some(token), &[])).await["status"], "ok");
    // The old key's tokens hold until it is retired: then on both, within seconds.
    let last = text(&session, "access_token");
    read("/rest/v1/profiles?select=id", last).await.ok();
    app.keys.retire(&old).await.unwrap();
    let began = std::time::Instant::now();
    while read("/rest/v1/profiles?select=id", last).await.status != 401 {
        assert!(began.elapsed().as_secs() < 5);
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert_eq!(read("/auth/v1/user", last).await.status, 403);
    read("/auth/v1/user", token).await.ok();
}

#[tokio::test]
async fn a20_tokens_of_unknown_keys_do_not_make_work() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    let (_, rest) = text(&session, "access_token").split_once('.').unwrap();
    let retired = app.keys.list().await.unwrap()[0].kid.clone();
    app.clock.advance(Duration::seconds(1));
    app.keys.rotate(AT_ONCE).await.unwrap();
    app.keys.retire(&retired).await.unwrap();
    app.app.watch_keys_once().await;
    let began = std::time::Instant::now();
    let long = "k".repeat(10_000);
    let unknown: Vec<String> = (0..60).map(|_| uuid::Uuid::new_v4().to_string()).collect();
    let odd = ["../../dev/null", "' or 1=1--", long.as_str(), "", retired.as_str()];
    let calls = odd.into_iter().chain(unknown.iter().map(String::as_str)).map(|kid| {
        let head = URL_SAFE_NO_PAD.encode(json!({ "alg": "ES256", "typ": "JWT", "kid": kid }).to_string());
        let request = app.request("GET", "/rest/v1/profiles?select=id").bearer_auth(format!("{head}.{rest}"));
        async move { (kid, Answer::of(request).await.status.as_u16()) }
    });
    for (kid, status) in futures::future::join_all(calls).await {
        assert_eq!(status, 401, "{}", &kid[..kid.len().min(20)]);
    }
    assert!(began.elapsed().as_secs() < 10, "nobody waits long for a key that is not there");
}

/// A service that checks tokens itself, with the list of keys kept for as long as the header allows.
struct Keeper {
    keys: HashSet<String>,
    since: OffsetDateTime,
}

/// What continues while keys change.
struct Load {
    app: TestApp,
    servers: [String; 2],
    stop: AtomicBool,
    failures: Mutex<Vec<String>>,
    kids: Mutex<HashSet<String>>,
}

impl Load {
    fn fails(&self, what: String) {
        self.failures.lock().expect("no test panicked with it").push(what);
    }

    /// One person: reads with the token at hand at either server, and refreshes when half of its life is over.
    async fn person(&self, mut session: Value, rounds: &AtomicUsize) {
        let mut since = self.app.clock.now();
        while !self.stop.load(Ordering::Relaxed) {
            if self.app.clock.now() - since > Duration::minutes(7) {
                let answer = refresh(&self.app, &session["refresh_token"]).await;
                if !answer.status.is_success() {
                    return self.fails(format!("refresh: {} {}", answer.status, answer.text));
                }
                (session, since) = (answer.json(), self.app.clock.now());
            }
            self.kids.lock().expect("no test panicked with it").insert(kid(&session));
            for path in ["/auth/v1/user", "/rest/v1/profiles?select=id"] {
                for server in &self.servers {
                    let request = self.app.http.get(format!("{server}{path}")).header("apikey", self.app.anon_key());
                    let answer = Answer::of(request.bearer_auth(text(&session, "access_token"))).await;
                    if !answer.status.is_success() {
                        self.fails(format!("{server}{path}: {} {}", answer.status, answer.text));
                    }
                }
            }
            rounds.fetch_add(1, Ordering::Relaxed);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a26_a_rotation_under_load_fails_no_request() {
    let app = TestApp::start().await;
    app.app.start_feed();
    tokio::spawn(app.app.watch_keys(CancellationToken::new()));
    let other = app.second_node().await;
    let mut sessions = Vec::new();
    for number in 0..4 {
        sessions.push(member(&app, &format!("p{number}@example.test")).await);
    }
    let watcher = member(&app, "socket@example.test").await;
    let mut socket = Socket::open(&app).await;
    let join = socket.join("realtime:a", &subscription(Some(text(&watcher, "access_token")), &[])).await;
    assert_eq!(join["status"], "ok");
    let old = kid(&watcher);

    let servers = [app.url.clone(), other.url.clone()];
    let load = Arc::new(Load {
        app,
        servers,
        stop: AtomicBool::new(false),
        failures: Mutex::default(),
        kids: Mutex::default(),
    });
    let rounds: Arc<Vec<AtomicUsize>> = Arc::new(sessions.iter().map(|_| AtomicUsize::new(0)).collect());
    let people: Vec<_> = sessions
        .into_iter()
        .enumerate()
        .map(|(number, session)| {
            let (load, rounds) = (Arc::clone(&load), Arc::clone(&rounds));
            tokio::spawn(async move { load.person(session, &rounds[number]).await })
        })
        .collect();

    let app = &load.app;
    let new = app.keys.rotate(PLANNED).await.unwrap().kid;
    // Both servers look within seconds; in life there are fifteen minutes for it.
    for server in &load.servers {
        while !jwks(app, server).await.contains(&new) {
            tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        }
    }
    let mut keeper = Keeper { keys: HashSet::from([old.clone()]), since: app.clock.now() };
    let mut watcher = watcher;
    for minute in 1..=40 {
        app.clock.advance(Duration::minutes(1));
        let reached: Vec<usize> = rounds.iter().map(|count| count.load(Ordering::Relaxed)).collect();
        let began = std::time::Instant::now();
        // Everyone has worked at this minute, twice.
        while rounds.iter().zip(&reached).any(|(count, reached)| count.load(Ordering::Relaxed) < reached + 2) {
            assert!(
                began.elapsed().as_secs() < 60 && people.iter().all(|person| !person.is_finished()),
                "{:?}",
                load.failures
            );
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        if app.clock.now() - keeper.since >= Duration::minutes(10) {
            keeper = Keeper { keys: jwks(app, &load.servers[minute % 2]).await, since: app.clock.now() };
        }
        let used = std::mem::take(&mut *load.kids.lock().unwrap());
        assert!(used.is_subset(&keeper.keys), "minute {minute}: a service with a kept list refuses {used:?}");
        if minute % 7 == 0 {
            watcher = refresh(app, &watcher["refresh_token"]).await.ok();
            let token = json!({ "access_token": watcher["access_token"] });
            socket.send(Some("1"), "realtime:a", "access_token", &token).await;
            socket.send(None, "phoenix", "heartbeat", &json!({})).await;
            let reply = socket.next().await;
            assert_eq!(
                (reply.topic.as_str(), &reply.payload["status"]),
                ("phoenix", &json!("ok")),
                "minute {minute}"
            );
        }
    }
    load.stop.store(true, Ordering::Relaxed);
    for person in people {
        person.await.unwrap();
    }
    assert_eq!(*load.failures.lock().unwrap(), Vec::<String>::new());
    assert_eq!(kid(&watcher), new);
    assert_eq!(stages(app).await, [KeyStage::Signing, KeyStage::Retired]);
    for server in &load.servers {
        assert_eq!(jwks(app, server).await, HashSet::from([new.clone()]));
    }
    with_token(app, "GET", "/user", text(&watcher, "access_token"), None).await.ok();
}
