//! What an employer's day begins with.

use crate::{
    commands::{arrange, interest, open_job},
    kit::{Person, TestApp},
};
use serde_json::{Value, json};

async fn home(person: &Person) -> Value {
    person.rpc("get_employer_home", &json!({})).await.ok()
}

fn names(list: &Value, key: &str) -> Vec<String> {
    let rows = list.as_array().expect("a list");
    rows.iter().map(|row| row[key].as_str().expect("text").to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_waits_is_counted_and_the_most_urgent_comes_first() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let nothing = home(admin).await;
    assert_eq!(
        (&nothing["undecided_count"], &nothing["submitted_count"], &nothing["without_candidates_count"]),
        (&json!(0), &json!(0), &json!(0))
    );
    assert!(nothing["left_to_set_up"].as_array().expect("steps").contains(&json!("job")), "{nothing}");

    let (asked, quiet) = (open_job(admin, "Asked").await, open_job(admin, "Quiet").await);
    arrange(&app, "update companies set response_days = 5, about = 'Who we are' where id = $1", company.id).await;
    let mut interests = Vec::new();
    for days in [1, 4, 9, 2] {
        let made = interest(&app.seeker().await, asked).await;
        let sql = format!("update job_interactions set created_at = now() - interval '{days} days' where id = $1");
        arrange(&app, &sql, made).await;
        interests.push(made);
    }
    let waits = home(admin).await;
    assert_eq!(waits["undecided_count"], 4);
    assert_eq!((&waits["late_count"], &waits["due_soon_count"]), (&json!(1), &json!(1)));
    let expected = [2, 1, 3].map(|at: usize| interests[at].to_string());
    assert_eq!(names(&waits["undecided"], "id"), expected, "three, the longest wait first");
    assert_eq!(waits["undecided"][0]["job_title"], "Asked");
    assert_eq!(names(&waits["without_candidates"], "id"), [quiet.to_string()]);
    assert_eq!(waits["left_to_set_up"], json!([]));

    // Decided, withdrawn and resting people wait for nothing.
    admin.rpc("approve_candidate", &json!({ "p_interaction_id": interests[2] })).await.ok();
    arrange(
        &app,
        "update job_interactions set decision = 'withdrawn', decided_at = now() where id = $1",
        interests[1],
    )
    .await;
    arrange(
        &app,
        "update profiles set is_active = false where id = (select profile_id from job_interactions where id = $1)",
        interests[3],
    )
    .await;
    let left = home(admin).await;
    assert_eq!(names(&left["undecided"], "id"), [interests[0].to_string()]);
    assert_eq!((&left["undecided_count"], &left["late_count"]), (&json!(1), &json!(0)));

    // Without a promise an interest still ends after 14 days.
    arrange(&app, "update companies set response_days = null where id = $1", company.id).await;
    let left = home(admin).await;
    assert_eq!((&left["due_soon_count"], &left["left_to_set_up"]), (&json!(0), &json!(["response_days"])));
    arrange(&app, "update job_interactions set created_at = now() - interval '13 days' where id = $1", interests[0])
        .await;
    assert_eq!(home(admin).await["due_soon_count"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn everyone_sees_what_they_may_and_no_other_company_anything() {
    let app = TestApp::start().await;
    let (company, other) = (app.company().await, app.company().await);
    let job = open_job(&company.admin, "Engineer").await;
    interest(&app.seeker().await, job).await;
    assert_eq!(home(&company.admin).await["undecided_count"], 1);
    assert_eq!(home(&other.admin).await["undecided_count"], 0);
    // Without the right to see candidates, and with it but for somebody else's job.
    for permissions in [&["manage_jobs"][..], &["view_candidates"]] {
        let recruiter = app.recruiter(&company, permissions).await;
        let waits = home(&recruiter).await;
        assert_eq!((&waits["undecided_count"], &waits["undecided"]), (&json!(0), &json!([])), "{permissions:?}");
        assert_eq!(waits["without_candidates_count"], 0);
    }
    assert_eq!(home(&app.seeker().await).await, Value::Null);
    arrange(&app, "update companies set approval_status = 'suspended' where id = $1", company.id).await;
    assert_eq!(home(&company.admin).await["undecided_count"], 0);
}
