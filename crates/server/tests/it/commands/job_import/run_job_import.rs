//! Imports of many jobs: what is written, once, and what is not.

use super::{csv, rows, run, stand};
use crate::{
    commands::{arrange, count, open_job},
    kit::TestApp,
};
use serde_json::{Value, json};
use std::{sync::Arc, time::Duration};
use time::Duration as Span;
use uuid::Uuid;

async fn jobs(app: &TestApp, company: Uuid) -> i64 {
    count(app, "select count(*) from job_openings where company_id = $1", company).await
}

/// 5,000 lines; every 25th is broken, in four ways.
fn five_thousand() -> String {
    let mut text = String::from("Job ID,Job Title,Description,Level,Type,Remote,Location,Salary,Skills\r\n");
    for i in 1..=5000 {
        let (mut title, mut level, mut pay, mut extra) =
            (format!("Engineer {i}"), "senior", "\"€60,000 - €80,000\"", "");
        match (i % 25, i / 25 % 4) {
            (0, 0) => title.clear(),
            (0, 1) => level = "wizard",
            (0, 2) => pay = "plenty",
            (0, _) => extra = ",one,too many",
            _ => {}
        }
        text += &format!(
            "E-{i},{title},\"Line one\n- line \"\"two\"\"\",{level},full time,hybrid,\"Vienna, Austria\",{pay},Rust; PostgreSQL (2 years); Go{extra}\r\n"
        );
    }
    text
}

#[tokio::test(flavor = "multi_thread")]
async fn five_thousand_lines_of_which_two_hundred_are_broken() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let began = std::time::Instant::now();
    let (import, stands) = csv(admin, &five_thousand()).await;
    assert_eq!((&stands["status"], &stands["row_count"]), (&json!("ready"), &json!(5000)));
    assert_eq!((&stands["counts"]["broken"], &stands["counts"]["new"]), (&json!(200), &json!(4800)));
    assert_eq!(stands["counts"]["complete"], json!(4800));
    let broken = rows(admin, import, "broken").await;
    for row in &broken {
        let number = row["number"].as_i64().expect("a number");
        // Two lines a record, behind the line of headings.
        assert_eq!((number % 25, row["line"].as_i64()), (0, Some(2 * number)));
        let problem = &row["problems"][0];
        let (at, says) = match number / 25 % 4 {
            0 => ("title", "is missing"),
            1 => ("Level", "isn't a known level"),
            2 => ("Salary", "has no readable pay"),
            _ => ("", "This row has 11 cells, and the line of headings 9."),
        };
        assert_eq!((problem["at"].as_str(), problem["message"].as_str()), (Some(at), Some(says)), "{row}");
        assert!(problem["fix"].is_string());
    }
    assert_eq!(jobs(&app, company.id).await, 0, "a preview changes nothing");

    let done = run(&app, admin, import, json!({})).await;
    let took = began.elapsed();
    assert!(took < Duration::from_secs(60), "{took:?}");
    assert_eq!((&done["status"], &done["failure"]), (&json!("applied"), &Value::Null));
    assert_eq!((&done["result"]["created"], &done["result"]["broken"]), (&json!(4800), &json!(200)));
    assert_eq!(done["progress"], json!({ "done": 5000, "total": 5000 }));
    let whole =
        "select count(*) from job_openings j where j.company_id = $1 and j.status = 'draft' and j.pay_min = 60000
        and j.places = '{\"Vienna, Austria\"}' and private.missing_for_publish(j.id) = '[]'
        and (select count(*) from job_skills s where s.job_opening_id = j.id) = 3
        and (select sum(w.weight) from job_weights w where w.job_opening_id = j.id) = 100";
    assert_eq!(count(&app, whole, company.id).await, 4800);

    // Once more: the key of the import, the run of it, and the file itself change nothing.
    run(&app, admin, import, json!({})).await;
    let (_, again) = csv(admin, &five_thousand()).await;
    assert_eq!((&again["counts"]["same"], &again["counts"]["new"]), (&json!(4800), &json!(0)));
    assert_eq!(jobs(&app, company.id).await, 4800);
    eprintln!("5,000 lines read and applied in {took:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_changed_is_updated_only_when_asked() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let (import, _) = csv(admin, "identifier,title,equity\na,One,1 %\nb,Two,2 %\nc,Three,3 %\nd,Four,4 %").await;
    run(&app, admin, import, json!({})).await;
    let file = "identifier,title,equity,skills\na,One,1 %,\nb,Two!,,Rust\nc,Three,33 %,\nd,Four!,,\ne,Five,,";
    let (import, stands) = csv(admin, file).await;
    assert_eq!(stands["counts"]["changed"], json!(3));
    let changed = rows(admin, import, "changed").await;
    assert_eq!(changed[0]["changes"], json!(["skills", "title"]));
    assert_eq!(changed[1]["changes"], json!(["equity"]));

    // Someone else is faster with one of them.
    let job = changed[1]["job_id"].as_str().expect("a job");
    admin.rpc("save_job", &json!({ "p_id": job, "p_version": 1, "p_job": { "equity": "5 %" } })).await.ok();
    let done = run(&app, admin, import, json!({ "update": true, "skip": [4] })).await;
    let result = &done["result"];
    let outcome = ["created", "updated", "left", "skipped", "gone"].map(|key| result[key].as_i64().unwrap_or(-1));
    assert_eq!(outcome, [1, 1, 1, 1, 1]);
    let list = admin.get("/rest/v1/job_openings?select=title,equity,job_skills(skill_id)&order=title").await.ok();
    let read = |i: usize| {
        (list[i]["title"].as_str(), list[i]["equity"].as_str(), list[i]["job_skills"].as_array().map(Vec::len))
    };
    assert_eq!(read(1), (Some("Four"), Some("4 %"), Some(0)), "skipped");
    assert_eq!(read(3), (Some("Three"), Some("5 %"), Some(0)), "another's change stands");
    assert_eq!(read(4), (Some("Two!"), Some("2 %"), Some(1)), "an empty cell changes nothing");

    let (import, _) = csv(admin, "identifier,title\nb,Other").await;
    let left = run(&app, admin, import, json!({})).await;
    assert_eq!((&left["result"]["left"], &left["result"]["updated"]), (&json!(1), &json!(0)));
}

#[tokio::test(flavor = "multi_thread")]
async fn jobs_on_show_keep_what_candidates_must_know() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let job = open_job(admin, "On show").await;
    let (import, stands) =
        csv(admin, &format!("id,title,remote_policy,pay\n{job},On show,onsite,\n{job},Twice,,")).await;
    assert_eq!(stands["counts"]["broken"], json!(1));
    assert!(
        rows(admin, import, "broken").await[0]["problems"][0]["message"].as_str().expect("words").contains("on show")
    );
    assert_eq!(rows(admin, import, "changed").await[0]["title"], json!("Twice"), "the first one did not count");
    let (import, stands) = csv(admin, &format!("id,title,pay\n{job},Still on show,95k EUR\n{job},Twice,")).await;
    assert_eq!((&stands["counts"]["changed"], &stands["counts"]["on_show"]), (&json!(1), &json!(1)));
    assert!(
        rows(admin, import, "broken").await[0]["problems"][0]["message"].as_str().expect("words").contains("line 2")
    );
    let done = run(&app, admin, import, json!({ "update": true })).await;
    assert_eq!(done["result"]["updated"], json!(1));
    let row = admin.get(&format!("/rest/v1/job_openings?id=eq.{job}&select=title,status,pay_min")).await.ok();
    assert_eq!(row[0], json!({ "title": "Still on show", "status": "open", "pay_min": 95000 }));
}

#[tokio::test(flavor = "multi_thread")]
async fn complete_jobs_can_be_published_by_an_approved_company() {
    let app = TestApp::start().await;
    let file = "title,description,seniority,employment type,remote,pay,skills\n\
        Whole,Work,senior,full time,yes,80k EUR,Rust\nHalf,Work,,,,,";
    let company = app.company().await;
    let (import, stands) = csv(&company.admin, file).await;
    assert_eq!(stands["counts"]["complete"], json!(1));
    let done = run(&app, &company.admin, import, json!({ "publish": true })).await;
    assert_eq!((&done["result"]["created"], &done["result"]["published"]), (&json!(2), &json!(1)));
    let waiting = app.company_in("pending").await;
    let (import, _) = csv(&waiting.admin, file).await;
    let refused =
        waiting.admin.rpc("run_job_import", &json!({ "p_id": import, "p_choices": { "publish": true } })).await;
    assert_eq!(refused.error(403), "company_not_approved");
    let done = run(&app, &waiting.admin, import, json!({})).await;
    assert_eq!(done["result"]["created"], json!(2));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_runs_and_two_workers_are_one_effect() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let file: String = (0..600).map(|i| format!("x{i},Job {i}\n")).collect();
    let (import, _) = csv(admin, &format!("identifier,title\n{file}")).await;
    let (call, other) = (json!({ "p_id": import, "p_idempotency_key": "k" }), json!({ "p_id": import }));
    let (one, two) = tokio::join!(admin.rpc("run_job_import", &call), admin.rpc("run_job_import", &other));
    assert_eq!((one.ok()["status"].clone(), two.ok()["status"].clone()), (json!("applying"), json!("applying")));
    // The task a second time, as after a lost acknowledgement.
    let again = "insert into queue.tasks (kind, payload) select kind, payload from queue.tasks where kind = 'apply_job_import'";
    app.database.admin().await.batch_execute(again).await.expect("a task");
    let (a, b) = (app.app.worker().expect("a worker"), app.app.worker().expect("a worker"));
    let (a, b) = tokio::join!(a.drain(), b.drain());
    assert!(a.expect("the queue").failed.is_empty() && b.expect("the queue").failed.is_empty());
    assert_eq!(jobs(&app, company.id).await, 600);
    assert_eq!(stand(admin, import).await["result"]["created"], json!(600));
    assert_eq!(admin.rpc("discard_job_import", &json!({ "p_id": import })).await.ok()["id"], json!(import));
    assert_eq!(jobs(&app, company.id).await, 600);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_import_that_is_cut_off_leaves_nothing_and_is_done_later() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let file: String = (0..3000).map(|i| format!("x{i},Job {i},Rust; Go; PostgreSQL\n")).collect();
    let (import, _) = csv(admin, &format!("identifier,title,skills\n{file}")).await;
    admin.rpc("run_job_import", &json!({ "p_id": import })).await.ok();
    let worker = app.app.worker().expect("a worker");
    let going = Arc::clone(&worker);
    let drain = tokio::spawn(async move { going.drain().await.map(drop) });
    // Half of it is written, and others see how far it is.
    loop {
        let done = stand(admin, import).await["progress"]["done"].as_i64().unwrap_or(0);
        assert!(!drain.is_finished(), "it was seen at work");
        if done >= 500 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    drain.abort();
    let _ = drain.await;
    assert_eq!(jobs(&app, company.id).await, 0);
    assert_eq!(stand(admin, import).await["status"], json!("applying"));
    // No one may change it meanwhile; when the lease is over, another worker does it from the start.
    assert_eq!(admin.rpc("discard_job_import", &json!({ "p_id": import })).await.error(409), "wrong_step");
    app.clock.advance(Span::seconds(31));
    worker.drain().await.expect("the queue");
    assert_eq!(
        (stand(admin, import).await["status"].clone(), jobs(&app, company.id).await),
        (json!("applied"), 3000)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn who_lost_the_right_meanwhile_changes_nothing() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let recruiter = app.recruiter(&company, &["manage_jobs"]).await;
    let (import, _) = csv(&recruiter, "title\nOne").await;
    assert_eq!(stand(&company.admin, import).await, Value::Null, "not even the admin reads along");
    recruiter.rpc("run_job_import", &json!({ "p_id": import })).await.ok();
    arrange(&app, "delete from recruiter_permissions where profile_id = $1", recruiter.id).await;
    app.app.worker().expect("a worker").drain().await.expect("the queue");
    assert_eq!(jobs(&app, company.id).await, 0);
    arrange(
        &app,
        "insert into recruiter_permissions (profile_id, permission) values ($1, 'manage_jobs')",
        recruiter.id,
    )
    .await;
    let stands = stand(&recruiter, import).await;
    assert_eq!((&stands["status"], stands["failure"].is_string()), (&json!("ready"), true));
    assert_eq!(run(&app, &recruiter, import, json!({})).await["result"]["created"], json!(1));
}
