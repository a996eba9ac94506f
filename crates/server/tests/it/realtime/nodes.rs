//! Two servers on one database behave as one.

use super::{
    client::{Socket, on, private, subscription},
    tables::{self, enter_room, note},
};
use crate::kit::{Node, Person, TestApp};
use serde_json::{Value, json};
use std::{
    net::TcpListener,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

const TOPIC: &str = "realtime:room:7";

/// Two servers and two people who share a room.
struct Two {
    app: TestApp,
    other: Node,
    first: Person,
    second: Person,
}

impl Two {
    async fn start(settings: &[(&str, &str)]) -> Self {
        let app = TestApp::start_with(settings).await;
        tables::create(&app).await;
        app.app.start_feed();
        let other = app.second_node().await;
        let (first, second) = (app.newcomer().await, app.newcomer().await);
        let admin = app.database.admin().await;
        for person in [&first, &second] {
            enter_room(&admin, 7, person.id).await;
        }
        Self { app, other, first, second }
    }

    async fn here(&self) -> Socket {
        Socket::open(&self.app).await
    }

    async fn there(&self) -> Socket {
        Socket::open_at(&self.other.url, &self.app.anon_key(), "2.0.0").await
    }

    /// Resolves when each knows of the other: until then a broadcast has no one to go to.
    async fn acquainted(&self) {
        let (mut here, mut there) = (self.here().await, self.there().await);
        let ours = here.enter(TOPIC, &self.first.token, &json!({})).await;
        let theirs = there.enter(TOPIC, &self.second.token, &json!({})).await;
        greet(&mut here, &ours, &mut there).await;
        greet(&mut there, &theirs, &mut here).await;
    }
}

async fn greet(from: &mut Socket, join: &str, to: &mut Socket) {
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(20) {
        from.broadcast(join, TOPIC, "hello", &json!({})).await;
        if to.hears("broadcast", Duration::from_millis(300)).await {
            return;
        }
    }
    panic!("the two never meet");
}

fn watching(key: &str) -> Value {
    json!({"presence": {"key": key, "enabled": true}})
}

async fn broadcasts_cross(two: &Two) {
    two.acquainted().await;
    let (mut here, mut there) = (two.here().await, two.there().await);
    let join = here.enter(TOPIC, &two.first.token, &json!({})).await;
    there.enter(TOPIC, &two.second.token, &json!({})).await;
    for text in ["größe", &"x".repeat(100_000)] {
        here.broadcast(&join, TOPIC, "note", &json!({"text": text, "sender": two.second.id})).await;
        let heard = there.event("broadcast").await;
        assert_eq!(heard["payload"], json!({"text": text, "sender": two.second.id}));
        assert_eq!(heard["meta"], json!({"sender": two.first.id}));
    }
    here.silent("broadcast").await;
    // A room is a room on every node, and no one else's.
    let mut stranger = two.there().await;
    let token = two.app.newcomer().await.token;
    assert_eq!(stranger.join(TOPIC, &private(&token, &json!({}))).await["status"], "error");
}

async fn presence_is_one(two: &Two) {
    let mut here = two.here().await;
    let join = here.enter(TOPIC, &two.first.token, &watching("one")).await;
    here.present(&join, TOPIC, Some(&json!({"tab": 1}))).await;
    here.event("presence_diff").await;

    // Anyone who comes on the other node sees them, at once or once the nodes have met.
    let mut there = two.there().await;
    let tab = there.enter(TOPIC, &two.first.token, &watching("one")).await;
    let mut state = there.event("presence_state").await;
    if state == json!({}) {
        state = there.event("presence_diff").await["joins"].clone();
    }
    assert_eq!(state["one"]["metas"].as_array().map(Vec::len), Some(1), "{state}");

    // A second tab of the same person elsewhere: one more meta, once.
    there.present(&tab, TOPIC, Some(&json!({"tab": 2}))).await;
    let joined = here.event("presence_diff").await;
    assert_eq!(joined["joins"]["one"]["metas"][0]["tab"], 2);
    assert_eq!(joined["leaves"], json!({}));
    let mut third = two.here().await;
    third.enter(TOPIC, &two.second.token, &watching("")).await;
    let state = third.event("presence_state").await;
    assert_eq!(state["one"]["metas"].as_array().map(Vec::len), Some(2), "{state}");

    // The first tab goes; the person stays.
    drop(here);
    let left = third.event("presence_diff").await;
    assert_eq!(left["leaves"]["one"]["metas"][0]["tab"], 1, "{left}");
    third.silent("presence_diff").await;
    let mut fourth = two.here().await;
    fourth.enter(TOPIC, &two.second.token, &watching("")).await;
    assert_eq!(fourth.event("presence_state").await["one"]["metas"][0]["tab"], 2);
}

async fn a_killed_node_leaves(two: Two) {
    two.acquainted().await;
    let (mut here, mut there) = (two.here().await, two.there().await);
    here.enter(TOPIC, &two.first.token, &watching("")).await;
    let join = there.enter(TOPIC, &two.second.token, &watching("two")).await;
    there.present(&join, TOPIC, Some(&json!({}))).await;
    here.event("presence_diff").await;
    two.other.kill();
    let killed = Instant::now();
    let left = here.event("presence_diff").await;
    assert!(left["leaves"].get("two").is_some(), "{left}");
    assert!(killed.elapsed() < Duration::from_secs(10), "{:?}", killed.elapsed());

    // Another node takes its place, and knows everyone.
    let next = two.app.second_node().await;
    let join = here.enter(TOPIC, &two.first.token, &watching("one")).await;
    here.present(&join, TOPIC, Some(&json!({}))).await;
    let mut there = Socket::open_at(&next.url, &two.app.anon_key(), "2.0.0").await;
    there.enter(TOPIC, &two.second.token, &watching("")).await;
    let mut state = there.event("presence_state").await;
    if state == json!({}) {
        state = there.event("presence_diff").await["joins"].clone();
    }
    assert!(state.get("one").is_some(), "{state}");
}

#[tokio::test]
async fn broadcasts_reach_the_sockets_of_both() {
    broadcasts_cross(&Two::start(&[]).await).await;
}

#[tokio::test]
async fn presence_is_the_same_on_both() {
    presence_is_one(&Two::start(&[]).await).await;
}

#[tokio::test]
async fn a_node_that_is_killed_takes_its_presences_with_it() {
    a_killed_node_leaves(Two::start(&[]).await).await;
}

#[tokio::test]
async fn changes_and_ended_sessions_reach_both() {
    let two = Two::start(&[]).await;
    let admin = two.app.database.admin().await;
    let mut there = two.there().await;
    there.subscribe("realtime:a", Some(&two.first.token), &[on("*", "notes")]).await;
    note(&admin, Some(two.first.id), "written here").await;
    assert_eq!(there.change().await["record"]["title"], "written here");
    let signed_out = two.first.post("/auth/v1/logout?scope=global", &json!({})).await;
    assert_eq!(signed_out.status, 204, "{}", signed_out.text);
    assert_eq!(there.closed().await, (1008, "the session has ended".to_owned()));
    let mut again = two.there().await;
    let refused = again.join("realtime:a", &subscription(Some(&two.first.token), &[])).await;
    assert_eq!(refused["status"], "error");
}

#[tokio::test]
async fn an_account_has_a_number_of_sockets_over_both() {
    let two = Two::start(&[("MAX_CONNECTIONS_PER_USER", "2")]).await;
    two.acquainted().await;
    let join = subscription(Some(&two.first.token), &[]);
    let (mut here, mut there) = (two.here().await, two.there().await);
    assert_eq!(here.join("realtime:a", &join).await["status"], "ok");
    assert_eq!(there.join("realtime:a", &join).await["status"], "ok");
    // What each has is told every two seconds.
    tokio::time::sleep(Duration::from_millis(2500)).await;
    let mut one_more = two.there().await;
    let refused = one_more.join("realtime:a", &join).await;
    assert_eq!(refused["response"]["reason"], "ConnectionRateLimitReached: Too many connections");
    assert_eq!(one_more.closed().await.0, 1008);
    drop(here);
    tokio::time::sleep(Duration::from_millis(2500)).await;
    assert_eq!(two.there().await.join("realtime:a", &join).await["status"], "ok");
}

#[tokio::test]
async fn what_was_missed_while_the_database_was_away_is_made_up_for() {
    let two = Two::start(&[]).await;
    two.acquainted().await;
    let (mut here, mut there) = (two.here().await, two.there().await);
    here.enter(TOPIC, &two.first.token, &watching("")).await;
    let join = there.enter(TOPIC, &two.second.token, &watching("two")).await;
    let cut = "select pg_terminate_backend(pid) from pg_stat_activity
               where datname = current_database() and query ilike 'listen %devproof_realtime%'";
    let admin = two.app.database.admin().await;
    assert_eq!(admin.execute(cut, &[]).await.unwrap(), 2, "each node listens");
    there.present(&join, TOPIC, Some(&json!({}))).await;
    assert!(here.event("presence_diff").await["joins"].get("two").is_some());
    here.silent("presence_diff").await;
}

/// A NATS server of a test's own.
struct NatsServer(Child, String);

impl NatsServer {
    fn start() -> Self {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr()).expect("a port").port();
        let program = std::env::var_os("DEVPROOF_TEST_NATS").unwrap_or_else(|| "nats-server".into());
        let child = Command::new(program)
            .args(["-a", "127.0.0.1", "-p", &port.to_string()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("nats-server is on the PATH or named in DEVPROOF_TEST_NATS: ./test fetches it");
        Self(child, format!("nats://127.0.0.1:{port}"))
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test]
async fn a_nats_server_carries_the_same() {
    let nats = NatsServer::start();
    let two = Two::start(&[("NATS_URL", &nats.1)]).await;
    broadcasts_cross(&two).await;
    presence_is_one(&two).await;
    let listening = "select count(*) from pg_stat_activity
                     where datname = current_database() and query ilike 'listen %devproof_realtime%'";
    let admin = two.app.database.admin().await;
    assert_eq!(
        admin.query_one(listening, &[]).await.unwrap().get::<_, i64>(0),
        0,
        "nothing goes through the database"
    );
    a_killed_node_leaves(two).await;
}
