//! Commands look like functions.

use super::World;
use serde_json::json;

#[tokio::test]
async fn arguments_are_checked_by_name() {
    let world = World::start().await;
    let person = world.seeker().await;
    let wrong = person.rpc("express_interest", &json!({"p_job": 1})).await;
    assert_eq!(wrong.error(404), "PGRST202");
    let hint = wrong.json()["hint"].as_str().unwrap_or_default().to_owned();
    assert!(hint.starts_with("Perhaps you meant to call the function public.express_interest("), "{hint}");
    let near = person.rpc("expres_interest", &json!({})).await;
    assert!(near.json()["hint"].as_str().unwrap_or_default().contains("express_interest"), "{}", near.text);
    assert_eq!(person.get("/rest/v1/rpc/express_interest").await.error(405), "PGRST101");
    assert_eq!(person.rpc("express_interest", &json!([1])).await.error(404), "PGRST202");
    let allow = world.send("OPTIONS", "/rpc/express_interest", &[], None).await;
    assert_eq!(allow.header("allow"), "OPTIONS,POST");
}
