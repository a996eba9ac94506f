//! `admin_get_numbers`: days are counted once they are over, today as it is.

use crate::{commands::pointers, kit::TestApp};
use devproof_claims::Clock;
use serde_json::json;
use time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn days_that_are_over_are_counted_once_and_today_as_it_is() {
    let app = TestApp::start().await;
    let (staff, seeker) = (app.staff().await, app.seeker().await);
    let numbers = async || {
        let answer = staff.rpc("admin_get_numbers", &json!({ "p_reason": "The morning", "p_days": 7 })).await.ok();
        let figures = answer["figures"].as_array().expect("figures").clone();
        assert_eq!(figures.len(), 8);
        let sign_ups = figures.iter().find(|figure| figure["figure"] == "sign_ups").expect("sign-ups");
        sign_ups["days"].as_array().expect("days").iter().map(|day| day["count"].clone()).collect::<Vec<_>>()
    };
    let yesterday = "update profiles set created_at = created_at - interval '1 day' where id = $1";
    app.database.admin().await.execute(yesterday, &[&seeker.id]).await.expect("yesterday");
    // Nothing is counted yet: those days are unknown, not zero.
    assert_eq!(numbers().await, [vec![json!(null); 6], vec![json!(1)]].concat());
    let now = app.clock.now();
    let counted = futures::future::join_all((0..3).map(|_| devproof_commands::count_days(&app.db, now))).await;
    assert_eq!(counted.into_iter().map(|days| days.expect("it counts")).max(), Some(7));
    assert_eq!(numbers().await, [vec![json!(0); 5], vec![json!(1), json!(1)]].concat());
    // What was counted stays when the account goes.
    app.database
        .admin()
        .await
        .execute("delete from auth.users where id = $1", &[&seeker.id])
        .await
        .expect("it is gone");
    assert_eq!(numbers().await, [vec![json!(0); 5], vec![json!(1), json!(1)]].concat());
    let mut all = 7;
    while devproof_commands::count_days(&app.db, now).await.expect("it counts") > 0 {
        all += 1;
    }
    assert!(all < 30, "seven days at a time");
    let days =
        "select count(distinct day), max(day) < ($1::timestamptz at time zone 'utc')::date from private.day_figures";
    let row = app.database.admin().await.query_one(days, &[&now]).await.expect("days");
    assert_eq!((row.get::<_, i64>(0), row.get::<_, bool>(1)), (90, true));
    let next = devproof_commands::count_days(&app.db, now + Duration::days(1)).await.expect("it counts");
    assert_eq!(next, 1);
    let odd = json!({ "p_reason": "r", "p_days": 91 });
    assert_eq!(pointers(&staff.rpc("admin_get_numbers", &odd).await), ["/p_days"]);
}
