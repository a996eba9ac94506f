//! `set_company_badges`: the badges are replaced as a whole, in order.

use crate::{commands::pointers, kit::TestApp};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn badges_are_replaced_in_order() {
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
}
