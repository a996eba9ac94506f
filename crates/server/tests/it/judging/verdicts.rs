//! Solving challenges, and the rank that follows; each verdict as the page sees it.

use super::{RIGHT, WRONG, completed, document, id_of, install, judged, submit};
use crate::kit::TestApp;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn five_solved_challenges_are_a_rank_whose_moment_is_told_once() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let seeker = app.seeker().await;
    let judge = app.judge().await;
    for n in 0..5 {
        let slug = format!("double-{n}");
        install(&admin, &slug, &document()).await;
        let challenge = id_of(&admin, &slug).await;
        // Twice the same is one completion.
        for _ in 0..2 {
            submit(&seeker, challenge, RIGHT).await.1.ok();
        }
    }
    assert_eq!(judge.drain().await.expect("the queue"), 10);
    assert_eq!(completed(&admin, &seeker).await, 5);
    let progress = seeker.rpc("get_rank_progress", &json!({})).await.ok();
    assert_eq!((&progress["completed"], &progress["rank"]["name"]), (&json!(5), &json!("Code Specialist")));
    assert_eq!((&progress["next"]["name"], &progress["next"]["missing"]), (&json!("Elite Developer"), &json!(5)));
    assert_eq!(progress["moments"][0]["rank"], "Code Specialist");
    seeker.rpc("mark_rank_seen", &json!({ "p_rank": "Code Specialist" })).await.ok();
    assert_eq!(seeker.rpc("get_rank_progress", &json!({})).await.ok()["moments"], json!([]));

    let page = seeker.rpc("get_challenge", &json!({ "p_slug": "double-3" })).await.ok();
    assert_eq!((&page["state"], &page["solutions"]["javascript"]), (&json!("solved"), &json!(RIGHT)));
    assert_eq!(page["completion"]["language"], "javascript");
    let heads = page["submissions"].as_array().expect("a list");
    assert_eq!(heads.len(), 2);
    assert_eq!(heads[0]["tests"].as_array().map(Vec::len), Some(4));
    let catalogue = seeker.rpc("get_challenges", &json!({})).await.ok();
    let solved = catalogue["challenges"].as_array().expect("a list").iter().filter(|c| c["state"] == "solved");
    assert_eq!(solved.clone().count(), 5);
    assert!(solved.clone().all(|c| c["solved_by"] == 1));
    assert!(!catalogue["next"].as_array().expect("a list").is_empty(), "{catalogue}");

    // What is proved counts as a skill: that of the challenge, and the language of the answer.
    let sql = "select array_agg(k.slug order by k.slug) from private.proved_skills($1) p join skills k on k.id = p.skill_id";
    let proved: Vec<String> = admin.query_one(sql, &[&seeker.id]).await.expect("skills").get(0);
    assert!(proved.contains(&"javascript".to_owned()), "{proved:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_verdict_says_what_happened_and_hidden_tests_say_no_more() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let seeker = app.seeker().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    for (source, verdict) in [
        (RIGHT, "accepted"),
        (WRONG, "wrong_answer"),
        ("function doubleIt(n) { return n.missing.also; }", "runtime_error"),
        ("function doubleIt(n) { while (true) {} }", "time_limit"),
        ("function doubleIt(n) { ", "compile_error"),
        ("function doubleIt(n) { const all = []; for (;;) all.push(new Array(1e6).fill(7)); }", "memory_limit"),
        ("function doubleIt(n) { for (;;) console.log('x'.repeat(10000)); }", "output_limit"),
    ] {
        let done = judged(&app, &seeker, challenge, source).await;
        assert_eq!((&done["state"], &done["verdict"]), (&json!("done"), &json!(verdict)), "{done}");
        assert_eq!(done["attempts"], 1, "{verdict}");
        let path = format!(
            "/rest/v1/submission_tests?submission_id=eq.{}&order=position",
            done["id"].as_str().expect("an id")
        );
        let tests = seeker.get(&path).await.ok();
        for test in tests.as_array().expect("a list").iter().filter(|test| test["visible"] == false) {
            assert_eq!((&test["got"], &test["stdout"], &test["message"]), (&Value::Null, &Value::Null, &Value::Null));
        }
        if verdict == "wrong_answer" {
            assert_eq!((&tests[0]["verdict"], &tests[0]["got"]), (&json!("accepted"), &json!(2)));
            assert_eq!((&done["passed"], &done["total"]), (&json!(2), &json!(4)));
        }
        if verdict == "runtime_error" {
            assert_eq!(tests[0]["line"], 1, "{tests}");
        }
    }
    assert_eq!(completed(&admin, &seeker).await, 1, "failing later takes nothing away");
}
