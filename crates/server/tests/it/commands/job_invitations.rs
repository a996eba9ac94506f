//! Invitations to a job: who can be invited and how often, what each side learns, and the match.

mod accept_job_invitation;
mod allow_job_invitations;
mod decline_job_invitation;
mod expire_job_invitations;
mod get_job_invitation_options;
mod invite_to_job;
mod list_job_invitations;
mod withdraw_job_invitation;

use super::{arrange, count, details, id, interest, open_job};
use crate::kit::{Answer, Company, Person, TestApp};
use serde_json::{Value, json};
use uuid::Uuid;

const REASON: &str = "You wrote a storage engine, and we need one.";

/// Invites someone to a job.
async fn invite(member: &Person, job: Uuid, person: Uuid) -> Answer {
    let call = json!({ "p_job_opening_id": job, "p_profile_id": person, "p_reason": REASON });
    member.rpc("invite_to_job", &call).await
}

/// A company, its job, and a person whom it has invited.
struct Invited {
    company: Company,
    seeker: Person,
    job: Uuid,
    invitation: Uuid,
}

async fn invited(app: &TestApp) -> Invited {
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Storage engineer").await;
    let invitation = id(&invite(&company.admin, job, seeker.id).await.ok());
    Invited { company, seeker, job, invitation }
}

/// Answers an invitation with one of the commands.
async fn answer(person: &Person, command: &str, invitation: Uuid) -> Answer {
    person.rpc(command, &json!({ "p_id": invitation })).await
}

/// The status of an invitation as this person reads it; null when they can't.
async fn status(person: &Person, invitation: Uuid) -> Value {
    let rows = person.get(&format!("/rest/v1/job_invitations?id=eq.{invitation}&select=status")).await.ok();
    rows[0]["status"].clone()
}

/// The invitations that wait for this person.
async fn waiting(seeker: &Person) -> Vec<Value> {
    seeker.rpc("get_my_job_invitations", &json!({})).await.ok().as_array().expect("a list").clone()
}

/// The emails to this address, once what waits was sent.
async fn emails(app: &TestApp, person: &Person) -> Vec<devproof_queue::outbox::OutboxEntry> {
    assert_eq!(app.app.worker().expect("a worker").drain().await.expect("the queue").failed, []);
    devproof_queue::outbox::list(&app.db, Some(&person.email)).await.expect("the outbox")
}
