//! `admin_add_featured_job`: a job comes into the set of a day, into a free place or into that of another one.

use crate::{
    commands::{id, pointers},
    kit::{Person, TestApp},
};
use devproof_claims::Clock;
use serde_json::{Value, json};
use time::Duration;
use uuid::Uuid;

/// So many open jobs, each of a company of its own.
pub(super) async fn jobs(app: &TestApp, count: usize) -> Vec<Uuid> {
    let admin = app.database.admin().await;
    let mut ids = Vec::new();
    for _ in 0..count {
        let company = app.company().await;
        let job = "insert into job_openings (company_id, title, description, status, seniority, employment_type, remote_policy, pay_min, pay_max,
                   pay_currency, published_at)
               values ($1, 'Job', 'Work', 'open', 'senior', 'full_time', 'remote', 1, 2, 'EUR', now() - interval '1 hour')
               returning id";
        ids.push(admin.query_one(job, &[&company.id]).await.expect("a job").get(0));
    }
    ids
}

/// The jobs of a day's set in its order, and what was taken out of it.
async fn set(staff: &Person, day: &str) -> (Vec<Uuid>, Vec<Uuid>) {
    let set = staff.rpc("admin_get_featured_jobs", &json!({ "p_reason": "The day", "p_day": day })).await.ok();
    let jobs = set["jobs"].as_array().expect("jobs");
    let ids = |is_in: bool| {
        let those = jobs.iter().filter(|job| job["position"].is_number() == is_in);
        those.map(|job| job["job_opening_id"].as_str().expect("an id").parse().expect("an id")).collect()
    };
    (ids(true), ids(false))
}

fn call(job: Uuid, day: &str, in_place_of: Option<Uuid>) -> Value {
    json!({ "p_job_opening_id": job, "p_day": day, "p_in_place_of": in_place_of, "p_reason": "A good one" })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_job_takes_the_place_of_another_one_which_can_come_back() {
    let app = TestApp::start().await;
    let staff = app.staff().await;
    let all = jobs(&app, 12).await;
    devproof_commands::choose_featured_jobs(&app.db).await.expect("a set");
    let day = app.clock.now().date().to_string();
    let (before, _) = set(&staff, &day).await;
    let left: Vec<Uuid> = all.iter().copied().filter(|job| !before.contains(job)).collect();
    let full = staff.rpc("admin_add_featured_job", &call(left[0], &day, None)).await;
    assert_eq!(full.error(409), "featured_set_full");
    let lost = staff.rpc("admin_add_featured_job", &call(left[0], &day, Some(left[1]))).await;
    assert_eq!(pointers(&lost), ["/p_in_place_of"]);
    // Two at once want the same place.
    let answers = futures::future::join_all(left.iter().map(|job| {
        let call = call(*job, &day, Some(before[3]));
        let staff = &staff;
        async move { staff.rpc("admin_add_featured_job", &call).await }
    }))
    .await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 1);
    let (after, out) = set(&staff, &day).await;
    assert_eq!((after.len(), &out), (10, &vec![before[3]]));
    assert!(left.contains(&after[3]));
    assert_eq!((&after[..3], &after[4..]), (&before[..3], &before[4..]));
    let again = staff.rpc("admin_add_featured_job", &call(after[3], &day, Some(after[0]))).await;
    assert_eq!(again.error(409), "unchanged");
    // Back again, and what took its place is out.
    staff.rpc("admin_add_featured_job", &call(before[3], &day, Some(after[3]))).await.ok();
    assert_eq!(set(&staff, &day).await, (before.clone(), vec![after[3]]));
    let seeker = app.seeker().await;
    let seen = seeker.rpc("get_featured_jobs", &json!({})).await.ok();
    assert_eq!(id(&seen["jobs"][3]), before[3]);
    let log = "select count(*) from private.audit_log where action = 'featured.add' and reason = 'A good one'
               and details ->> 'day' = $1 and details ? 'in_place_of'";
    let log = app.database.admin().await.query_one(log, &[&day]).await.expect("a count");
    assert_eq!(log.get::<_, i64>(0), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_later_day_keeps_what_was_put_into_it_and_is_filled_in_time() {
    let app = TestApp::start().await;
    let staff = app.staff().await;
    let all = jobs(&app, 4).await;
    let today = app.clock.now().date();
    let (day, tomorrow) = (today.to_string(), (today + Duration::days(1)).to_string());
    let calls: Vec<Value> = (0..3).map(|_| call(all[2], &tomorrow, None)).collect();
    let answers = futures::future::join_all(calls.iter().map(|call| staff.rpc("admin_add_featured_job", call))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 1);
    assert_eq!(set(&staff, &tomorrow).await, (vec![all[2]], vec![]), "it is chosen when it begins");
    staff.rpc("admin_add_featured_job", &call(all[2], &day, None)).await.ok();
    let (filled, _) = set(&staff, &day).await;
    assert_eq!((filled.len(), filled[0]), (4, all[2]), "the day has begun");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_open_all_day_stays_out() {
    let app = TestApp::start().await;
    let staff = app.staff().await;
    let all = jobs(&app, 3).await;
    let day = app.clock.now().date();
    let admin = app.database.admin().await;
    let noon = day.midnight().assume_utc() + Duration::hours(12);
    let soon = "update job_openings set expires_at = $2 where id = $1";
    admin.execute(soon, &[&all[0], &(noon + Duration::days(1))]).await.expect("a job");
    let tomorrow = (day + Duration::days(1)).to_string();
    let ends = staff.rpc("admin_add_featured_job", &call(all[0], &tomorrow, None)).await;
    assert_eq!(ends.error(409), "not_open_all_day");
    staff.rpc("admin_add_featured_job", &call(all[0], &day.to_string(), None)).await.ok();
    let paused = "update job_openings set status = 'paused' where id = $1";
    admin.execute(paused, &[&all[1]]).await.expect("a job");
    let refused = staff.rpc("admin_add_featured_job", &call(all[1], &tomorrow, None)).await;
    assert_eq!(refused.error(409), "wrong_status");
    let suspended = "update companies set approval_status = 'suspended' where id = (
                         select company_id from job_openings where id = $1)";
    admin.execute(suspended, &[&all[2]]).await.expect("a company");
    let refused = staff.rpc("admin_add_featured_job", &call(all[2], &tomorrow, None)).await;
    assert_eq!(refused.error(409), "not_open_all_day");
    let over = staff.rpc("admin_add_featured_job", &call(all[0], "2020-01-01", None)).await;
    assert_eq!(pointers(&over), ["/p_day"]);
    let odd = staff.rpc("admin_add_featured_job", &call(all[0], "soon", None)).await;
    assert_eq!(pointers(&odd), ["/p_day"]);
    assert_eq!(set(&staff, &tomorrow).await, (vec![], vec![]));
}
