//! Answers on their way from the page to a verdict, and what follows from it.

mod crash;
mod disputes;
mod hostile;
mod languages;
mod live;
mod queue_order;
mod rejudge;
mod secrets;
mod verdicts;
mod visitors;

use crate::kit::{Answer, Person, TestApp};
use serde_json::{Value, json};
use tokio_postgres::Client;
use uuid::Uuid;

/// An answer that every test of [`document`] accepts.
pub const RIGHT: &str = "function doubleIt(n) { return n + n; }";
/// One that passes the visible tests alone.
pub const WRONG: &str = "function doubleIt(n) { return n === 1 ? 2 : n === 2 ? 4 : 0; }";
/// What stands in hidden tests, and may never be seen.
pub const HIDDEN: &str = "zqhidden";

/// A challenge that asks to double what comes, be it a number or a text.
pub fn document() -> Value {
    let test = |name: &str, visible: bool, argument: Value, expected: Value| json!({ "name": name, "visible": visible, "arguments": [argument], "expected": expected });
    json!({
        "title": "Double it", "kind": "code", "topic": "algorithms", "difficulty": "easy",
        "summary": "Double what you are given.", "skills": ["Testing"], "minutes": 5,
        "statement": "Return what you are given, twice: numbers are added, texts stand one behind the other.",
        "explanation": "Adding does both.",
        "function": { "name": "double_it", "parameters": [{ "name": "n", "type": "any" }], "returns": "any" },
        "languages": ["javascript", "python"],
        "starter": { "javascript": "function doubleIt(n) {\n}", "python": "def double_it(n):\n    pass" },
        "solutions": { "javascript": RIGHT, "python": "def double_it(n):\n    return n + n" },
        // More than a right answer needs beside other work, and than a wrong one to fill its memory.
        "limits": { "time_ms": 1500 },
        "tests": [
            test("one", true, json!(1), json!(2)),
            test("two", true, json!(2), json!(4)),
            test("a larger one", false, json!(7_654_321), json!(15_308_642)),
            test("a text", false, json!(HIDDEN), json!(format!("{HIDDEN}{HIDDEN}"))),
        ],
    })
}

/// Puts a challenge into the catalogue, as the content's loader does; the version that was written, if any.
pub async fn install(admin: &Client, slug: &str, document: &Value) -> Option<i32> {
    let written = admin.query_opt("select private.install_challenge($1, 0, $2)", &[&slug, document]).await;
    written.expect("the challenge is installed").map(|row| row.get(0))
}

/// The challenge's id.
pub async fn id_of(admin: &Client, slug: &str) -> Uuid {
    admin.query_one("select id from challenges where slug = $1", &[&slug]).await.expect("a challenge").get(0)
}

/// Hands in an answer in JavaScript; its id, and what the server said.
pub async fn submit(person: &Person, challenge: Uuid, source: &str) -> (Uuid, Answer) {
    let id = Uuid::new_v4();
    let call = json!({ "p_id": id, "p_challenge_id": challenge, "p_language": "javascript", "p_source": source });
    (id, person.rpc("submit_challenge", &call).await)
}

/// The same in Python.
pub async fn submit_python(person: &Person, challenge: Uuid, source: &str) -> (Uuid, Answer) {
    let id = Uuid::new_v4();
    let call = json!({ "p_id": id, "p_challenge_id": challenge, "p_language": "python", "p_source": source });
    (id, person.rpc("submit_challenge", &call).await)
}

/// One's own submission as its row.
pub async fn row(person: &Person, id: Uuid) -> Value {
    person.get(&format!("/rest/v1/submissions?id=eq.{id}")).await.ok()[0].clone()
}

/// How many challenges the server says someone has completed.
pub async fn completed(admin: &Client, person: &Person) -> i32 {
    let sql = "select completed_challenges from profiles where id = $1";
    admin.query_one(sql, &[&person.id]).await.expect("a profile").get(0)
}

/// Hands in and judges.
pub async fn judged(app: &TestApp, person: &Person, challenge: Uuid, source: &str) -> Value {
    let (id, answer) = submit(person, challenge, source).await;
    answer.ok();
    app.judge().await.drain().await.expect("the queue");
    row(person, id).await
}
