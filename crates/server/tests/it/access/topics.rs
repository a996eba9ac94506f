//! Topics: who is let in, who sends and who is present, cell by cell over a socket and HTTP.

use super::{
    findings::Findings,
    grid::{ACTORS, OTHERS, Row, names},
    world::World,
};
use crate::{
    kit::{Answer, TestDatabase},
    realtime::client::{Socket, private},
};
use futures::future::join_all;
use serde::Deserialize;
use serde_json::json;
use std::collections::BTreeSet;

/// One row about a topic.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Topic {
    topic: String,
    says: String,
    /// The recruiters' permission that the row is about.
    #[serde(default = "any_permission")]
    permission: String,
    listen: Vec<String>,
    broadcast: Vec<String>,
    present: Vec<String>,
}

#[derive(Deserialize)]
struct File {
    topic: Vec<Topic>,
}

fn any_permission() -> String {
    "view_analytics".to_owned()
}

fn topics() -> Vec<Topic> {
    let file: File =
        toml::from_str(include_str!("../../../../../access-grid.toml")).expect("access-grid.toml is whole");
    for topic in &file.topic {
        for actor in [&topic.listen, &topic.broadcast, &topic.present].into_iter().flatten() {
            assert!(ACTORS.contains(&actor.as_str()), "{}: who is {actor}?", topic.topic);
        }
    }
    file.topic
}

/// What the policies let in begins with one of these words, and each has a row.
#[tokio::test]
async fn every_kind_of_topic_has_a_row() {
    let database = TestDatabase::create().await;
    let admin = database.admin().await;
    let policies = "select array_agg(policyname::text order by 1) from pg_policies where schemaname = 'realtime'";
    let policies: Vec<String> = admin.query_one(policies, &[]).await.expect("the database answers").get(0);
    assert_eq!(policies, ["listen", "send"], "both ask private.topic_rights, which is read below");
    let kinds = "select string_to_array(substring(prosrc from '\\^\\(([a-z|_]+)\\):'), '|') from pg_proc
                 where oid = 'private.topic_rights(boolean)'::regprocedure";
    let kinds: Vec<String> = admin.query_one(kinds, &[]).await.expect("the database answers").get(0);
    let told: BTreeSet<String> = topics()
        .iter()
        .filter(|topic| !topic.listen.is_empty())
        .filter_map(|topic| topic.topic.split_once(':').map(|(kind, _)| kind.to_owned()))
        .collect();
    assert_eq!(told, BTreeSet::from_iter(kinds));
}

#[tokio::test]
async fn topics_are_for_those_named_and_nobody_else() {
    let world = World::build().await;
    let mut found = Findings::all();
    run(&world, &mut found).await;
    found.assert();
}

/// Runs the rows about topics.
pub async fn run(world: &World, found: &mut Findings) {
    for topic in topics() {
        let row = Row::about(&topic.topic, &topic.says, &topic.permission);
        let done = join_all(OTHERS.iter().map(|actor| attempt(world, &row, actor))).await;
        for (actor, ways) in OTHERS.into_iter().zip(done) {
            let lists = [("listen", &topic.listen), ("broadcast", &topic.broadcast), ("present", &topic.present)];
            for ((way, list), done) in lists.into_iter().zip(ways) {
                found.cell(done == names(list, actor), || {
                    format!("{} · {way} · {actor}: {}", row.title(), if done { "can" } else { "cannot" })
                });
            }
        }
        if found.enough() {
            return;
        }
    }
}

/// Whether the actor is let in, may send, and may be present.
async fn attempt(world: &World, row: &Row, actor: &str) -> [bool; 3] {
    let name = world.fill(row, actor, &row.object);
    let topic = format!("realtime:{name}");
    let anon = world.app.anon_key();
    let token = world.person(row, actor).map_or(anon.as_str(), |person| &person.token);
    let path = format!("/realtime/v1/api/broadcast/{name}/events/hello?private=true");
    let request = match world.person(row, actor) {
        Some(person) => person.request("POST", &path),
        None => world.app.request("POST", &path),
    };
    let by_http = Answer::of(request.json(&json!({}))).await.status == 202;

    let mut socket = Socket::open(&world.app).await;
    let reply = socket.join(&topic, &private(token, &json!({"broadcast": {"ack": true}}))).await;
    if reply["status"] != "ok" {
        assert!(!by_http, "{} · {actor}: sends by HTTP what it may not listen to", row.title());
        return [false, false, false];
    }
    let join = socket.last_reference();
    let reference = socket.broadcast(&join, &topic, "hello", &json!({})).await;
    let sends = socket.reply(&reference).await["status"] == "ok";
    assert_eq!(sends, by_http, "{} · {actor}: the socket and HTTP differ", row.title());
    let present = socket.present(&join, &topic, Some(&json!({}))).await["status"] == "ok";
    [true, sends, present]
}
