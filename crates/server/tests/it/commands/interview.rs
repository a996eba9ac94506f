//! The interview: starting it, saving, talking, drills, its end, its score, who sees that, and a person's look.

mod ask_interview_review;
mod ask_next_question;
mod choose_interview_score;
mod end_interviews;
mod finish_interview;
mod get_interview;
mod get_interview_lobby;
mod get_interview_receipt;
mod kill;
mod mend_drill;
mod model;
mod save_interview;
mod say_in_interview;
mod score_interview_again;
mod show_interview_score;
mod start_drill;
mod start_interview;

use crate::kit::{Person, TestApp};
use serde_json::{Value, json};
use uuid::Uuid;

/// Begins an interview; its id.
pub(super) async fn begin(person: &Person) -> Uuid {
    let id = Uuid::new_v4();
    person.rpc("start_interview", &json!({ "p_id": id, "p_seniority": "mid" })).await.ok();
    id
}

pub(super) async fn call(person: &Person, name: &str, attempt: Uuid) -> crate::kit::Answer {
    person.rpc(name, &json!({ "p_attempt_id": attempt })).await
}

async fn save(person: &Person, attempt: Uuid, part: &str, value: Value, revision: i64) -> crate::kit::Answer {
    let body = json!({ "p_attempt_id": attempt, "p_part": part, "p_value": value, "p_revision": revision });
    person.rpc("save_interview", &body).await
}

/// Does the work that waits.
pub(super) async fn work(app: &TestApp) {
    app.app.worker().expect("a worker").drain().await.expect("the queue");
}

/// Subjects of the mails to a person.
pub(super) async fn emails(app: &TestApp, person: &Person) -> Vec<String> {
    let emails = devproof_queue::outbox::list(&app.db, Some(&person.email)).await.expect("the outbox");
    emails.into_iter().map(|email| email.subject).collect()
}

/// What others see: the profile's number, the search's, and the page's.
async fn seen(app: &TestApp, by: &Person, of: &Person) -> (Option<i16>, Option<i16>, Value) {
    let admin = app.database.admin().await;
    let sql = "select p.slug, p.system_design_score, t.system_design_score
        from profiles p left join talent_profiles t on t.id = p.id where p.id = $1";
    let row = admin.query_one(sql, &[&of.id]).await.expect("a profile");
    let page = by.rpc("get_public_profile", &json!({ "p_slug": row.get::<_, String>(0) })).await.ok();
    (row.get(1), row.get(2), page["interview"].clone())
}

/// An interview with something in it, ended and scored; its id.
pub(super) async fn scored(app: &TestApp, person: &Person) -> Uuid {
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
