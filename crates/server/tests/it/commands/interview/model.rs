//! Interviews with a language model configured: what it is asked and told, what becomes of its answers, and of an attempt
//! while it gives none.

mod endpoint;
mod lease;
mod scores;
mod trouble;
mod words;

use super::{begin, call, save};
use crate::kit::{Person, TestApp};
use endpoint::{Endpoint, Manner};
use serde_json::{Value, json};
use uuid::Uuid;

/// What shows `i_twice`, said by someone who names themselves.
const TWICE: &str = "As Sam Seeker says, the phone makes up a number before it sends; whoever comes with the same number a \
second time gets the same receipt and nothing new is written.";

/// A server that asks the endpoint, each question in so many runs, and waits a second for an answer unless told otherwise.
async fn app(url: &str, runs: &str, more: &[(&str, &str)]) -> TestApp {
    let mut settings = vec![
        ("INTERVIEW_MODEL_URL", url),
        ("INTERVIEW_MODEL_NAME", "small-1"),
        ("INTERVIEW_MODEL_KEY", "k"),
        ("INTERVIEW_MODEL_RUNS", runs),
        ("INTERVIEW_MODEL_PARALLEL", "16"),
    ];
    settings.extend_from_slice(more);
    if more.iter().all(|(name, _)| *name != "INTERVIEW_MODEL_TIMEOUT_SECONDS") {
        settings.push(("INTERVIEW_MODEL_TIMEOUT_SECONDS", "1"));
    }
    TestApp::start_with(&settings).await
}

/// An honest model, which knows one check.
fn honest() -> Manner {
    Manner::Finds(vec![("i_twice", "the same number a second time")])
}

/// Begins an interview about homework; its id.
async fn begin_homework(app: &TestApp, person: &Person) -> Uuid {
    let id = begin(person).await;
    let set = "update public.interview_attempts a set problem_slug = p.slug, problem_edition = p.edition
        from private.interview_problems p where p.slug = 'homework-hour' and a.id = $1";
    assert_eq!(app.database.admin().await.execute(set, &[&id]).await.expect("another problem"), 1);
    id
}

/// An interview about homework with one thing said in it, ended; its id.
async fn ended(app: &TestApp, person: &Person) -> Uuid {
    let id = begin_homework(app, person).await;
    save(person, id, "notes.interface", json!(TWICE), 0).await.ok();
    call(person, "finish_interview", id).await.ok();
    id
}

async fn state(person: &Person, attempt: Uuid) -> Value {
    call(person, "get_interview", attempt).await.ok()["attempt"]["state"].clone()
}

async fn count(app: &TestApp, of: &str) -> i64 {
    let sql = format!("select count(*) from {of}");
    app.database.admin().await.query_one(&sql, &[]).await.expect("a count").get(0)
}
