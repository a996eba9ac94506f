//! `report_job`: what is kept, once, and within a day's limit.

use crate::{commands::open_job, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_job_is_reported_once_by_each_who_can_see_it() {
    let app = TestApp::start().await;
    let (company, seeker, other) = (app.company().await, app.seeker().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    let call = json!({ "p_job_opening_id": job, "p_reason": "scam", "p_words": "  They ask for money \n" });
    let answers = futures::future::join_all((0..6).map(|_| seeker.rpc("report_job", &call))).await;
    let first = answers[0].ok();
    assert!(answers.iter().all(|answer| answer.ok() == first), "one report, however often");
    other.rpc("report_job", &json!({ "p_job_opening_id": job, "p_reason": "spam", "p_words": " " })).await.ok();
    let kept = "select string_agg(concat_ws('|', r.reason, r.words, r.state), ',' order by r.created_at)
        from private.job_reports r";
    let kept: String = app.database.admin().await.query_one(kept, &[]).await.expect("reports").get(0);
    assert_eq!(kept, "scam|They ask for money|open,spam|open");

    assert_eq!(company.admin.rpc("report_job", &call).await.error(403), "not_job_seeker");
    company.admin.rpc("pause_job", &json!({ "p_id": job })).await.ok();
    let hidden = json!({ "p_job_opening_id": job, "p_reason": "misleading" });
    assert_eq!(app.seeker().await.rpc("report_job", &hidden).await.error(404), "not_found");
    for wrong in [
        json!({ "p_job_opening_id": job, "p_reason": "boredom" }),
        json!({ "p_job_opening_id": job, "p_reason": "scam", "p_words": "x".repeat(2001) }),
    ] {
        assert_eq!(seeker.rpc("report_job", &wrong).await.error(422), "invalid_input");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_a_day_however_many_at_once() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    let copies = "insert into job_openings (company_id, title, description, status, seniority, employment_type,
            remote_policy, pay_min, pay_max, pay_currency, published_at)
        select j.company_id, 'Copy ' || n, 'Work', 'open', 'senior', 'full_time', 'remote', 1, 2, 'EUR', now()
        from job_openings j, generate_series(1, 14) n where j.id = $1 returning id";
    let admin = app.database.admin().await;
    let copies = admin.query(copies, &[&job]).await.expect("jobs");
    let calls = copies.iter().map(|row| {
        let call = json!({ "p_job_opening_id": row.get::<_, uuid::Uuid>(0), "p_reason": "spam" });
        let seeker = &seeker;
        async move { seeker.rpc("report_job", &call).await }
    });
    let answers = futures::future::join_all(calls).await;
    let refused: Vec<_> = answers.iter().filter(|answer| !answer.status.is_success()).collect();
    assert_eq!(refused.len(), 4);
    assert!(refused.iter().all(|answer| answer.error(429) == "report_limit"));
    let back = "update private.job_reports set created_at = created_at - interval '25 hours'";
    admin.execute(back, &[]).await.expect("a day later");
    seeker.rpc("report_job", &json!({ "p_job_opening_id": job, "p_reason": "spam" })).await.ok();
}
