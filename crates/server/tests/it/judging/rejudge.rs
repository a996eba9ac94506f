//! A challenge that changes: everyone is judged again, and ranks move in both directions.

use super::{RIGHT, WRONG, completed, document, id_of, install, judged};
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn another_version_moves_completions_both_ways() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let judge = app.judge().await;
    let (lenient, strict) = (app.seeker().await, app.seeker().await);
    // At first the text is not asked for, and a number that WRONG fails is expected wrongly by no one.
    let mut easy = document();
    easy["tests"].as_array_mut().expect("tests").truncate(2);
    assert_eq!(install(&admin, "double", &easy).await, Some(1));
    let challenge = id_of(&admin, "double").await;
    assert_eq!(judged(&app, &lenient, challenge, WRONG).await["verdict"], "accepted");
    // What is only told changes nothing that is judged.
    let mut told = easy.clone();
    told["statement"] = json!("Return what you are given, twice. Numbers are added, texts are joined together.");
    told["tests"][0]["name"] = json!("the number one");
    assert_eq!(install(&admin, "double", &told).await, Some(1));
    assert_eq!(install(&admin, "double", &told).await, None);
    assert_eq!(judge.drain().await.expect("the queue"), 0);
    assert_eq!(completed(&admin, &lenient).await, 1);

    // Wrongly asked for: twice one is three.
    let mut mistaken = document();
    mistaken["tests"][0]["expected"] = json!(3);
    assert_eq!(install(&admin, "double", &mistaken).await, Some(2));
    assert_eq!(judge.drain().await.expect("the queue"), 1);
    assert_eq!(completed(&admin, &lenient).await, 0, "the answer fails the newer tests");
    assert_eq!(judged(&app, &strict, challenge, RIGHT).await["verdict"], "wrong_answer");
    assert_eq!(completed(&admin, &strict).await, 0);

    // Mended: who was right all along has completed it, since the day of the answer.
    assert_eq!(install(&admin, "double", &document()).await, Some(3));
    assert_eq!(judge.drain().await.expect("the queue"), 2);
    assert_eq!((completed(&admin, &lenient).await, completed(&admin, &strict).await), (0, 1));
    let page = strict.rpc("get_challenge", &json!({ "p_slug": "double" })).await.ok();
    assert_eq!((&page["version"]["version"], &page["submissions"][0]["kind"]), (&json!(3), &json!("rejudge")));
    let at = page["completion"]["completed_at"].as_str().expect("a time");
    assert_eq!(at, page["submissions"][1]["queued_at"].as_str().expect("a time"));

    // The first version again: the answer that was lost comes back.
    assert_eq!(install(&admin, "double", &easy).await, Some(4));
    judge.drain().await.expect("the queue");
    assert_eq!((completed(&admin, &lenient).await, completed(&admin, &strict).await), (1, 1));
}
