//! The jobs that someone is invited to: the newest first, with the match, and only while the job is to be seen.

use crate::commands::{arrange, id, open_job};
use crate::kit::{Person, TestApp};
use serde_json::{Value, json};

async fn list(person: &Person) -> Vec<Value> {
    person.rpc("get_my_job_invitations", &json!({})).await.ok().as_array().expect("a list").clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_waits_is_listed_while_its_job_is_to_be_seen() {
    let app = TestApp::start().await;
    let (company, seeker, other) = (app.company().await, app.seeker().await, app.seeker().await);
    let admin = &company.admin;
    let mut jobs = Vec::new();
    for title in ["First", "Second"] {
        let job = open_job(admin, title).await;
        let call = json!({ "p_job_opening_id": job, "p_profile_id": seeker.id, "p_reason": title });
        jobs.push((job, id(&admin.rpc("invite_to_job", &call).await.ok())));
        app.clock.advance(time::Duration::seconds(1));
    }
    let titles =
        async || -> Vec<Value> { list(&seeker).await.iter().map(|one| one["job"]["title"].clone()).collect() };
    assert_eq!(titles().await, [json!("Second"), json!("First")]);
    let newest = &list(&seeker).await[0];
    let job = seeker.rpc("get_job", &json!({ "p_id": jobs[1].0 })).await.ok();
    assert_eq!(newest["job"]["match"]["score"], job["match"]["score"], "one number everywhere");
    assert!(list(&other).await.is_empty());
    assert_eq!(admin.rpc("get_my_job_invitations", &json!({})).await.error(403), "not_job_seeker");

    admin.rpc("pause_job", &json!({ "p_id": jobs[1].0 })).await.ok();
    assert_eq!(titles().await, [json!("First")]);
    admin.rpc("resume_job", &json!({ "p_id": jobs[1].0 })).await.ok();
    admin.rpc("close_job", &json!({ "p_id": jobs[0].0 })).await.ok();
    assert_eq!(titles().await, [json!("Second")]);
    arrange(&app, "update companies set approval_status = 'suspended' where id = $1", company.id).await;
    assert!(titles().await.is_empty());
    arrange(&app, "update companies set approval_status = 'approved' where id = $1", company.id).await;
    // Who left is no sender any more.
    arrange(&app, "update profiles set is_active = false where id = $1", admin.id).await;
    assert_eq!(list(&seeker).await[0]["sender_name"], Value::Null);
}
