//! `set_interview_steps`: the steps are replaced as a whole, in order.

use crate::{commands::pointers, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn steps_are_replaced_in_order() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
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
    let reader = app.recruiter(&company, &[]).await;
    assert_eq!(reader.rpc("set_interview_steps", &json!({ "p_steps": [] })).await.error(403), "missing_permission");
}
