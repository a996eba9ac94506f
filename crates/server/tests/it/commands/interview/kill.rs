//! The real program, killed in the middle of an interview: what it acknowledged is there.

use super::{begin, call, save};
use crate::kit::{Person, TestApp};
use serde_json::{Value, json};
use std::time::Duration;
use uuid::Uuid;

/// How long the program lives in each round, in milliseconds.
const LIVES: [u64; 4] = [120, 260, 410, 700];

#[tokio::test(flavor = "multi_thread")]
async fn killed_in_mid_interview_not_one_acknowledged_change_is_lost() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let id = begin(&seeker).await;
    let mut program = app.program().await;
    let (mut written, mut said) = (0_i64, Vec::new());
    for life in LIVES {
        program.start().await;
        let person = seeker.at(&program.url);
        let mut revision = call(&person, "get_interview", id).await.ok()["attempt"]["revisions"]["notes.deep_dive"]
            .as_i64()
            .unwrap_or(0);
        let writer = async {
            for n in written + 1.. {
                let body = json!({ "p_attempt_id": id, "p_part": "notes.deep_dive", "p_value": n.to_string(),
                    "p_revision": revision });
                let Some(saved) = sent(&person, "save_interview", &body).await else { return };
                (written, revision) = (n, saved["revision"].as_i64().expect("a revision"));
                if n % 7 == 0 {
                    let word = format!("word {n}");
                    let body = json!({ "p_id": Uuid::new_v4(), "p_attempt_id": id, "p_text": word });
                    let Some(_) = sent(&person, "say_in_interview", &body).await else { return };
                    said.push(word);
                }
            }
        };
        let end = async {
            tokio::time::sleep(Duration::from_millis(life)).await;
            program.kill();
        };
        tokio::join!(writer, end);
    }
    program.start().await;
    let person = seeker.at(&program.url);
    let room = call(&person, "get_interview", id).await.ok();
    let kept: i64 = room["answer"]["notes"]["deep_dive"].as_str().and_then(|text| text.parse().ok()).unwrap_or(0);
    assert!(written > 0 && (written..=written + 1).contains(&kept), "{written} was acknowledged, {kept} is there");
    let turns = room["turns"].to_string();
    assert!(said.iter().all(|word| turns.contains(&format!("\"{word}\""))), "{said:?} in {turns}");
    let revision = room["attempt"]["revisions"]["notes.deep_dive"].as_i64().expect("a revision");
    save(&person, id, "notes.deep_dive", json!("It goes on"), revision).await.ok();
}

/// What was acknowledged; `None` when the program is gone.
async fn sent(person: &Person, name: &str, body: &Value) -> Option<Value> {
    let answer = person.request("POST", &format!("/rest/v1/rpc/{name}")).json(body).send().await.ok()?;
    assert!(answer.status().is_success(), "refused while it lives: {}", answer.status());
    answer.json().await.ok()
}
