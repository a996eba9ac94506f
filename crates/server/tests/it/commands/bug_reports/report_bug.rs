//! `report_bug`: what is kept, one in five minutes, a screenshot of one's own.

use super::report;
use crate::{
    commands::{details, pointers},
    kit::TestApp,
    storage::kit::{name_in, png},
};
use futures::future::join_all;
use serde_json::json;
use time::Duration;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn one_in_five_minutes_however_many_at_once() {
    let app = TestApp::start().await;
    let (person, other) = (app.seeker().await, app.seeker().await);
    let answers = join_all((0..12).map(|_| report(&person, json!({})))).await;
    let refused: Vec<_> = answers.iter().filter(|answer| !answer.status.is_success()).collect();
    assert_eq!(refused.len(), 11);
    for answer in refused {
        assert_eq!(answer.error(429), "bug_report_limit");
        assert!(details(answer)["wait"].as_i64().is_some_and(|wait| (290..=300).contains(&wait)), "{}", answer.text);
    }
    report(&other, json!({})).await.ok();

    app.clock.advance(Duration::seconds(299));
    let early = report(&person, json!({})).await;
    assert_eq!(early.error(429), "bug_report_limit");
    assert!(details(&early)["wait"].as_i64().is_some_and(|wait| (1..=2).contains(&wait)), "{}", early.text);
    app.clock.advance(Duration::seconds(2));
    report(&person, json!({})).await.ok();
    assert_eq!(person.get("/rest/v1/bug_reports?select=id").await.ok().as_array().map(Vec::len), Some(2));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_report_again_is_the_same_report() {
    let app = TestApp::start().await;
    let (person, other) = (app.seeker().await, app.seeker().await);
    let id = Uuid::new_v4();
    let answers = join_all((0..6).map(|_| report(&person, json!({ "p_id": id })))).await;
    let first = answers[0].ok();
    assert!(answers.iter().all(|answer| answer.ok() == first), "one report, however often");
    assert_eq!(report(&other, json!({ "p_id": id })).await.error(409), "conflict");
    assert_eq!(other.get("/rest/v1/bug_reports").await.ok(), json!([]), "each reads their own");
}

#[tokio::test(flavor = "multi_thread")]
async fn it_keeps_what_was_sent_with_a_screenshot_of_ones_own() {
    let app = TestApp::start().await;
    let (person, other) = (app.seeker().await, app.seeker().await);
    let (path, foreign) = (name_in(person.id), name_in(other.id));
    person.upload("bug-reports", &path, png()).await.ok();
    other.upload("bug-reports", &foreign, png()).await.ok();
    for wrong in [foreign.clone(), name_in(person.id), "../x".to_owned()] {
        let refused = report(&person, json!({ "p_screenshot_path": wrong })).await;
        assert_eq!(
            (refused.error(422).as_str(), pointers(&refused)),
            ("invalid_input", vec!["/p_screenshot_path".into()])
        );
    }
    let sent = json!({
        "p_words": "  It broke \n", "p_screenshot_path": path, "p_user_agent": "Mozilla/5.0", "p_platform": "Linux",
        "p_language": "de", "p_viewport": "1280 × 800", "p_request_id": "01J0",
    });
    report(&person, sent).await.ok();
    let own = "/rest/v1/bug_reports?select=words,screenshot_path,user_agent,platform,language,viewport,request_id,state,answer";
    let kept = person.get(own).await.ok();
    assert_eq!(
        kept,
        json!([{
            "words": "It broke", "screenshot_path": path, "user_agent": "Mozilla/5.0", "platform": "Linux",
            "language": "de", "viewport": "1280 × 800", "request_id": "01J0", "state": "open", "answer": null,
        }])
    );
    // The sweeper leaves what a report shows.
    let due = "update storage.objects set look_at = now() where bucket_id = 'bug-reports'";
    app.database.admin().await.execute(due, &[]).await.expect("due");
    app.app.storage().sweep().await.expect("a sweep");
    let left = "select name from storage.objects where bucket_id = 'bug-reports'";
    let left: String = app.database.admin().await.query_one(left, &[]).await.expect("one").get(0);
    assert_eq!(left, path);
}

#[tokio::test(flavor = "multi_thread")]
async fn blank_and_endless_words_are_refused() {
    let app = TestApp::start().await;
    let person = app.seeker().await;
    for (more, pointer) in [
        (json!({ "p_words": " \n " }), "/p_words"),
        (json!({ "p_words": "x".repeat(5001) }), "/p_words"),
        (json!({ "p_user_agent": "x".repeat(1001) }), "/p_user_agent"),
    ] {
        let refused = report(&person, more).await;
        assert_eq!((refused.error(422).as_str(), pointers(&refused)), ("invalid_input", vec![pointer.to_owned()]));
    }
    report(&person, json!({})).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn it_goes_with_the_account_and_so_does_the_screenshot() {
    let app = TestApp::start().await;
    let person = app.seeker().await;
    let path = name_in(person.id);
    person.upload("bug-reports", &path, png()).await.ok();
    report(&person, json!({ "p_screenshot_path": path })).await.ok();
    person.rpc("delete_account", &json!({ "p_confirmation": "delete my account" })).await.ok();
    let left = "select (select count(*) from bug_reports)
                    + (select count(*) from storage.objects where bucket_id = 'bug-reports')";
    let left: i64 = app.database.admin().await.query_one(left, &[]).await.expect("a count").get(0);
    assert_eq!(left, 0);
}
