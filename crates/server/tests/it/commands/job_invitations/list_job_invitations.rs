//! What a company reads of its invitations: page by page, for those who may see the job's candidates, and no more of a person
//! than they let it see.

use super::{Invited, answer, arrange, id, invite, invited, open_job};
use crate::kit::{Person, TestApp};
use serde_json::{Value, json};

async fn sent(member: &Person, call: Value) -> Vec<Value> {
    member.rpc("list_job_invitations", &call).await.ok().as_array().expect("a list").clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_newest_are_first_page_by_page_and_by_status() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let job = open_job(&company.admin, "Engineer").await;
    let mut ids = Vec::new();
    for _ in 0..5 {
        let seeker = app.seeker().await;
        ids.insert(0, (id(&invite(&company.admin, job, seeker.id).await.ok()), seeker));
        app.clock.advance(time::Duration::seconds(1));
    }
    let mut read = Vec::new();
    let mut after: Option<Value> = None;
    loop {
        let mut call = json!({ "p_limit": 2 });
        if let Some(last) = &after {
            call["p_before"] = last["created_at"].clone();
            call["p_before_id"] = last["id"].clone();
        }
        let page = sent(&company.admin, call).await;
        after = page.last().cloned();
        if page.is_empty() {
            break;
        }
        read.extend(page);
    }
    let expected: Vec<Value> = ids.iter().map(|(id, _)| json!(id)).collect();
    assert_eq!(read.iter().map(|row| row["id"].clone()).collect::<Vec<_>>(), expected);
    answer(&ids[2].1, "accept_job_invitation", ids[2].0).await.ok();
    let accepted = sent(&company.admin, json!({ "p_status": "accepted" })).await;
    assert_eq!(accepted.len(), 1);
    assert_eq!(accepted[0]["id"], json!(ids[2].0));
    assert!(accepted[0]["conversation_id"].is_string() && accepted[0]["interaction_id"].is_string());
    let other = open_job(&company.admin, "Other").await;
    assert_eq!(sent(&company.admin, json!({ "p_job_opening_id": other })).await.len(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn other_companies_and_members_without_the_job_read_nothing_by_any_road() {
    let app = TestApp::start().await;
    let found = invited(&app).await;
    let other = app.company().await;
    let viewer = app.recruiter(&found.company, &["view_candidates"]).await;
    let manager = app.recruiter(&found.company, &["manage_jobs", "message_candidates"]).await;
    let stranger = app.seeker().await;
    for outsider in [&other.admin, &viewer, &manager, &stranger] {
        assert!(sent(outsider, json!({})).await.is_empty());
        for path in [
            "job_invitations?select=id".to_owned(),
            format!("job_invitations?id=eq.{}&select=id", found.invitation),
            format!("job_openings?id=eq.{}&select=job_invitations(id)&job_invitations.id=not.is.null", found.job),
            format!("companies?id=eq.{}&select=job_invitations(id)&job_invitations.id=not.is.null", found.company.id),
        ] {
            let text = outsider.get(&format!("/rest/v1/{path}")).await.text;
            assert!(!text.contains(&found.invitation.to_string()), "{path}: {text}");
        }
    }
    assert_eq!(sent(&found.company.admin, json!({})).await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_hides_shows_no_more_than_their_name() {
    let app = TestApp::start().await;
    let found = invited(&app).await;
    let Invited { company, seeker, .. } = &found;
    arrange(&app, "update profiles set headline = 'Storage' where id = $1", seeker.id).await;
    let person = async || sent(&company.admin, json!({})).await[0]["person"].clone();
    assert_eq!(person().await["headline"], json!("Storage"));
    seeker.rpc("hide_company", &json!({ "p_company_id": company.id })).await.ok();
    let hidden = person().await;
    assert_eq!(
        (&hidden["full_name"], &hidden["headline"], &hidden["slug"], &hidden["avatar_url"]),
        (&json!("Sam Seeker"), &Value::Null, &Value::Null, &Value::Null)
    );
    arrange(&app, "update profiles set is_active = false where id = $1", seeker.id).await;
    assert!(sent(&company.admin, json!({})).await.is_empty());
}
