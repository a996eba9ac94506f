//! Commands, called by people over HTTP: each allowed and refused.

mod account;
mod admin;
mod analytics;
mod browse;
mod bug_reports;
mod calls;
pub mod candidates;
mod career;
mod challenges;
mod company;
pub mod employer_challenges;
mod feedback;
mod home;
mod interview;
mod job_end;
mod job_import;
mod job_invitations;
mod jobs;
mod messages;
mod names;
mod notifications;
mod onboarding;
mod practice;
mod profile;
mod public_lists;
mod round_trips;
mod search;
mod subscriptions;
mod team;
mod transaction_retry;
mod webhooks;

use crate::kit::{Answer, Company, Person, TestApp};
use serde_json::{Value, json};
use uuid::Uuid;

/// What `details` says, which is JSON as text.
fn details(answer: &Answer) -> Value {
    let details = answer.json()["details"].as_str().expect("details are text").to_owned();
    serde_json::from_str(&details).expect("details are JSON")
}

/// The pointers of an error's problems.
fn pointers(answer: &Answer) -> Vec<String> {
    let problems = details(answer);
    let pointer = |problem: &Value| problem["pointer"].as_str().expect("a pointer").to_owned();
    problems.as_array().expect("a list").iter().map(pointer).collect()
}

/// An id in an answer.
pub fn id(answer: &Value) -> Uuid {
    answer["id"].as_str().and_then(|id| id.parse().ok()).expect("an id")
}

/// A job with all that publishing asks for.
fn whole_job(title: &str) -> Value {
    json!({
        "title": title, "description": "Keep the **lights** on.", "seniority": "senior", "employment_type": "full_time",
        "remote_policy": "remote", "pay_min": 70000, "pay_max": 90000, "pay_currency": "EUR",
        "skills": [{ "slug": "rust" }, { "slug": "postgresql", "importance": "nice" }],
    })
}

/// A published job of this member.
pub async fn open_job(member: &Person, title: &str) -> Uuid {
    let job = id(&member.rpc("save_job", &json!({ "p_job": whole_job(title) })).await.ok());
    member.rpc("publish_job", &json!({ "p_id": job })).await.ok();
    job
}

/// From now on every job asks for these two skills alone, half each.
pub async fn jobs_ask_for(app: &TestApp, skills: [&str; 2]) {
    let [one, other] = skills;
    let sql = format!(
        "begin;
         delete from job_weights;
         delete from job_skills;
         insert into job_skills (job_opening_id, skill_id, importance)
         select j.id, s.id, 'must' from job_openings j, skills s where s.slug in ('{one}', '{other}');
         insert into job_weights (job_opening_id, criterion, skill_id, weight)
         select job_opening_id, 'skill', skill_id, 50 from job_skills;
         commit;"
    );
    app.database.admin().await.batch_execute(&sql).await.expect("the database answers");
}

/// The seeker's interest in a job.
pub async fn interest(seeker: &Person, job: Uuid) -> Uuid {
    id(&seeker.rpc("express_interest", &json!({ "p_job_opening_id": job })).await.ok())
}

/// A seeker and a company in a conversation.
struct Match {
    company: Company,
    seeker: Person,
    job: Uuid,
    conversation: Uuid,
}

async fn matched(app: &TestApp) -> Match {
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    let interaction = interest(&seeker, job).await;
    let approved = company.admin.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
    let conversation = approved["conversation_id"].as_str().and_then(|id| id.parse().ok()).expect("a conversation");
    Match { company, seeker, job, conversation }
}

/// One number from the database.
pub async fn count(app: &TestApp, sql: &str, id: Uuid) -> i64 {
    app.database.admin().await.query_one(sql, &[&id]).await.expect("a count").get(0)
}

/// Changes something that no front door can.
pub async fn arrange(app: &TestApp, sql: &str, id: Uuid) {
    app.database.admin().await.execute(sql, &[&id]).await.expect("it can be arranged");
}
