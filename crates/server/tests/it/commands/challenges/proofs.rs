//! Someone who passed a challenge on the third try, and how others see it.

use crate::{
    judging::{RIGHT, document, id_of, install},
    kit::{Answer, Person, TestApp},
};
use serde_json::{Value, json};
use tokio_postgres::Client;
use uuid::Uuid;

/// The challenge of these tests.
pub const SLUG: &str = "double-it";

/// A world in which one person passed [`SLUG`].
pub struct Scene {
    pub app: TestApp,
    pub admin: Client,
    pub ada: Person,
    pub challenge: Uuid,
    /// The accepted answer, in JavaScript.
    pub solution: Uuid,
}

pub async fn scene() -> Scene {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    install(&admin, SLUG, &document()).await;
    let (ada, challenge) = (app.seeker().await, id_of(&admin, SLUG).await);
    let slug = "update profiles set slug = 'ada', visibility = 'open' where id = $1";
    admin.execute(slug, &[&ada.id]).await.expect("a slug");
    for (minutes, verdict) in [(90, "wrong_answer"), (80, "internal_error"), (60, "compile_error")] {
        answer(&admin, &ada, "javascript", verdict, minutes).await;
    }
    let solution = answer(&admin, &ada, "javascript", "accepted", 25).await;
    complete(&admin, solution).await;
    Scene { app, admin, ada, challenge, solution }
}

/// An answer that was judged, so many minutes ago.
pub async fn answer(admin: &Client, person: &Person, language: &str, verdict: &str, minutes: i32) -> Uuid {
    let id = Uuid::new_v4();
    let sql =
        "insert into submissions (id, profile_id, challenge_id, version_id, kind, language, source, state, verdict,
            passed, total, time_ms, memory_kib, queued_at, judged_at)
        select $1, $2, c.id, c.current_version_id, 'submit', $3, $4, 'done', $5, 4, 4, 12, 6400, at, at
        from challenges c, (select now() - make_interval(mins => $6) as at) t where c.slug = $7";
    let source = format!("{RIGHT} // {language}, {verdict}");
    admin.execute(sql, &[&id, &person.id, &language, &source, &verdict, &minutes, &SLUG]).await.expect("an answer");
    id
}

/// The answer completes its challenge.
pub async fn complete(admin: &Client, answer: Uuid) {
    let sql = "insert into challenge_completions (challenge_id, profile_id, completed_at, first_completed_at, submission_id,
            version_id, language)
        select challenge_id, profile_id, queued_at, queued_at, id, version_id, language from submissions where id = $1";
    admin.execute(sql, &[&answer]).await.expect("a completion");
}

/// What someone gets of Ada's proof.
pub async fn proof(person: &Person) -> Value {
    person.rpc("get_proof", &json!({ "p_slug": "ada", "p_challenge": SLUG })).await.ok()
}

/// The code that someone gets, an answer each.
pub async fn code(person: &Person) -> Vec<Value> {
    let proof = proof(person).await;
    let solutions = proof["solutions"].as_array().unwrap_or_else(|| panic!("a proof: {proof}"));
    solutions.iter().map(|one| one["source"].clone()).collect()
}

/// Shows the code of an answer, or hides it.
pub async fn set(person: &Person, solution: Uuid, is_shown: bool) -> Answer {
    person.rpc("set_code_shown", &json!({ "p_submission_id": solution, "p_is_shown": is_shown })).await
}
