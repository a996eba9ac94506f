//! A language that no one judges is refused at once, and who waits in vain is told.

use super::{RIGHT, document, id_of, install, row, submit, submit_python};
use crate::kit::TestApp;
use serde_json::json;

const DOUBLE: &str = "def double_it(n):\n    return n + n";

async fn ended(app: &TestApp) -> usize {
    devproof_server::judging::end_unjudged(&app.db, &*app.clock).await.expect("what waits too long")
}

#[tokio::test(flavor = "multi_thread")]
async fn e25_an_answer_in_a_language_that_nobody_judges_is_refused_at_once() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    let seeker = app.seeker().await;
    let only_javascript = "delete from private.judge_workers;
        select private.register_judge(gen_random_uuid(), '{javascript}', 90)";
    admin.batch_execute(only_javascript).await.expect("one judge");
    let (_, refused) = submit_python(&seeker, challenge, DOUBLE).await;
    assert_eq!(refused.error(503), "language_not_judged");
    assert!(refused.text.contains("python"), "{}", refused.text);
    let call = json!({ "p_id": uuid::Uuid::new_v4(), "p_challenge_id": challenge, "p_language": "python", "p_source": DOUBLE });
    assert_eq!(seeker.rpc("run_challenge", &call).await.error(503), "language_not_judged");
    submit(&seeker, challenge, RIGHT).await.1.ok();
    // A judge that says nothing more is none; one that runs says so itself.
    admin
        .batch_execute("update private.judge_workers set leased_until = clock_timestamp()")
        .await
        .expect("it is silent");
    assert_eq!(submit(&seeker, challenge, RIGHT).await.1.error(503), "language_not_judged");
    app.judge().await.register().await.expect("it is there");
    submit_python(&seeker, challenge, DOUBLE).await.1.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn e25_who_waits_for_a_judge_that_went_away_is_told() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    let seeker = app.seeker().await;
    let (id, answer) = submit_python(&seeker, challenge, DOUBLE).await;
    answer.ok();
    let gone = "update private.judge_workers set languages = '{javascript}' where true;
        select private.register_judge(gen_random_uuid(), '{python}', -1)";
    admin.batch_execute(gone).await.expect("it went away");
    app.clock.advance(time::Duration::minutes(11));
    assert_eq!(ended(&app).await, 0, "it may come back");
    let long_gone = "update private.judge_workers set leased_until = clock_timestamp() - interval '11 minutes'
        where 'python' = any (languages)";
    admin.batch_execute(long_gone).await.expect("it stays away");
    let (other, answer) = submit(&seeker, challenge, RIGHT).await;
    answer.ok();
    assert_eq!(ended(&app).await, 1);
    let told = row(&seeker, id).await;
    assert_eq!((&told["state"], &told["verdict"]), (&json!("done"), &json!("internal_error")));
    assert!(told["message"].as_str().is_some_and(|message| message.contains("No judge")), "{told}");
    assert_eq!(row(&seeker, other).await["state"], "queued");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_language_without_a_judge_is_not_offered() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let mut challenge = document();
    challenge["languages"] = json!(["javascript", "rust", "cpp"]);
    challenge["starter"]["rust"] = json!("pub fn double_it(n: i64) -> i64 { n }");
    challenge["starter"]["cpp"] = json!("long long double_it(long long n) { return n; }");
    install(&admin, "double", &challenge).await;
    let id = id_of(&admin, "double").await;
    let seeker = app.seeker().await;
    let offered = async |judged: &str| {
        let judge = format!(
            "delete from private.judge_workers; select private.register_judge(gen_random_uuid(), '{judged}', 90)"
        );
        admin.batch_execute(&judge).await.expect("one judge");
        let page = seeker.rpc("get_challenge", &json!({ "p_slug": "double" })).await.ok();
        let catalogue = seeker.rpc("get_challenges", &json!({})).await.ok();
        let listed = catalogue["challenges"].as_array().expect("a list").iter().find(|one| one["slug"] == "double");
        assert_eq!(listed.map(|one| &one["languages"]), Some(&page["languages"]));
        page["languages"].clone()
    };
    assert_eq!(offered("{javascript,python}").await, json!(["javascript"]));
    assert_eq!(offered("{javascript,cpp}").await, json!(["javascript", "cpp"]));
    // Where nobody judges any of them, none is hidden: who comes back finds what they wrote.
    assert_eq!(offered("{sql}").await, json!(["javascript", "rust", "cpp"]));
    // A judge that went away a moment ago may come back.
    assert_eq!(offered("{rust}").await, json!(["rust"]));
    let silent = "update private.judge_workers set leased_until = clock_timestamp() - interval '5 minutes'";
    admin.batch_execute(silent).await.expect("it is silent");
    let page = seeker.rpc("get_challenge", &json!({ "p_slug": "double" })).await.ok();
    assert_eq!(page["languages"], json!(["rust"]));
    let call = json!({ "p_id": uuid::Uuid::new_v4(), "p_challenge_id": id, "p_language": "cobol", "p_source": "x" });
    assert_eq!(seeker.rpc("submit_challenge", &call).await.error(422), "invalid_input");
}
