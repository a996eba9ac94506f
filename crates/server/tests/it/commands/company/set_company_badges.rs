//! `set_company_badges` and `set_interview_steps`.

use crate::{commands::pointers, kit::TestApp};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn badges_and_steps_are_replaced_in_order() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    for badges in [json!(["open-source", "remote-first"]), json!(["remote-first", "open-source", "ai-native"])] {
        admin.rpc("set_company_badges", &json!({ "p_badges": badges })).await.ok();
        let listed = admin
            .get(&format!("/rest/v1/company_badges?select=badge&company_id=eq.{}&order=position", company.id))
            .await
            .ok();
        let keys: Vec<&Value> = listed.as_array().expect("a list").iter().map(|row| &row["badge"]).collect();
        assert_eq!(json!(keys), badges);
    }
    let unknown = admin.rpc("set_company_badges", &json!({ "p_badges": ["remote-first", "best-company"] })).await;
    assert_eq!((unknown.error(422).as_str(), pointers(&unknown)), ("invalid_input", vec!["/p_badges/1".to_owned()]));
    let many = json!({ "p_badges": ["a", "b", "c", "d", "e", "f"] });
    assert_eq!(pointers(&admin.rpc("set_company_badges", &many).await), ["/p_badges"]);

    let steps =
        json!([{ "title": "Talk", "duration_minutes": 45 }, { "title": "Pairing", "description": "On your code." }]);
    for steps in [json!([{ "title": "Old" }]), steps] {
        admin.rpc("set_interview_steps", &json!({ "p_steps": steps })).await.ok();
    }
    let listed = admin.get("/rest/v1/interview_steps?select=title,duration_minutes&order=position").await.ok();
    assert_eq!(
        listed,
        json!([{ "title": "Talk", "duration_minutes": 45 }, { "title": "Pairing", "duration_minutes": null }])
    );
    let wrong = json!({ "p_steps": [{ "title": "" , "duration_minutes": 1 }] });
    assert_eq!(
        pointers(&admin.rpc("set_interview_steps", &wrong).await),
        ["/p_steps/0/title", "/p_steps/0/duration_minutes"]
    );
}
