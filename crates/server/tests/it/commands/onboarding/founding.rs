//! The way from a bare account to a company.

use super::pointers;
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn an_employer_founds_one_company() {
    let app = TestApp::start().await;
    let person = app.newcomer().await;
    let call =
        json!({ "p_name": "Halyard Systems", "p_full_name": "Ada Boss", "p_website": "https://halyard.example" });
    assert_eq!(person.rpc("create_company", &call).await.error(403), "not_employer");
    person.rpc("choose_role", &json!({ "p_role": "employer" })).await.ok();
    let bad = json!({ "p_name": "", "p_full_name": "A", "p_website": "halyard" });
    let refused = person.rpc("create_company", &bad).await;
    assert_eq!(refused.error(422), "invalid_input");
    assert_eq!(pointers(&refused), ["/p_name", "/p_website"]);

    let calls = (0..5).map(|_| person.rpc("create_company", &call));
    let answers = futures::future::join_all(calls).await;
    let (done, refused): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.status.is_success());
    assert_eq!(done.len(), 1);
    assert_eq!(done[0].json()["slug"], json!("halyard-systems"));
    assert!(refused.iter().all(|answer| answer.error(409) == "already_in_company"));
    let own = person.get("/rest/v1/profiles?select=company_role,company_approval_status,needs_onboarding").await.ok();
    let expected =
        json!([{ "company_role": "admin", "company_approval_status": "pending", "needs_onboarding": false }]);
    assert_eq!(own, expected);
}
