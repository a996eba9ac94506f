//! `admin_request_factor_removal`: for others alone, and for a day.

use super::admin_confirm_factor_removal::{call, factor_of};
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_off_their_own() {
    let app = TestApp::start().await;
    let (one, other) = (app.staff().await, app.staff().await);
    let factor = factor_of(&app, &one).await;
    let one = app.session(&one, "aal2").await;
    assert_eq!(one.rpc("admin_request_factor_removal", &call(factor)).await.error(403), "not_for_yourself");
    other.rpc("admin_request_factor_removal", &call(factor)).await.ok();
    assert_eq!(one.rpc("admin_confirm_factor_removal", &call(factor)).await.error(403), "not_for_yourself");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_factor_that_was_never_verified_is_none() {
    let app = TestApp::start().await;
    let (staff, seeker) = (app.staff().await, app.seeker().await);
    let factor = factor_of(&app, &seeker).await;
    let asked = staff.rpc("admin_request_factor_removal", &call(factor)).await.ok();
    assert_eq!(asked["factor_id"], json!(factor));
    let unverified = "update auth.mfa_factors set status = 'unverified' where id = $1";
    app.database.admin().await.execute(unverified, &[&factor]).await.expect("it");
    assert_eq!(staff.rpc("admin_request_factor_removal", &call(factor)).await.error(404), "not_found");
}
