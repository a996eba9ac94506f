//! What a company decides on candidates, the stages that the approved ones go through, notes on them, and the people to find
//! again.

mod add_candidate_note;
mod approve_candidate;
mod approve_candidates;
mod delete_candidate_note;
mod edit_candidate_note;
mod export_candidates;
mod get_candidate_filters;
mod get_interested_candidates_for_employer;
mod move_candidate;
mod move_candidates;
pub mod notes;
mod reject_candidate;
mod reject_candidates;
mod remove_from_watchlist;
mod save_candidate_stages;
mod save_to_watchlist;
mod undo_decision;
mod undo_decisions;

use crate::{
    commands::{interest, open_job},
    kit::{Company, Person, TestApp},
};
use serde_json::{Value, json};
use uuid::Uuid;

/// A company, one of its jobs, and the interest of someone in it.
struct Interested {
    company: Company,
    job: Uuid,
    seeker: Person,
    interaction: Uuid,
}

async fn interested(app: &TestApp) -> Interested {
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    let interaction = interest(&seeker, job).await;
    Interested { company, job, seeker, interaction }
}

/// The company's stages in their order.
async fn stages(member: &Person) -> Vec<Value> {
    let stages = member.get("/rest/v1/candidate_stages?select=id,kind,name,position&order=position").await.ok();
    stages.as_array().expect("stages").clone()
}

/// The id of a stage of this kind.
pub async fn stage_of(member: &Person, kind: &str) -> String {
    let stages = stages(member).await;
    let stage = stages.iter().find(|stage| stage["kind"] == json!(kind)).expect("a stage of this kind");
    stage["id"].as_str().expect("an id").to_owned()
}
