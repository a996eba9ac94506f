//! `admin_get_featured_jobs`: the set of a day, also of one that is over or still empty.

use crate::{commands::pointers, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn every_day_has_its_set_and_only_the_open_ones_change() {
    let app = TestApp::start().await;
    let staff = app.staff().await;
    for (day, is_open) in [("2020-01-01", false), ("2099-12-31", true)] {
        let set = staff.rpc("admin_get_featured_jobs", &json!({ "p_reason": "r", "p_day": day })).await.ok();
        assert_eq!(set, json!({ "day": day, "is_open": is_open, "jobs": [] }));
    }
    let odd = staff.rpc("admin_get_featured_jobs", &json!({ "p_reason": "r", "p_day": "today" })).await;
    assert_eq!(pointers(&odd), ["/p_day"]);
}
