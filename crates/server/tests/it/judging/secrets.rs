//! What hidden tests hold is nowhere to be read.

use super::{HIDDEN, RIGHT, WRONG, document, id_of, install, judged};
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn e09_hidden_tests_stay_hidden_and_solutions_until_they_are_earned() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let (seeker, stranger) = (app.seeker().await, app.seeker().await);
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    judged(&app, &seeker, challenge, WRONG).await;
    // A program that tells what it is given tells it to no one.
    let telling = "function doubleIt(n) { console.log('told ' + n); throw new Error('was given ' + n); }";
    judged(&app, &seeker, challenge, telling).await;
    for solved in [false, true] {
        if solved {
            judged(&app, &seeker, challenge, RIGHT).await;
        }
        for person in [&seeker, &stranger] {
            let mut said = Vec::new();
            for path in [
                "challenges",
                "challenge_versions",
                "submissions?select=*,submission_tests(*)",
                "submission_tests",
                "challenge_completions",
                "challenge_drafts",
                "challenge_disputes",
                "rank_moments",
            ] {
                said.push(person.get(&format!("/rest/v1/{path}")).await.text);
            }
            said.push(person.rpc("get_challenges", &json!({})).await.text);
            let page = person.rpc("get_challenge", &json!({ "p_slug": "double" })).await;
            let earned = solved && person.id == seeker.id;
            assert_eq!(page.text.contains("return n + n"), earned, "{}", page.text);
            said.push(page.text);
            for text in said {
                assert!(!text.contains(HIDDEN), "{text}");
                assert!(!text.contains("7654321"), "{text}");
            }
        }
    }
    for path in ["challenge_secrets", "judge_queue", "challenge_extra_tests"] {
        assert_eq!(seeker.get(&format!("/rest/v1/{path}")).await.status.as_u16(), 404, "{path}");
    }
}
