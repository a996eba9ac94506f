//! Companies' challenges: making and publishing them, sending them, answering, deciding.

mod archive_employer_challenge;
mod ask_for_review;
mod decide_invitation;
mod decline_invitation;
mod delete_employer_challenge;
mod expire;
mod open_invitation;
mod publish_employer_challenge;
mod run_invitation;
pub mod save_challenge_review;
mod save_employer_challenge;
mod save_invitation_answer;
mod send_challenge;
mod start_invitation;
mod submit_invitation;
mod withdraw_invitation;

use super::{interest, matched, open_job};
use crate::kit::{Company, Person, TestApp};
use serde_json::{Value, json};
use uuid::Uuid;

/// A challenge that is judged, in JavaScript and Python, with one hidden test.
pub fn code() -> Value {
    json!({
        "title": "Double it", "kind": "code", "difficulty": "easy",
        "statement": "Return twice the number. `double(2)` is `4`, and every whole number is doubled alike.",
        "function": { "name": "double_it", "parameters": [{ "name": "n", "type": "number" }], "returns": "number" },
        "languages": ["javascript", "python"],
        "starter": { "javascript": "function doubleIt(n) {}\n", "python": "def double_it(n):\n    pass\n" },
        "solutions": { "javascript": "function doubleIt(n) { return n * 2; } // zqxsolution\n" },
        "wrong": [{ "name": "adds two", "language": "javascript", "source": "const doubleIt = (n) => n + 2; // zqxwrong\n" }],
        "tests": [
            { "name": "two", "visible": true, "arguments": [2], "expected": 4 },
            { "name": "a big one", "visible": false, "arguments": [271_828], "expected": 543_656 },
        ],
    })
}

/// One that a person reads.
pub fn written() -> Value {
    json!({
        "title": "Why it fails", "kind": "written", "difficulty": "medium",
        "statement": "A service answers slowly every full hour. Say what you look at, and in which order.",
        "questions": [
            { "question": "What do you look at first?", "max_words": 20, "looks_for": "zqxlooksfor" },
            { "question": "What would you change?" },
        ],
    })
}

/// A draft of this document.
async fn draft(member: &Person, document: &Value) -> Uuid {
    super::id(&member.rpc("save_employer_challenge", &json!({ "p_document": document })).await.ok())
}

/// A published challenge of this document.
async fn published(member: &Person, document: &Value) -> Uuid {
    let id = draft(member, document).await;
    member.rpc("publish_employer_challenge", &json!({ "p_id": id })).await.ok();
    id
}

/// A candidate with an invitation.
pub struct Sent {
    pub company: Company,
    pub seeker: Person,
    pub challenge: Uuid,
    pub invitation: Uuid,
}

/// Sends a challenge of this document to someone who is interested.
pub async fn sent(app: &TestApp, document: &Value) -> Sent {
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    let challenge = published(&company.admin, document).await;
    let interaction = interest(&seeker, job).await;
    let call = json!({ "p_employer_challenge_id": challenge, "p_job_interaction_id": interaction });
    let invitation = super::id(&company.admin.rpc("send_challenge", &call).await.ok());
    Sent { company, seeker, challenge, invitation }
}

/// The invitation as this person reads it.
async fn read(person: &Person, invitation: Uuid) -> Value {
    person.rpc("get_challenge_invitation", &json!({ "p_id": invitation })).await.ok()
}

/// Subjects of the emails to this address, once what waits was sent.
async fn emails(app: &TestApp, person: &Person) -> Vec<String> {
    assert_eq!(app.app.worker().expect("a worker").drain().await.expect("the queue").failed, []);
    let emails = devproof_queue::outbox::list(&app.db, Some(&person.email)).await.expect("the outbox");
    emails.into_iter().map(|email| email.subject).collect()
}
