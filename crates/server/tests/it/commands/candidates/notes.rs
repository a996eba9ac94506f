//! Notes on candidates, for the tests of their commands.

use crate::{
    commands::{interest, open_job},
    kit::{Answer, Company, Person, TestApp},
};
use serde_json::{Value, json};
use uuid::Uuid;

/// A company with a candidate: the admin sees everyone, the viewer this one because the job was shared, and the others
/// don't.
pub struct Team {
    pub app: TestApp,
    pub company: Company,
    pub seeker: Person,
    pub job: Uuid,
    pub candidate: Uuid,
    pub viewer: Person,
    /// May view candidates, but not those of this job.
    pub stranger: Person,
    /// May not view candidates.
    pub manager: Person,
}

pub async fn team() -> Team {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let viewer = app.recruiter(&company, &["view_candidates"]).await;
    let stranger = app.recruiter(&company, &["view_candidates"]).await;
    let manager = app.recruiter(&company, &["manage_jobs", "message_candidates"]).await;
    let job = open_job(&company.admin, "Engineer").await;
    share(&app, job, &company.admin, &viewer).await;
    let candidate = interest(&seeker, job).await;
    Team { app, company, seeker, job, candidate, viewer, stranger, manager }
}

pub async fn share(app: &TestApp, job: Uuid, from: &Person, with: &Person) {
    let sql = "insert into job_sharing (job_opening_id, shared_by, shared_with) values ($1, $2, $3)";
    app.database.admin().await.execute(sql, &[&job, &from.id, &with.id]).await.expect("a share");
}

pub async fn add(person: &Person, candidate: Uuid, body: &str, mentions: &[Uuid]) -> Answer {
    add_as(person, Uuid::new_v4(), candidate, body, mentions).await
}

pub async fn add_as(person: &Person, id: Uuid, candidate: Uuid, body: &str, mentions: &[Uuid]) -> Answer {
    let call = json!({ "p_id": id, "p_interaction_id": candidate, "p_body": body, "p_mentions": mentions });
    person.rpc("add_candidate_note", &call).await
}

pub async fn edit(person: &Person, note: Uuid, body: &str, mentions: &[Uuid]) -> Answer {
    person.rpc("edit_candidate_note", &json!({ "p_id": note, "p_body": body, "p_mentions": mentions })).await
}

pub async fn delete(person: &Person, note: Uuid) -> Answer {
    person.rpc("delete_candidate_note", &json!({ "p_id": note })).await
}

/// The notes as this person's page reads them; null for who doesn't see the candidate.
pub async fn read(person: &Person, candidate: Uuid) -> Value {
    person.rpc("get_candidate_notes", &json!({ "p_interaction_id": candidate })).await.ok()
}

/// The texts of the notes by the page and by the table, which have to agree.
pub async fn texts(person: &Person, candidate: Uuid) -> Vec<String> {
    let page = read(person, candidate).await;
    let by_page = bodies(&page["notes"]);
    let path =
        format!("/rest/v1/candidate_notes?job_interaction_id=eq.{candidate}&select=body&order=created_at.desc,id");
    assert_eq!(bodies(&person.get(&path).await.ok()), by_page, "the table and the page say the same");
    by_page
}

fn bodies(rows: &Value) -> Vec<String> {
    let rows = rows.as_array().map(Vec::as_slice).unwrap_or_default();
    rows.iter().filter_map(|row| row["body"].as_str().map(str::to_owned)).collect()
}
