//! What changes is on the next page: on the same node and on another, and after the feed was interrupted.

use crate::{
    commands::{arrange, open_job},
    kit::{Company, Person, TestApp},
};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use uuid::Uuid;

/// How long a change may take to be on a page, on a machine that does much else.
const PATIENCE: Duration = Duration::from_secs(20);

/// A kept index with one company and a seeker who looks.
async fn world() -> (TestApp, Company, Person) {
    let app = TestApp::start().await;
    app.app.start_feed();
    let (company, seeker) = (app.company().await, app.seeker().await);
    (app, company, seeker)
}

fn ids(page: &Value) -> Vec<Uuid> {
    let jobs = page["jobs"].as_array().expect("a list").iter();
    jobs.map(|job| job["id"].as_str().expect("an id").parse().expect("an id")).collect()
}

/// Waits until Discover lists these jobs, in any order. What it lists is open to everybody at every moment.
async fn sees(seeker: &Person, url: &str, mut expected: Vec<Uuid>) {
    expected.sort_unstable();
    let began = Instant::now();
    loop {
        let mut seen = ids(&seeker.at(url).rpc("browse_jobs", &json!({ "p_limit": 50 })).await.ok());
        seen.sort_unstable();
        if seen == expected {
            return;
        }
        assert!(began.elapsed() < PATIENCE, "{seen:?} instead of {expected:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Waits until this many candidates are compared for a job.
async fn compares(company: &Company, job: Uuid, candidates: i64) {
    let began = Instant::now();
    let call = json!({ "p_job_opening_id": job, "p_weights": [] });
    loop {
        let compared = company.admin.rpc("preview_match_weights", &call).await.ok()["candidates"].as_i64();
        if compared == Some(candidates) {
            return;
        }
        assert!(began.elapsed() < PATIENCE, "{compared:?} instead of {candidates}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_starts_fills_its_index_once() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "One").await;
    let began = Instant::now();
    app.app.start_feed();
    sees(&seeker, &app.url, vec![job]).await;
    let filled_in = began.elapsed();
    // The feed is live: what is published now is listed without filling anew.
    let other = open_job(&company.admin, "Two").await;
    sees(&seeker, &app.url, vec![job, other]).await;
    let fillings = app.app.match_index_size().fillings;
    // A feed that takes longer than the two seconds for which the first filling waits costs a second one.
    assert!(fillings == 1 || (fillings == 2 && filled_in > Duration::from_secs(2)), "{fillings} in {filled_in:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn jobs_come_and_go_on_every_node() {
    let (app, company, seeker) = world().await;
    let other = app.second_node().await;
    let nodes = [app.url.clone(), other.url.clone()];
    let job = open_job(&company.admin, "Engineer").await;
    for url in &nodes {
        sees(&seeker, url, vec![job]).await;
    }
    company.admin.rpc("pause_job", &json!({ "p_id": job })).await.ok();
    for url in &nodes {
        sees(&seeker, url, Vec::new()).await;
    }
    company.admin.rpc("resume_job", &json!({ "p_id": job })).await.ok();
    arrange(&app, "update companies set approval_status = 'suspended' where id = $1", company.id).await;
    for url in &nodes {
        sees(&seeker, url, Vec::new()).await;
    }
    arrange(&app, "update companies set approval_status = 'approved' where id = $1", company.id).await;
    // A node that is lost takes nothing along.
    other.kill();
    sees(&seeker, &app.url, vec![job]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_ones_own_is_on_the_next_page() {
    let (app, company, seeker) = world().await;
    let (one, two) = (open_job(&company.admin, "One").await, open_job(&company.admin, "Two").await);
    sees(&seeker, &app.url, vec![one, two]).await;
    let now = async || ids(&seeker.rpc("browse_jobs", &json!({})).await.ok());
    seeker.rpc("pass_job", &json!({ "p_job_opening_id": one })).await.ok();
    assert_eq!(now().await, [two]);
    arrange(&app, "update profiles set years_experience = 30 where id = $1", seeker.id).await;
    let page = seeker.rpc("browse_jobs", &json!({})).await.ok();
    let whole = seeker.rpc("get_job", &json!({ "p_id": two })).await.ok();
    assert_eq!(page["jobs"][0]["match"]["criteria"], whole["match"]["criteria"]);
    let hide = "insert into hidden_companies (profile_id, company_id) values ($1, $2)";
    app.database.admin().await.execute(hide, &[&seeker.id, &company.id]).await.expect("the database answers");
    assert!(now().await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn people_come_and_go() {
    let (app, company, seeker) = world().await;
    let job = open_job(&company.admin, "Engineer").await;
    compares(&company, job, 1).await;
    arrange(&app, "update profiles set visibility = 'showcase' where id = $1", seeker.id).await;
    compares(&company, job, 0).await;
    arrange(&app, "update profiles set visibility = 'open' where id = $1", seeker.id).await;
    let another = app.seeker().await;
    compares(&company, job, 2).await;
    let hide = "insert into hidden_companies (profile_id, company_id) values ($1, $2)";
    app.database.admin().await.execute(hide, &[&another.id, &company.id]).await.expect("the database answers");
    compares(&company, job, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_feed_that_was_killed_misses_nothing() {
    let (app, company, seeker) = world().await;
    let first = open_job(&company.admin, "First").await;
    sees(&seeker, &app.url, vec![first]).await;
    let admin = app.database.admin().await;
    // Its slot goes with its connection, so what is committed in between is never told.
    let kill =
        "select pg_terminate_backend(active_pid) from pg_replication_slots where database = current_database()";
    admin.batch_execute(kill).await.expect("a superuser may");
    let second = open_job(&company.admin, "Second").await;
    company.admin.rpc("pause_job", &json!({ "p_id": first })).await.ok();
    sees(&seeker, &app.url, vec![second]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_rolled_back_is_never_told() {
    let (app, company, seeker) = world().await;
    let job = open_job(&company.admin, "Engineer").await;
    sees(&seeker, &app.url, vec![job]).await;
    let admin = app.database.admin().await;
    let undone = format!("begin; update job_openings set status = 'closed' where id = '{job}'; rollback");
    admin.batch_execute(&undone).await.expect("the database answers");
    let next = open_job(&company.admin, "Next").await;
    sees(&seeker, &app.url, vec![job, next]).await;
}

/// What the log tells of the commits since the last call.
async fn told(admin: &tokio_postgres::Client) -> Vec<String> {
    let sql = "select split_part(data, 'content:', 2) from pg_logical_slot_get_changes('told', null, null)
        where data like 'message:%prefix: devproof.match,%'";
    admin.query(sql, &[]).await.expect("the log").iter().map(|row| row.get(0)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn only_what_the_match_reads_is_told() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    let admin = app.database.admin().await;
    let run = async |sql: &str| admin.batch_execute(sql).await.expect("the database answers");
    run("insert into challenges (slug, title, difficulty) values ('one', 'One', 'easy')").await;
    run("select pg_create_logical_replication_slot('told', 'test_decoding', true)").await;

    // Counted at each completion: nobody's facts change by it.
    run("update challenges set solved_by = solved_by + 1").await;
    run(&format!("update profiles set headline = 'Hiring' where id = '{}'", company.admin.id)).await;
    assert_eq!(told(&admin).await, [""; 0]);

    run("update challenges set difficulty = 'hard' where slug = 'one'").await;
    let [catalog] = told(&admin).await.try_into().expect("one message");
    assert!(catalog.starts_with("catalog "), "{catalog}");
    run(&format!("update profiles set years_experience = 3 where id = '{}'", seeker.id)).await;
    assert_eq!(told(&admin).await, [format!("people {}", seeker.id)]);
    run(&format!("update job_openings set min_years = 3 where id = '{job}'")).await;
    assert_eq!(told(&admin).await, [format!("jobs {job}")]);
    run(&format!("update job_skills set min_years = 2 where job_opening_id = '{job}'")).await;
    assert_eq!(told(&admin).await, [format!("jobs {job}")], "one message for several rows");
    let badge =
        "insert into company_badges (company_id, badge, position) select $1, key, 0 from badge_labels limit 1";
    admin.execute(badge, &[&company.id]).await.expect("the database answers");
    assert_eq!(told(&admin).await, [format!("companies {}", company.id)]);
}
