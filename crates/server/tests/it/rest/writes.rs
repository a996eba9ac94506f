//! Inserts, upserts, updates, deletes.

use super::{World, pluck};
use crate::kit::Answer;
use serde_json::{Value, json};

async fn send(world: &World, verb: &str, path: &str, prefer: &str, body: Value) -> Answer {
    world.send(verb, path, &[("prefer", prefer)], Some(&body)).await
}

const REP: &str = "return=representation";

#[tokio::test]
async fn inserts() {
    let world = World::start().await;
    let plain = send(&world, "POST", "/zz_people", "", json!({"id": 10, "name": "Dan"})).await;
    assert_eq!((plain.status.as_u16(), plain.text.as_str(), plain.header("content-range")), (201, "", "*/*"));
    assert_eq!(world.look("select count(*) from zz_people").await, "4");

    let shown = send(
        &world,
        "POST",
        "/zz_posts?select=body,author_id(name)",
        REP,
        json!([{"id": 9, "body": "x", "author_id": 10}]),
    )
    .await;
    assert_eq!(shown.status.as_u16(), 201);
    assert_eq!(shown.json(), json!([{"body": "x", "author_id": {"name": "Dan"}}]));
    assert_eq!(shown.header("preference-applied"), "return=representation");

    let object = [("prefer", REP), ("accept", "application/vnd.pgrst.object+json")];
    let one = world.send("POST", "/zz_teams?select=id,title", &object, Some(&json!({"title": "green"}))).await;
    assert_eq!((one.status.as_u16(), one.json()), (201, json!({"id": 10, "title": "green"})));

    let head = send(&world, "POST", "/zz_teams", "return=headers-only", json!({"title": "pink"})).await;
    assert_eq!((head.header("location"), head.text.as_str()), ("/zz_teams?id=eq.11", ""));

    let bulk = send(
        &world,
        "POST",
        "/zz_posts?columns=\"id\",\"body\"&select=id,body&order=id",
        "return=representation,count=exact",
        json!([{"id": 20, "extra": 1}, {"id": 21, "body": "b"}]),
    )
    .await;
    assert_eq!(bulk.ok(), json!([{"id": 20, "body": null}, {"id": 21, "body": "b"}]));
    assert_eq!(bulk.header("content-range"), "*/2");

    let defaults = send(&world, "POST", "/zz_people?columns=id,name,born&select=id,born&order=id", "missing=default,return=representation", json!([{"id": 30, "name": "E"}, {"id": 31, "name": "F", "born": "1990-01-01"}, {"id": 32, "name": "G", "born": null}])).await;
    assert_eq!(pluck(&defaults.ok(), "born"), [json!("2000-01-01"), json!("1990-01-01"), json!(null)]);
    let nulls = send(
        &world,
        "POST",
        "/zz_people?columns=id,name,born&select=born&order=id",
        REP,
        json!([{"id": 40, "name": "H"}, {"id": 41, "name": "I", "born": "1990-01-01"}]),
    )
    .await;
    assert_eq!(pluck(&nulls.ok(), "born"), [json!(null), json!("1990-01-01")]);

    let empty = send(&world, "POST", "/zz_teams", REP, json!([])).await;
    assert_eq!((empty.status.as_u16(), empty.json()), (201, json!([])));
    let typed = send(
        &world,
        "POST",
        "/zz_people?select=tags,meta",
        REP,
        json!({"id": 50, "name": "J", "tags": ["a", "b"], "meta": {"z": 1, "a": [null]}}),
    )
    .await;
    assert_eq!(typed.ok(), json!([{"tags": ["a", "b"], "meta": {"z": 1, "a": [null]}}]));
}

#[tokio::test]
async fn inserts_that_are_refused() {
    let world = World::start().await;
    for (path, body, status, code) in [
        ("/zz_people", json!({"id": 1, "name": "x"}), 409, "23505"),
        ("/zz_people", json!({"id": 60}), 400, "23502"),
        ("/zz_posts", json!({"id": 60, "body": "forbidden"}), 400, "23514"),
        ("/zz_posts", json!({"id": 60, "author_id": 99}), 409, "23503"),
        ("/zz_people", json!({"id": "x", "name": "x"}), 400, "22P02"),
        ("/zz_people", json!({"id": 60, "nmae": "x"}), 400, "PGRST204"),
        ("/zz_people", json!([{"id": 60, "name": "x"}, {"id": 61}]), 400, "PGRST102"),
        ("/zz_people", json!("text"), 400, "PGRST102"),
        ("/zz_memberships", json!({"person_id": 3, "team_id": 1}), 401, "42501"),
        ("/zz_nothing", json!({"id": 1}), 404, "PGRST205"),
        ("/zz_managers", json!({"id": 1}), 401, "42501"),
    ] {
        assert_eq!(send(&world, "POST", path, "", body).await.error(status), code, "{path}");
    }
    // One bad row of many: nothing is written.
    let mixed = json!([{"id": 70, "name": "a"}, {"id": 1, "name": "b"}]);
    assert_eq!(send(&world, "POST", "/zz_people", "", mixed).await.error(409), "23505");
    assert_eq!(world.look("select count(*) from zz_people where id = 70").await, "0");
    // What came back must be readable: the salary is not, so the insert does not happen either.
    let unreadable = send(&world, "POST", "/zz_people?select=salary", REP, json!({"id": 71, "name": "a"})).await;
    assert_eq!(unreadable.error(401), "42501");
    assert_eq!(unreadable.header("www-authenticate"), "Bearer");
    assert_eq!(world.look("select count(*) from zz_people where id = 71").await, "0");
}

#[tokio::test]
async fn upserts() {
    let world = World::start().await;
    let merge = "resolution=merge-duplicates,return=representation";
    let answer = send(
        &world,
        "POST",
        "/zz_people?select=id,name&order=id",
        merge,
        json!([{"id": 1, "name": "Ada 2"}, {"id": 90, "name": "New"}]),
    )
    .await;
    assert_eq!(answer.status.as_u16(), 201);
    assert_eq!(answer.json(), json!([{"id": 1, "name": "Ada 2"}, {"id": 90, "name": "New"}]));
    assert_eq!(answer.header("preference-applied"), "resolution=merge-duplicates, return=representation");
    let again = send(&world, "POST", "/zz_people?select=id", merge, json!({"id": 1, "name": "Ada 3"})).await;
    assert_eq!((again.status.as_u16(), again.json()), (200, json!([{"id": 1}])));
    let ignored = send(
        &world,
        "POST",
        "/zz_people?select=id",
        "resolution=ignore-duplicates,return=representation",
        json!([{"id": 1, "name": "no"}, {"id": 91, "name": "yes"}]),
    )
    .await;
    assert_eq!((ignored.status.as_u16(), ignored.json()), (201, json!([{"id": 91}])));
    assert_eq!(world.look("select name from zz_people where id = 1").await, "Ada 3");
    let by_title =
        send(&world, "POST", "/zz_teams?on_conflict=title&select=id", merge, json!({"title": "red"})).await;
    assert_eq!((by_title.status.as_u16(), by_title.json()), (200, json!([{"id": 1}])));
    let no_key = send(&world, "POST", "/zz_teams?on_conflict=nothing", merge, json!({"title": "red"})).await;
    assert_eq!(no_key.error(400), "42703");
    assert_eq!(
        send(&world, "POST", "/zz_people?on_conflict=name", merge, json!({"id": 1, "name": "x"})).await.error(400),
        "42P10"
    );
}

#[tokio::test]
async fn updates_and_deletes() {
    let world = World::start().await;
    let quiet = send(&world, "PATCH", "/zz_people?id=eq.1", "", json!({"name": "A"})).await;
    assert_eq!((quiet.status.as_u16(), quiet.text.as_str(), quiet.header("content-range")), (204, "", "0-0/*"));
    assert!(!quiet.headers.contains_key("content-type"));
    let shown = send(
        &world,
        "PATCH",
        "/zz_people?id=lte.2&select=id,name&order=id",
        "return=representation,count=exact",
        json!({"name": "B"}),
    )
    .await;
    assert_eq!(shown.ok(), json!([{"id": 1, "name": "B"}, {"id": 2, "name": "B"}]));
    assert_eq!(shown.header("content-range"), "0-1/2");
    let none =
        send(&world, "PATCH", "/zz_people?id=eq.99", "return=representation,count=exact", json!({"name": "C"})).await;
    assert_eq!((none.status.as_u16(), none.json(), none.header("content-range")), (200, json!([]), "*/0"));
    let nothing = send(&world, "PATCH", "/zz_people?id=eq.1", REP, json!({})).await;
    assert_eq!(nothing.ok(), json!([]));
    let default = send(
        &world,
        "PATCH",
        "/zz_people?id=eq.1&columns=born,name&select=born,name",
        "missing=default,return=representation",
        json!({"name": "D"}),
    )
    .await;
    assert_eq!(default.ok(), json!([{"born": "2000-01-01", "name": "D"}]));
    assert_eq!(send(&world, "PATCH", "/zz_people?id=eq.1", "", json!({"id": 5})).await.error(401), "42501");
    assert_eq!(send(&world, "PATCH", "/zz_people?salary=gt.1", "", json!({"name": "x"})).await.error(401), "42501");
    let related = send(
        &world,
        "PATCH",
        "/zz_people?select=id,p:zz_posts!author_id()&p=is.null",
        REP,
        json!({"name": "no posts"}),
    )
    .await;
    assert_eq!(related.ok(), json!([{"id": 3}]));

    let deleted = world
        .send(
            "DELETE",
            "/zz_posts?id=eq.1&select=body",
            &[("prefer", REP), ("content-type", "application/json")],
            None,
        )
        .await;
    assert_eq!((deleted.ok(), deleted.header("content-range")), (json!([{"body": "one"}]), "*/*"));
    let gone = world.send("DELETE", "/zz_posts?id=eq.1", &[("prefer", "count=exact")], None).await;
    assert_eq!((gone.status.as_u16(), gone.header("content-range")), (204, "*/0"));
}

#[tokio::test]
async fn what_must_be_taken_back() {
    let world = World::start().await;
    let single = [("prefer", REP), ("accept", "application/vnd.pgrst.object+json")];
    for (filter, rows) in [("id=gt.0", 3), ("id=eq.99", 0)] {
        let answer =
            world.send("PATCH", &format!("/zz_people?{filter}"), &single, Some(&json!({"name": "all"}))).await;
        assert_eq!(answer.error(406), "PGRST116");
        assert_eq!(answer.json()["details"], format!("The result contains {rows} rows"));
    }
    let silent = [("accept", "application/vnd.pgrst.object+json")];
    let answer = world.send("PATCH", "/zz_people", &silent, Some(&json!({"name": "all"}))).await;
    assert_eq!(answer.error(406), "PGRST116");
    let many = world.send("DELETE", "/zz_posts", &[("prefer", "handling=strict,max-affected=2")], None).await;
    assert_eq!(many.error(400), "PGRST124");
    assert_eq!(many.json()["details"], "The query affects 3 rows");
    assert_eq!(world.look("select count(*) filter (where name = 'all') from zz_people").await, "0");
    assert_eq!(world.look("select count(*) from zz_posts").await, "3");
    let few = world.send("DELETE", "/zz_posts?id=lt.3", &[("prefer", "handling=strict,max-affected=2")], None).await;
    assert_eq!(few.header("preference-applied"), "handling=strict, max-affected=2");
    assert_eq!(world.look("select count(*) from zz_posts").await, "1");
}

#[tokio::test]
async fn puts() {
    let world = World::start().await;
    let put = async |path: &str, prefer: &str, body: Value| send(&world, "PUT", path, prefer, body).await;
    assert_eq!(put("/zz_teams?id=eq.50", "", json!({"id": 50, "title": "new"})).await.status.as_u16(), 201);
    assert_eq!(put("/zz_teams?id=eq.50", "", json!({"id": 50, "title": "newer"})).await.status.as_u16(), 204);
    let shown = put("/zz_teams?id=eq.50", REP, json!([{"id": 50, "title": "newest"}])).await;
    assert_eq!((shown.status.as_u16(), shown.json()), (200, json!([{"id": 50, "title": "newest"}])));
    assert_eq!(put("/zz_teams?id=eq.50", "", json!({"id": 51, "title": "x"})).await.error(400), "PGRST115");
    assert_eq!(put("/zz_teams?title=eq.x", "", json!({"id": 51, "title": "x"})).await.error(405), "PGRST105");
    assert_eq!(world.look("select count(*) from zz_teams where id = 51").await, "0");
}

#[tokio::test]
async fn rows_of_others() {
    let world = World::start().await;
    let (one, two) = (world.newcomer().await, world.newcomer().await);
    let note =
        one.request("POST", "/rest/v1/zz_notes?select=id,text").header("prefer", REP).json(&json!({"text": "mine"}));
    let note = Answer::of(note).await.ok();
    assert_eq!(note[0]["text"], "mine");
    assert_eq!(two.get("/rest/v1/zz_notes").await.ok(), json!([]));
    let stolen =
        two.request("PATCH", "/rest/v1/zz_notes?id=gt.0").header("prefer", REP).json(&json!({"text": "ours"}));
    assert_eq!(Answer::of(stolen).await.ok(), json!([]));
    let counted = Answer::of(two.request("GET", "/rest/v1/zz_notes").header("prefer", "count=planned")).await;
    assert_eq!(counted.header("content-range"), "*/0");
    assert_eq!(two.post("/rest/v1/zz_notes", &json!({"text": "x", "owner": one.id})).await.error(403), "42501");
    assert_eq!(world.read("/zz_notes").await.error(401), "42501");
}
