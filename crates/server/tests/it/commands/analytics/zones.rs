//! A day is a day of the reader's wall clock, also when it has 23 or 25 hours.

use crate::{commands::arrange, kit::TestApp};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn days_with_23_and_25_hours_begin_and_end_at_the_wall_clock_s_midnight() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    arrange(&app, "update profiles set tier = 'pro', timezone = 'Europe/Berlin' where id = $1", seeker.id).await;
    let admin = app.database.admin().await;
    // Berlin's clocks went forward on 29 March 2026 and back on 25 October.
    for at in [
        // 28 March 23:59, 29 March 0:00 and 23:59, 30 March 0:00.
        "2026-03-28T22:59:59Z",
        "2026-03-28T23:00:00Z",
        "2026-03-29T21:59:59Z",
        "2026-03-29T22:00:00Z",
        // 24 October 23:59, 25 October 0:00, both 2:30 and 23:59, 26 October 0:00.
        "2026-10-24T21:59:59Z",
        "2026-10-24T22:00:00Z",
        "2026-10-25T00:30:00Z",
        "2026-10-25T01:30:00Z",
        "2026-10-25T22:59:59Z",
        "2026-10-25T23:00:00Z",
    ] {
        let sql = format!(
            "insert into private.profile_views (profile_id, viewed_at, source, visitor, visitor_network)
             values ('{}', '{at}', 'link', '\\x01', '\\x02')",
            seeker.id
        );
        admin.batch_execute(&sql).await.expect("a view");
    }
    for (until, views) in [("2026-03-30", json!([1, 2, 1])), ("2026-10-26", json!([1, 4, 1]))] {
        // The zone of a request is not the reader's.
        let request =
            seeker.request("POST", "/rest/v1/rpc/get_profile_analytics").header("prefer", "timezone=Asia/Tokyo");
        let arguments = json!({ "p_by": "day", "p_count": 3, "p_until": until });
        let answer = crate::kit::Answer::of(request.json(&arguments)).await.ok();
        let counts: Vec<&Value> =
            answer["points"].as_array().expect("points").iter().map(|point| &point["views"]["count"]).collect();
        assert_eq!(json!(counts), views, "{until}");
        assert_eq!(answer["points"][2]["starts_on"], until);
    }
}
