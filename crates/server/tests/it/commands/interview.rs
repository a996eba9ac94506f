//! The interview: starting it, saving, talking, drills, its end, its score, who sees that, and a person's look.

mod end;
mod kill;
mod model;
mod privacy;
mod review;
mod room;
mod scoring;
mod start;

use crate::kit::{Person, TestApp};
use serde_json::{Value, json};
use uuid::Uuid;

/// Begins an interview; its id.
async fn begin(person: &Person) -> Uuid {
    let id = Uuid::new_v4();
    person.rpc("start_interview", &json!({ "p_id": id, "p_seniority": "mid" })).await.ok();
    id
}

async fn call(person: &Person, name: &str, attempt: Uuid) -> crate::kit::Answer {
    person.rpc(name, &json!({ "p_attempt_id": attempt })).await
}

async fn save(person: &Person, attempt: Uuid, part: &str, value: Value, revision: i64) -> crate::kit::Answer {
    let body = json!({ "p_attempt_id": attempt, "p_part": part, "p_value": value, "p_revision": revision });
    person.rpc("save_interview", &body).await
}

/// Does the work that waits.
async fn work(app: &TestApp) {
    app.app.worker().expect("a worker").drain().await.expect("the queue");
}

/// An interview with something in it, ended and scored; its id.
async fn scored(app: &TestApp, person: &Person) -> Uuid {
    let id = begin(person).await;
    let text = "I leave payments out. Reads must come back within 200 ms because people wait at the door. \
        We keep two copies of every row so that losing one disk loses nothing.";
    save(person, id, "notes.requirements", json!(text), 0).await.ok();
    save(person, id, "board", board(), 0).await.ok();
    call(person, "finish_interview", id).await.ok();
    work(app).await;
    assert_eq!(call(person, "get_interview", id).await.ok()["attempt"]["state"], "scored");
    id
}

/// A way from people to where it is kept, of single components.
fn board() -> Value {
    let node = |id: &str, kind: &str, x: i32| json!({ "id": id, "kind": kind, "label": id, "x": x, "y": 0 });
    json!({ "nodes": [node("app", "client", 0), node("door", "gateway", 1), node("work", "service", 2),
            node("rows", "sql_database", 3), node("files", "object_store", 4), node("near", "cache", 5)],
        "edges": [{ "id": "e1", "from": "app", "to": "door" }, { "id": "e2", "from": "door", "to": "work" },
            { "id": "e3", "from": "work", "to": "rows" }, { "id": "e4", "from": "work", "to": "files" },
            { "id": "e5", "from": "work", "to": "near" }], "notes": "" })
}
