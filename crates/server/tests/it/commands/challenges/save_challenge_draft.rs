//! Drafts are one a language, and nothing when empty.

use crate::{
    judging::{document, id_of, install},
    kit::TestApp,
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn drafts_are_kept_one_a_language_and_thrown_away_when_empty() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    let seeker = app.seeker().await;
    let save = async |source: &str| {
        let call = json!({ "p_challenge_id": challenge, "p_language": "python", "p_source": source });
        seeker.rpc("save_challenge_draft", &call).await
    };
    save("one").await.ok();
    save("two").await.ok();
    let page = seeker.rpc("get_challenge", &json!({ "p_slug": "double" })).await.ok();
    assert_eq!(page["drafts"]["python"]["source"], "two");
    assert_eq!(save(&"x".repeat(65_537)).await.error(422), "invalid_input");
    save("").await.ok();
    let page = seeker.rpc("get_challenge", &json!({ "p_slug": "double" })).await.ok();
    assert_eq!(page["drafts"], json!({}));
}
