//! What an employer chooses from: their own listed jobs by match, and the rest of the month. The best job on each person of a
//! search.

use super::{answer, arrange, invite, open_job};
use crate::kit::{Answer, Person, TestApp};
use serde_json::{Value, json};
use uuid::Uuid;

async fn options(member: &Person, person: Uuid) -> Answer {
    member.rpc("get_job_invitation_options", &json!({ "p_profile_id": person })).await
}

fn titles(options: &Value) -> Vec<&str> {
    let jobs = options["jobs"].as_array().expect("jobs");
    jobs.iter().map(|job| job["title"].as_str().expect("a title")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn own_listed_jobs_are_offered_the_best_match_first() {
    let app = TestApp::start().await;
    let (company, other, seeker) = (app.company().await, app.company().await, app.seeker().await);
    let admin = &company.admin;
    let (weak, strong) = (open_job(admin, "Weak").await, open_job(admin, "Strong").await);
    open_job(&other.admin, "Elsewhere").await;
    admin.rpc("save_job", &json!({ "p_job": { "title": "A draft" } })).await.ok();
    let paused = open_job(admin, "Paused").await;
    admin.rpc("pause_job", &json!({ "p_id": paused })).await.ok();
    for (job, criterion) in [(weak, "projects"), (strong, "seniority")] {
        let weigh = format!(
            "begin;
             delete from job_weights where job_opening_id = '{job}';
             insert into job_weights (job_opening_id, criterion, weight) values ('{job}', '{criterion}', 100);
             commit;"
        );
        app.database.admin().await.batch_execute(&weigh).await.expect("the database answers");
    }
    arrange(&app, "update profiles set seniority = 'senior' where id = $1", seeker.id).await;

    let answer = options(admin, seeker.id).await.ok();
    assert_eq!((titles(&answer), &answer["total"]), (vec!["Strong", "Weak"], &json!(2)));
    assert_eq!(answer["full_name"], "Sam Seeker");
    assert_eq!((&answer["limit"], &answer["used"]), (&json!(300), &json!(0)));
    assert_eq!(answer["jobs"][0]["match"]["score"], json!(100));
    assert_eq!((&answer["jobs"][0]["invitation"], &answer["jobs"][0]["is_candidate"]), (&Value::Null, &json!(false)));

    // The same number is on the person in a search.
    let found = admin.rpc("search", &json!({ "p_query": "Sam Seeker", "p_kind": "people" })).await.ok();
    assert_eq!(found["results"][0]["id"], json!(seeker.id));
    assert_eq!(
        found["results"][0]["best_job"],
        json!({ "id": strong, "title": "Strong", "score": 100, "band": "strong" })
    );
    let elsewhere = app.company().await;
    let found = elsewhere.admin.rpc("search", &json!({ "p_query": "Sam Seeker", "p_kind": "people" })).await.ok();
    assert_eq!(found["results"][0]["best_job"], Value::Null, "a company without a job");

    invite(admin, strong, seeker.id).await.ok();
    super::interest(&seeker, weak).await;
    let answer = options(admin, seeker.id).await.ok();
    assert_eq!(answer["used"], json!(1));
    assert_eq!(
        (&answer["jobs"][0]["invitation"], &answer["jobs"][1]["is_candidate"]),
        (&json!("open"), &json!(true))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recruiter_is_offered_what_they_may_see_and_no_one_else_anything() {
    let app = TestApp::start().await;
    let (company, pending, seeker) = (app.company().await, app.company_in("pending").await, app.seeker().await);
    open_job(&company.admin, "The admin's").await;
    let recruiter = app.recruiter(&company, &["view_candidates", "manage_jobs"]).await;
    open_job(&recruiter, "The recruiter's").await;
    assert_eq!(titles(&options(&recruiter, seeker.id).await.ok()), ["The recruiter's"]);
    let without = app.recruiter(&company, &["manage_jobs"]).await;
    assert_eq!(options(&without, seeker.id).await.error(403), "missing_permission");
    assert_eq!(options(&pending.admin, seeker.id).await.error(403), "company_not_approved");
    assert_eq!(options(&seeker, seeker.id).await.error(403), "not_employer");
    assert_eq!(options(&company.admin, Uuid::new_v4()).await.error(404), "not_found");
    arrange(&app, "update profiles set visibility = 'showcase' where id = $1", seeker.id).await;
    assert_eq!(options(&company.admin, seeker.id).await.error(404), "not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_offered_tells_nothing_of_settings_and_refusals() {
    let app = TestApp::start().await;
    let (company, other) = (app.company().await, app.company().await);
    open_job(&company.admin, "Engineer").await;
    let (plain, off, refused, full) =
        (app.seeker().await, app.seeker().await, app.seeker().await, app.seeker().await);
    arrange(&app, "update profiles set takes_job_invitations = false where id = $1", off.id).await;
    let refuse =
        format!("insert into job_invitation_refusals (profile_id, company_id) values ($1, '{}')", company.id);
    arrange(&app, &refuse, refused.id).await;
    for n in 0..3 {
        let job = open_job(&other.admin, &format!("Elsewhere {n}")).await;
        invite(&other.admin, job, full.id).await.ok();
    }
    let expected = options(&company.admin, plain.id).await.text;
    for person in [&off, &refused, &full] {
        assert_eq!(options(&company.admin, person.id).await.text, expected);
    }
    assert_eq!(answer(&plain, "accept_job_invitation", Uuid::new_v4()).await.error(404), "not_found");
}
