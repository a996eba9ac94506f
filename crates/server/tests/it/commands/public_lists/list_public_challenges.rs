use super::{each, list, refused};
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test]
async fn published_challenges_are_listed_without_what_gives_them_away() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    admin
        .batch_execute(
            "delete from challenges;
             insert into challenges (slug, title, summary, difficulty, topic, languages, published_at, retired_at, retired_by)
             values ('second', 'Second', 'Sort it.', 'hard', 'strings', '{python}', now(), null, null),
                    ('first', 'First', 'Sum it.', 'easy', 'algorithms', '{javascript,python}', now(), null, null),
                    ('draft', 'Draft', '', 'easy', 'algorithms', '{python}', null, null, null),
                    ('later', 'Later', '', 'easy', 'algorithms', '{python}', now() + interval '1 day', null, null),
                    ('gone', 'Gone', '', 'easy', 'algorithms', '{python}', now(), now(), 'staff')",
        )
        .await
        .expect("challenges");
    let shown = list(&app, "list_public_challenges", json!({})).await;
    assert_eq!(each(&shown, "challenges", "slug"), ["first", "second"]);
    let members: Vec<&String> = shown["challenges"][0].as_object().expect("a line").keys().collect();
    let known = ["difficulty", "languages", "minutes", "slug", "solved_by", "summary", "title", "topic"];
    assert_eq!(members, known);
    assert_eq!(app.seeker().await.rpc("list_public_challenges", &json!({})).await.ok(), shown);

    let found = async |arguments| {
        let answer = list(&app, "list_public_challenges", arguments).await;
        each(&answer, "challenges", "slug").join(", ")
    };
    assert_eq!(found(json!({ "p_difficulty": "hard" })).await, "second");
    assert_eq!(found(json!({ "p_language": "javascript" })).await, "first");
    assert_eq!(found(json!({ "p_topic": "sql" })).await, "");
    assert_eq!(found(json!({ "p_limit": 1, "p_page": 2 })).await, "second");
}

#[tokio::test]
async fn what_makes_no_sense_is_refused() {
    let app = TestApp::start().await;
    let bad = [json!({ "p_difficulty": "brutal" }), json!({ "p_language": "cobol" }), json!({ "p_page": 0 })];
    refused(&app, "list_public_challenges", &bad).await;
}
