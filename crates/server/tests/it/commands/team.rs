//! A company's team: invitations, permissions, leaving, the admin's role.

mod accept_invitation;
mod hand_over_admin;
mod invite_recruiter;
mod remove_member;
mod revoke_invitation;
mod set_recruiter_permissions;

use crate::kit::{Answer, Company, Person, TestApp};
use serde_json::{Value, json};

/// The token in the newest invitation to this address.
async fn invited(app: &TestApp, by: &Person, email: &str, permissions: &[&str]) -> String {
    let call = json!({ "p_email": email, "p_permissions": permissions });
    let answer = by.rpc("invite_recruiter", &call).await;
    assert!(!answer.text.contains("token"), "the link goes by mail alone: {}", answer.text);
    answer.ok();
    let sql = "select body_text from queue.outbox where to_address = $1 order by created_at desc, id limit 1";
    let text: String = app.database.admin().await.query_one(sql, &[&email]).await.expect("an email").get(0);
    let token = text.split("token=").nth(1).and_then(|rest| rest.split_whitespace().next()).expect("a link");
    token.to_owned()
}

async fn accept(who: &Person, token: &str) -> Answer {
    who.rpc("accept_invitation", &json!({ "p_token": token, "p_full_name": "Nora New" })).await
}

async fn state(app: &TestApp, token: &str) -> Value {
    app.post("/rest/v1/rpc/get_invitation", &json!({ "p_token": token })).await.ok()["state"].clone()
}

/// What may be done by someone, as the database holds it.
async fn permissions(app: &TestApp, who: &Person) -> Vec<String> {
    let sql = "select permission from recruiter_permissions where profile_id = $1 order by 1";
    let rows = app.database.admin().await.query(sql, &[&who.id]).await.expect("permissions");
    rows.iter().map(|row| row.get(0)).collect()
}

async fn member(app: &TestApp, company: &Company) -> Person {
    app.recruiter(company, &["manage_jobs", "view_candidates", "message_candidates"]).await
}
