//! `invite_recruiter`: the limits of mail to strangers.

use super::invited;
use crate::{
    commands::{arrange, count, details},
    kit::{Person, TestApp},
};
use futures::future::join_all;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn mail_to_strangers_is_limited() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let call = |n: usize| json!({ "p_email": format!("a{n}@example.test"), "p_permissions": [] });
    for _ in 0..5 {
        company.admin.rpc("invite_recruiter", &call(0)).await.ok();
    }
    let refused = company.admin.rpc("invite_recruiter", &call(0)).await;
    assert_eq!(
        (refused.error(429), details(&refused)["state"].clone()),
        ("invitation_limit".to_owned(), json!("too_many_today"))
    );
    let answers = join_all((1..60).map(|n| {
        let (admin, call) = (&company.admin, call(n));
        async move { admin.rpc("invite_recruiter", &call).await }
    }))
    .await;
    let taken = answers.iter().filter(|answer| answer.status.is_success()).count();
    assert_eq!(taken, 49, "fifty are open, exactly");
}

#[tokio::test(flavor = "multi_thread")]
async fn m5_before_the_approval_a_company_writes_to_its_own_people_alone() {
    let app = TestApp::start().await;
    let waiting = app.company_in("pending").await;
    let invite = async |by: &Person, email: &str| {
        by.rpc("invite_recruiter", &json!({ "p_email": email, "p_permissions": [] })).await
    };
    // The admin's address is one of example.test.
    assert_eq!(invite(&waiting.admin, "stranger@elsewhere.test").await.error(403), "company_not_approved");
    assert_eq!(invite(&waiting.admin, "stranger@example.test.evil.test").await.error(403), "company_not_approved");
    for i in 0..3 {
        invite(&waiting.admin, &format!("colleague-{i}@EXAMPLE.test")).await.ok();
    }
    assert_eq!(invite(&waiting.admin, "colleague-3@example.test").await.error(403), "company_not_approved");
    // Taking one back makes no room for another.
    let revoke = "update team_invitations set revoked_at = now() where company_id = $1";
    arrange(&app, revoke, waiting.id).await;
    assert_eq!(invite(&waiting.admin, "colleague-3@example.test").await.error(403), "company_not_approved");
    let sent = "select count(*) from queue.outbox where to_address like '%colleague%' or to_address like 'stranger%'
        having $1::uuid is not null";
    assert_eq!(count(&app, sent, waiting.id).await, 3);

    // A mail provider's domain is no one's own.
    let free = app.company_in("pending").await;
    for domain in ["gmail.com", "yahoo.co.uk"] {
        let sql = format!("update auth.users set email = id || '@{domain}' where id = $1");
        arrange(&app, &sql, free.admin.id).await;
        let refused = invite(&free.admin, &format!("stranger@{domain}")).await;
        assert_eq!(refused.error(403), "company_not_approved", "{domain}");
    }
    arrange(&app, "update companies set approval_status = 'approved' where id = $1", waiting.id).await;
    invite(&waiting.admin, "stranger@elsewhere.test").await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn m5_an_invitation_makes_no_link_of_what_somebody_typed() {
    let app = TestApp::start().await;
    let company = app.company().await;
    arrange(&app, "update companies set name = 'Locked. See evil.example' where id = $1", company.id).await;
    let token = invited(&app, &company.admin, "stranger@elsewhere.test", &[]).await;
    let sql = "select subject, body_text, body_html from queue.outbox where to_address = 'stranger@elsewhere.test'";
    let row = app.database.admin().await.query_one(sql, &[]).await.expect("an email");
    for part in 0..3 {
        let text: String = row.get(part);
        assert!(!text.contains("evil.example") && text.contains("“Erin Employer”"), "{text}");
    }
    // Our own link is whole.
    assert!(row.get::<_, String>(2).contains(&format!("/accept-invite?token={token}\"")));
}
