//! What the tests of repositories share: Ada, whose account at GitHub is a test's.

use super::{
    github::FakeGitHub,
    verify_link::{add, seeker},
};
use crate::{
    commands::arrange,
    kit::{Answer, Person, TestApp},
};
use devproof_claims::Clock;
use serde_json::{Value, json};
use time::Duration;
use uuid::Uuid;

pub const ADA: &str = "https://github.com/ada";

pub struct Scene {
    pub app: TestApp,
    pub github: FakeGitHub,
    pub ada: Person,
    /// Her verified link.
    pub link: Uuid,
}

/// Ada, whose link to her account is verified.
pub async fn scene() -> Scene {
    let github = FakeGitHub::start().await;
    let app = TestApp::start_with(&[("PUBLIC_URL", "https://devproof.test"), ("GITHUB_API_URL", &github.url)]).await;
    let ada = seeker(&app, "ada").await;
    let link = verified(&app, &ada, ADA).await;
    Scene { app, github, ada, link }
}

pub async fn verified(app: &TestApp, person: &Person, url: &str) -> Uuid {
    let link = add(person, url).await;
    let sql = format!(
        "update profile_links set verified_at = now(), verified_by = 'rel_me', check_due_at = now() + interval '10 years'
         where profile_id = $1 and id = '{link}'"
    );
    arrange(app, &sql, person.id).await;
    link
}

pub fn day(app: &TestApp, ago: i64) -> String {
    (app.clock.now() - Duration::days(ago)).date().to_string()
}

pub async fn show(person: &Person, link: Uuid) -> Answer {
    person.rpc("show_repositories", &json!({ "p_link_id": link })).await
}

/// Does what is planned.
pub async fn work(app: &TestApp) {
    assert_eq!(app.app.worker().expect("a worker").drain().await.expect("the queue").failed, []);
}

pub async fn daily(app: &TestApp) -> i32 {
    let planned =
        devproof_commands::plan_repository_fetches(&app.db, app.clock.now()).await.expect("the statement runs");
    work(app).await;
    planned
}

pub async fn later(app: &TestApp, person: &Person, wait: Duration) -> Person {
    app.clock.advance(wait);
    app.session(person, "aal1").await
}

pub async fn mine(person: &Person) -> (Value, Value) {
    let profile = person.rpc("get_my_profile", &json!({})).await.ok();
    (profile["repositories"].clone(), profile["repository_consent"].clone())
}

pub async fn public(app: &TestApp) -> Value {
    let path = "/rest/v1/rpc/get_public_profile";
    app.post(path, &json!({ "p_slug": "ada" })).await.ok()["repositories"].clone()
}

/// The limit is another test's matter.
pub async fn forget_limit(app: &TestApp) {
    app.database.admin().await.execute("delete from private.link_checks", &[]).await.expect("the statement runs");
}
