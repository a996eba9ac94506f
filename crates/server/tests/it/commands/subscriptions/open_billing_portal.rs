//! `open_billing_portal`: with the test provider, the settings. With Stripe, see `stripe.rs`.

use super::buy;
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn it_is_for_those_who_pay() {
    let app = TestApp::start().await;
    let (seeker, company) = (app.seeker().await, app.company_on("employer_core").await);
    let recruiter = app.recruiter(&company, &["manage_company"]).await;
    for payer in [&seeker, &company.admin] {
        assert_eq!(payer.rpc("open_billing_portal", &json!({})).await.error(409), "not_subscribed");
    }
    buy(&seeker, "pro", "month").await;
    buy(&company.admin, "flagship", "month").await;
    for payer in [&seeker, &company.admin] {
        let portal = payer.rpc("open_billing_portal", &json!({})).await.ok();
        assert_eq!(portal["url"], "/dashboard/settings?tab=subscription");
    }
    assert_eq!(recruiter.rpc("open_billing_portal", &json!({})).await.error(403), "not_admin");
}
