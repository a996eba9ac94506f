//! `admin_cancel_factor_removal`: what was asked for a second factor ends, by a word or by itself.

use super::admin_confirm_factor_removal::{call, factor_of};
use crate::kit::TestApp;
use devproof_claims::Clock;
use serde_json::json;
use time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn what_is_a_day_old_cancelled_or_asked_by_who_left_counts_no_more() {
    let app = TestApp::start().await;
    let (one, other, third, seeker) = (app.staff().await, app.staff().await, app.staff().await, app.seeker().await);
    let factor = factor_of(&app, &seeker).await;
    one.rpc("admin_request_factor_removal", &call(factor)).await.ok();
    other.rpc("admin_cancel_factor_removal", &call(factor)).await.ok();
    assert_eq!(other.rpc("admin_confirm_factor_removal", &call(factor)).await.error(404), "not_found");
    assert_eq!(one.rpc("admin_cancel_factor_removal", &call(factor)).await.error(404), "not_found");
    // Whoever lost their rights has asked for nothing.
    third.rpc("admin_request_factor_removal", &call(factor)).await.ok();
    let leave = json!({ "p_id": third.id, "p_is_staff": false, "p_reason": "Leaves" });
    one.rpc("admin_set_staff", &leave).await.ok();
    assert_eq!(other.rpc("admin_confirm_factor_removal", &call(factor)).await.error(404), "not_found");
    one.rpc("admin_request_factor_removal", &call(factor)).await.ok();
    let sql = "update private.factor_removals set expires_at = $1";
    let over = app.clock.now() - Duration::seconds(1);
    app.database.admin().await.execute(sql, &[&over]).await.expect("it is over");
    assert_eq!(other.rpc("admin_confirm_factor_removal", &call(factor)).await.error(404), "not_found");
    other.rpc("admin_request_factor_removal", &call(factor)).await.ok();
    one.rpc("admin_confirm_factor_removal", &call(factor)).await.ok();
}
