//! One click in an email switches its kind off, and nothing else does.

use super::{DECIDED, click, subjects, work_after};
use crate::{
    commands::{count, interest, open_job},
    kit::{Person, TestApp},
};
use serde_json::{Value, json};

/// The headers of the newest email to this person.
async fn headers(app: &TestApp, person: &Person) -> Value {
    let sql = "select headers from queue.outbox where to_address = $1 order by created_at desc limit 1";
    app.database.admin().await.query_one(sql, &[&person.email]).await.expect("an email").get(0)
}

/// The address in its `List-Unsubscribe`.
async fn link(app: &TestApp, person: &Person) -> String {
    let headers = headers(app, person).await;
    assert_eq!(headers["List-Unsubscribe-Post"], json!("List-Unsubscribe=One-Click"));
    let link = headers["List-Unsubscribe"].as_str().expect("a header");
    link.trim_start_matches('<').trim_end_matches('>').to_owned()
}

async fn approve_one(app: &TestApp, admin: &Person, seeker: &Person, title: &str) {
    let interaction = interest(seeker, open_job(admin, title).await).await;
    admin.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
    work_after(app, DECIDED).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_without_a_session_switches_one_kind_of_email_off() {
    let app = TestApp::start().await;
    let (company, seeker, other) = (app.company().await, app.seeker().await, app.seeker().await);
    approve_one(&app, &company.admin, &seeker, "First").await;
    approve_one(&app, &company.admin, &other, "Theirs").await;
    let link = link(&app, &seeker).await;
    // A program that looks at links changes nothing.
    app.http.get(&link).send().await.expect("an answer");
    app.http.head(&link).send().await.expect("an answer");
    let chosen = "select count(*) from notification_settings where profile_id = $1";
    assert_eq!(count(&app, chosen, seeker.id).await, 0);
    for _ in 0..2 {
        assert_eq!(click(&app, &link).await.status, 200);
    }
    let settings = seeker.get("/rest/v1/notification_settings?select=kind,in_app,email").await.ok();
    assert_eq!(settings, json!([{ "kind": "approved", "in_app": true, "email": false }]));
    approve_one(&app, &company.admin, &seeker, "Second").await;
    assert_eq!(subjects(&app, &seeker).await.len(), 1);
    assert_eq!(count(&app, chosen, other.id).await, 0, "nobody else's");
    assert_eq!(subjects(&app, &other).await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_and_foreign_links_are_refused() {
    let app = TestApp::start().await;
    let elsewhere = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    approve_one(&app, &company.admin, &seeker, "First").await;
    let link = link(&app, &seeker).await;
    let (address, token) = link.split_once("token=").expect("a token");
    let (kind, rest) = token.split_once('.').expect("two parts");
    let mut turned = rest.to_owned();
    turned.replace_range(..1, if rest.starts_with('A') { "B" } else { "A" });
    for forged in [
        String::new(),
        "x".to_owned(),
        format!("rejected.{rest}"),
        format!("{kind}.{turned}"),
        format!("{kind}.{}", &rest[..rest.len() - 2]),
        format!("{kind}."),
    ] {
        assert_eq!(click(&app, &format!("{address}token={forged}")).await.status, 404, "{forged}");
    }
    assert_eq!(click(&app, address).await.status, 404);
    let theirs = link.replace(&app.url, &elsewhere.url);
    assert_eq!(click(&elsewhere, &theirs).await.status, 404, "another installation's");
    assert_eq!(count(&app, "select count(*) from notification_settings where profile_id = $1", seeker.id).await, 0);
    // Of somebody who is gone it says nothing, and changes nothing.
    let sql = "select private.delete_person($1, now(), null)";
    app.database.admin().await.execute(sql, &[&seeker.id]).await.expect("gone");
    assert_eq!(click(&app, &link).await.status, 200);
}
