//! `admin_list_factor_removals`: what waits for a second member of staff, the oldest first.

use super::admin_confirm_factor_removal::{call, factor_of};
use crate::kit::TestApp;
use serde_json::{Value, json};
use time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn what_waits_is_listed_the_oldest_first_until_it_is_over() {
    let app = TestApp::start().await;
    let (staff, first, second) = (app.staff().await, app.seeker().await, app.seeker().await);
    for person in [&first, &second] {
        let factor = factor_of(&app, person).await;
        staff.rpc("admin_request_factor_removal", &call(factor)).await.ok();
        app.clock.advance(Duration::minutes(1));
    }
    let list = async || -> Vec<Value> {
        let list = staff.rpc("admin_list_factor_removals", &json!({ "p_reason": "The queue" })).await.ok();
        list["removals"].as_array().expect("a list").iter().map(|one| one["person"]["id"].clone()).collect()
    };
    assert_eq!(list().await, [json!(first.id), json!(second.id)]);
    let over = "update private.factor_removals set expires_at = created_at where profile_id = $1";
    app.database.admin().await.execute(over, &[&first.id]).await.expect("it is over");
    assert_eq!(list().await, [json!(second.id)]);
}
