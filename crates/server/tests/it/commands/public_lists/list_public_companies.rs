use super::{each, list, refused};
use crate::{commands::open_job, kit::TestApp};
use serde_json::json;

#[tokio::test]
async fn companies_with_a_public_page_are_listed_and_narrowed() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let companies = [app.company().await, app.company().await, app.company().await];
    for (company, (name, is_public)) in companies.iter().zip([("Quoin", true), ("Halyard", true), ("Hidden", false)])
    {
        admin
            .execute(
                "update companies set name = $2, slug = lower($2), public_link = $3 where id = $1",
                &[&company.id, &name, &is_public],
            )
            .await
            .expect("a company");
    }
    app.company_in("pending").await;
    open_job(&companies[0].admin, "Keeper").await;
    let badge = "insert into company_badges (company_id, badge, position) select $1, key, 0 from badge_labels where key = 'remote-first'";
    admin.execute(badge, &[&companies[1].id]).await.expect("a badge");

    let shown = list(&app, "list_public_companies", json!({})).await;
    assert_eq!(each(&shown, "companies", "name"), ["Halyard", "Quoin"]);
    assert_eq!((&shown["companies"][1]["open_jobs"], &shown["total"]), (&json!(1), &json!(2)));
    assert!(
        shown["badges"].as_array().is_some_and(|badges| badges.iter().any(|badge| badge["key"] == "remote-first"))
    );
    assert_eq!(companies[2].admin.rpc("list_public_companies", &json!({})).await.ok(), shown);

    let found = async |arguments| {
        let answer = list(&app, "list_public_companies", arguments).await;
        each(&answer, "companies", "name").join(", ")
    };
    assert_eq!(found(json!({ "p_badges": ["remote-first"] })).await, "Halyard");
    assert_eq!(found(json!({ "p_badges": ["no-such"] })).await, "");
    assert_eq!(found(json!({ "p_query": "quoin" })).await, "Quoin");
    assert_eq!(found(json!({ "p_query": "hidden" })).await, "");
    assert_eq!(found(json!({ "p_limit": 1, "p_page": 2 })).await, "Quoin");
}

#[tokio::test]
async fn what_makes_no_sense_is_refused() {
    let app = TestApp::start().await;
    let bad = [
        json!({ "p_badges": "remote-first" }),
        json!({ "p_badges": ["a", "b", "c", "d", "e", "f"] }),
        json!({ "p_page": -1 }),
        json!({ "p_limit": 0 }),
    ];
    refused(&app, "list_public_companies", &bad).await;
}
