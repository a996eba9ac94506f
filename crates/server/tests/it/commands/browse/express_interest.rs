//! `express_interest`: one interest a job, and the day's limit.

use super::{USED, jobs_of};
use crate::{
    commands::{arrange, count, details, id, interest, open_job, pointers},
    kit::{Answer, TestApp},
};
use serde_json::{Value, json};
use std::collections::HashMap;
use uuid::Uuid;

const INTERACTIONS: &str = "select count(*) from job_interactions where profile_id = $1";

#[tokio::test(flavor = "multi_thread")]
async fn fifty_at_once_with_one_left_take_one() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let mut jobs = Vec::new();
    for i in 0..52 {
        jobs.push(open_job(&company.admin, &format!("Job {i}")).await);
    }
    for job in jobs.drain(..2).collect::<Vec<_>>() {
        interest(&seeker, job).await;
    }
    let calls = jobs.iter().map(|job| {
        let (seeker, call) = (seeker.clone(), json!({ "p_job_opening_id": job }));
        async move { seeker.rpc("express_interest", &call).await }
    });
    let answers = futures::future::join_all(calls).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 1);
    let refused: Vec<_> = answers.iter().filter(|answer| !answer.status.is_success()).collect();
    assert!(refused.iter().all(|answer| answer.error(429) == "daily_limit_reached"));
    let said = details(refused[0]);
    assert_eq!((&said["quota"], &said["limit"], &said["used"]), (&json!("discover"), &json!(3), &json!(3)));
    assert!(said["resets_at"].as_str().is_some_and(|time| time.ends_with("T00:00:00Z")), "{said}");
    assert_eq!(count(&app, INTERACTIONS, seeker.id).await, 3);
    assert_eq!(count(&app, USED, seeker.id).await, 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_double_click_is_one_interest() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    let call = json!({ "p_job_opening_id": job, "p_note": "Hello" });
    let answers = futures::future::join_all((0..10).map(|_| seeker.rpc("express_interest", &call))).await;
    let done: Vec<_> = answers.iter().filter(|answer| answer.status.is_success()).collect();
    assert_eq!(done.len(), 1);
    let done = done[0].json();
    assert_eq!((&done["status"], &done["quotas"]["discover"]["left"]), (&json!("interested"), &json!(2)));
    assert!(done["match_score"].is_null() || done["match_score"].is_i64());
    let refused = answers.iter().find(|answer| !answer.status.is_success()).expect("nine refused");
    assert_eq!(
        (refused.error(409).as_str(), details(refused)),
        ("already_decided", json!({ "status": "interested" }))
    );
    assert_eq!(count(&app, USED, seeker.id).await, 1);
    let frozen = "select count(*) from job_interactions where profile_id = $1 and match is not null";
    assert_eq!(count(&app, frozen, seeker.id).await, 1);
    assert_eq!(seeker.rpc("pass_job", &json!({ "p_job_opening_id": job })).await.error(409), "already_decided");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_listed_jobs_are_decided_on() {
    let app = TestApp::start().await;
    let (company, pending, seeker) = (app.company().await, app.company_in("pending").await, app.seeker().await);
    let draft = id(&company.admin.rpc("save_job", &json!({ "p_job": { "title": "Draft" } })).await.ok());
    let hidden = id(&pending.admin.rpc("save_job", &json!({ "p_job": { "title": "Hidden" } })).await.ok());
    let paused = open_job(&company.admin, "Paused").await;
    company.admin.rpc("pause_job", &json!({ "p_id": paused })).await.ok();
    let mut answers = HashMap::new();
    for job in [draft, hidden, paused, Uuid::new_v4()] {
        let answer = seeker.rpc("express_interest", &json!({ "p_job_opening_id": job })).await;
        assert_eq!(answer.error(404), "not_found");
        *answers.entry(answer.text).or_insert(0) += 1;
    }
    assert_eq!(answers.len(), 1, "hidden and missing look the same");
    assert_eq!(count(&app, USED, seeker.id).await, 0);
    let open = open_job(&company.admin, "Open").await;
    let call = json!({ "p_job_opening_id": open });
    assert_eq!(company.admin.rpc("express_interest", &call).await.error(403), "not_job_seeker");
    let unknown = json!({ "p_job_opening_id": open, "p_source": "mail" });
    assert_eq!(pointers(&seeker.rpc("express_interest", &unknown).await), ["/p_source"]);
    let long = json!({ "p_job_opening_id": open, "p_note": "x".repeat(1001) });
    assert_eq!(pointers(&seeker.rpc("express_interest", &long).await), ["/p_note"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn featured_jobs_have_a_counter_of_their_own() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let (featured, plain) = (open_job(&company.admin, "Featured").await, open_job(&company.admin, "Plain").await);
    let today =
        "insert into featured_jobs (day, job_opening_id, position) values ((now() at time zone 'utc')::date, $1, 0)";
    arrange(&app, today, featured).await;
    let call = |job: Uuid| json!({ "p_job_opening_id": job, "p_source": "featured" });
    let done = seeker.rpc("express_interest", &call(featured)).await.ok();
    let used =
        |answer: &Value| (answer["quotas"]["discover"]["used"].clone(), answer["quotas"]["featured"]["used"].clone());
    assert_eq!(used(&done), (json!(0), json!(1)));
    let done = seeker.rpc("express_interest", &call(plain)).await.ok();
    assert_eq!(used(&done), (json!(1), json!(1)), "saying featured does not make it so");
    seeker.rpc("undo_interaction", &json!({ "p_id": id(&done) })).await.ok();
    assert_eq!(count(&app, USED, seeker.id).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn h01_fifty_at_once_over_two_servers_with_one_left_take_one() {
    let app = TestApp::start().await;
    let node = app.second_node().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let elsewhere = app.session(&seeker, "aal1").await.at(&node.url);
    let jobs = jobs_of(&app, company.id, 52).await;
    for job in &jobs[..2] {
        interest(&seeker, *job).await;
    }
    let calls = jobs[2..].iter().enumerate().map(|(number, job)| {
        let person = if number % 2 == 0 { &seeker } else { &elsewhere };
        let call = json!({ "p_job_opening_id": job });
        async move { person.rpc(if number % 5 == 0 { "pass_job" } else { "express_interest" }, &call).await }
    });
    let answers = futures::future::join_all(calls).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 1);
    assert!(answers.iter().all(|answer| answer.status.is_success() || answer.error(429) == "daily_limit_reached"));
    assert_eq!((count(&app, INTERACTIONS, seeker.id).await, count(&app, USED, seeker.id).await), (3, 3));
}

#[tokio::test(flavor = "multi_thread")]
async fn h03_the_day_is_the_utc_day_wherever_somebody_says_they_are() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let jobs = jobs_of(&app, company.id, 5).await;
    // A server whose database sessions count from a place that is a day ahead.
    let zone = format!("alter database {} set timezone to 'Pacific/Kiritimati'", database_name(&app).await);
    app.database.admin().await.batch_execute(&zone).await.expect("a zone");
    let node = app.second_node().await;
    let elsewhere = app.session(&seeker, "aal1").await.at(&node.url);
    for job in &jobs[..3] {
        interest(&elsewhere, *job).await;
    }
    let quotas = async |person: &crate::kit::Person| person.rpc("get_daily_quotas", &json!({})).await.ok();
    let before = quotas(&seeker).await;
    assert!(before["resets_at"].as_str().is_some_and(|time| time.contains("T00:00:00+00:00")), "{before}");
    for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin", "America/New_York"] {
        let path = format!("/rest/v1/profiles?id=eq.{}", seeker.id);
        Answer::of(seeker.request("PATCH", &path).json(&json!({ "timezone": zone }))).await.ok();
        for person in [&seeker, &elsewhere] {
            let now = quotas(person).await;
            let instant = |value: &Value| {
                time::OffsetDateTime::parse(
                    value.as_str().expect("a time"),
                    &time::format_description::well_known::Rfc3339,
                )
                .expect("a time")
            };
            assert_eq!(
                (&now["day"], &now["discover"]),
                (&before["day"], &json!({ "used": 3, "limit": 3, "left": 0 }))
            );
            assert_eq!(instant(&now["resets_at"]), instant(&before["resets_at"]), "{zone}");
            let call = json!({ "p_job_opening_id": jobs[3] });
            assert_eq!(person.rpc("express_interest", &call).await.error(429), "daily_limit_reached", "{zone}");
        }
    }

    // Decided in the last moment of a day and taken back in the first of the next: it is that day's again.
    let other = app.seeker().await;
    let late = interest(&other, jobs[0]).await;
    arrange(&app, "update job_interactions set usage_day = usage_day - 1 where id = $1", late).await;
    arrange(&app, "update daily_usage set day = day - 1 where profile_id = $1", other.id).await;
    interest(&other, jobs[1]).await;
    let undone = other.rpc("undo_interaction", &json!({ "p_id": late })).await.ok();
    assert_eq!(undone["quotas"]["discover"]["used"], json!(1), "nothing of today comes back");
    let yesterday = "select used::bigint from daily_usage where profile_id = $1 order by day limit 1";
    assert_eq!(count(&app, yesterday, other.id).await, 0);
}

async fn database_name(app: &TestApp) -> String {
    app.database.admin().await.query_one("select current_database()::text", &[]).await.expect("a name").get(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn h05_another_tier_at_noon_moves_the_limit_and_keeps_what_was_used() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let jobs = jobs_of(&app, company.id, 7).await;
    let quotas = async || seeker.rpc("get_daily_quotas", &json!({})).await.ok()["discover"].clone();
    for job in &jobs[..3] {
        interest(&seeker, *job).await;
    }
    arrange(&app, "update profiles set tier = 'pro' where id = $1", seeker.id).await;
    assert_eq!(quotas().await, json!({ "used": 3, "limit": 5, "left": 2 }));
    for job in &jobs[3..5] {
        interest(&seeker, *job).await;
    }
    arrange(&app, "update profiles set tier = 'core' where id = $1", seeker.id).await;
    assert_eq!(quotas().await, json!({ "used": 5, "limit": 3, "left": 0 }));
    let refused = seeker.rpc("express_interest", &json!({ "p_job_opening_id": jobs[5] })).await;
    assert_eq!(refused.error(429), "daily_limit_reached");
    arrange(&app, "update profiles set tier = 'pro' where id = $1", seeker.id).await;
    assert_eq!(quotas().await, json!({ "used": 5, "limit": 5, "left": 0 }), "to and fro gives nothing");
}
