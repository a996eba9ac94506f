//! `admin_get_featured_jobs` and `admin_remove_featured_job`: a job leaves the set of a day for good, and the next one comes in.

use super::admin_add_featured_job::jobs;
use crate::{commands::pointers, kit::TestApp};
use devproof_claims::Clock;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_job_leaves_the_set_for_good_and_the_next_one_takes_its_place() {
    let app = TestApp::start().await;
    let staff = app.staff().await;
    let admin = app.database.admin().await;
    jobs(&app, 11).await;
    devproof_commands::choose_featured_jobs(&app.db).await.expect("a set");
    let day = app.clock.now().date();
    let set = async || staff.rpc("admin_get_featured_jobs", &json!({ "p_reason": "The day" })).await.ok();
    let before = set().await;
    assert_eq!((&before["day"], &before["is_open"]), (&json!(day.to_string()), &json!(true)));
    let ids = |set: &Value, is_in: bool| -> Vec<String> {
        let jobs = set["jobs"].as_array().expect("jobs").iter().filter(|job| job["position"].is_number() == is_in);
        jobs.map(|job| job["job_opening_id"].as_str().expect("an id").to_owned()).collect()
    };
    assert_eq!(ids(&before, true).len(), 10);
    let gone = ids(&before, true)[3].clone();
    let call = json!({ "p_job_opening_id": gone, "p_day": day.to_string(), "p_reason": "No pay" });
    let answers = futures::future::join_all((0..3).map(|_| staff.rpc("admin_remove_featured_job", &call))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 1);
    let after = set().await;
    assert_eq!((ids(&after, true).len(), ids(&after, false)), (10, vec![gone.clone()]));
    assert!(!ids(&before, true).contains(&ids(&after, true)[3]), "the eleventh job came in");
    // With nothing else to choose, the place stays empty.
    let second = ids(&after, true)[0].clone();
    let call = json!({ "p_job_opening_id": second, "p_day": day.to_string(), "p_reason": "No pay" });
    staff.rpc("admin_remove_featured_job", &call).await.ok();
    devproof_commands::choose_featured_jobs(&app.db).await.expect("a set");
    assert_eq!(ids(&set().await, true).len(), 9);

    let over = json!({ "p_job_opening_id": gone, "p_day": "2020-01-01", "p_reason": "r" });
    assert_eq!(pointers(&staff.rpc("admin_remove_featured_job", &over).await), ["/p_day"]);
    let log = "select count(*) from private.audit_log where action = 'featured.remove' and reason = 'No pay'";
    assert_eq!(admin.query_one(log, &[]).await.expect("a count").get::<_, i64>(0), 2);
}
