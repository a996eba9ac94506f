//! `get_challenges`: the catalogue with the caller's own state in it, how many jobs ask for what each challenge proves,
//! and what to do next. Null for who is no job seeker.

use super::asking::{count_jobs, skills};
use crate::{
    CommandError,
    browse::what_if::{self, OpenedByProof},
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_db::{Rows, Sql, columns};
use devproof_vocabulary::Role;
use serde_json::{Value, json};
use std::{cmp::Reverse, collections::HashMap};
use uuid::Uuid;

/// Challenges that would open jobs and are suggested.
const OPENING: usize = 3;

arguments! {}

columns! {
    struct Proving { challenge_id: Uuid, skills: Vec<i32> }
}

pub(crate) async fn run(cx: &CommandContext<'_>, _args: Args) -> Result<Value, CommandError> {
    if cx.profile.role != Some(Role::JobSeeker) {
        return Ok(Value::Null);
    }
    let catalogue = Sql::new("select private.challenge_catalogue()");
    let proving = Sql::new(
        "select s.challenge_id, array_agg(s.skill_id) as skills from public.challenge_skills s group by s.challenge_id",
    );
    let [catalogue, proving] = cx.tx.query_together([&catalogue, &proving]).await?;
    let Some(mut catalogue) = catalogue.values::<Option<Value>>()?.pop().flatten() else { return Ok(Value::Null) };
    add_jobs(cx, &mut catalogue, proving.read_all()?).await?;
    catalogue["next"] = next(cx, &catalogue).await?;
    Ok(catalogue)
}

/// Adds to each challenge how many jobs ask for it.
async fn add_jobs(cx: &CommandContext<'_>, catalogue: &mut Value, proving: Vec<Proving>) -> Result<(), CommandError> {
    let (challenges, lists): (Vec<_>, Vec<_>) =
        proving.into_iter().map(|row| (row.challenge_id.to_string(), skills(&row.skills))).unzip();
    let counts = count_jobs(cx, lists).await?;
    let counts: Option<HashMap<_, _>> = counts.map(|counts| challenges.into_iter().zip(counts).collect());
    for challenge in catalogue["challenges"].as_array_mut().into_iter().flatten() {
        let id = challenge["id"].as_str().unwrap_or_default();
        let jobs = counts.as_ref().map(|counts| counts.get(id).copied().unwrap_or_default());
        challenge["jobs"] = json!(jobs);
    }
    Ok(())
}

/// What the caller began, what would open most jobs, and the next step in difficulty; no challenge twice.
async fn next(cx: &CommandContext<'_>, catalogue: &Value) -> Result<Value, CommandError> {
    // Suggestions are an extra: without the match index the others are there.
    let opened = match what_if::opened_by_proofs(cx).await {
        Err(CommandError::TryAgain(_)) => Vec::new(),
        opened => opened?.0,
    };
    let mut suggested: Vec<Value> = Vec::new();
    for proof in opened {
        let is_new = |slug: &str| suggested.iter().all(|other| other["slug"] != slug);
        if suggested.len() < OPENING && proof.challenge_slug().is_some_and(is_new) {
            suggested.extend(opens_jobs(&proof));
        }
    }
    if suggested.is_empty() {
        suggested.extend(most_wanted(catalogue));
    }
    let taken: Vec<String> = suggested.iter().filter_map(|one| Some(one["slug"].as_str()?.to_owned())).collect();
    let own: Value = cx.tx.value(&Sql::new("select private.next_challenges($1)").bind(taken.as_slice())).await?;
    let (begun, others): (Vec<_>, Vec<_>) =
        own.as_array().cloned().unwrap_or_default().into_iter().partition(|one| one["why"] == "unfinished");
    suggested.retain(|one| begun.iter().all(|other| other["slug"] != one["slug"]));
    Ok(begun.into_iter().chain(suggested).chain(others).collect())
}

fn opens_jobs(proof: &OpenedByProof) -> Option<Value> {
    let challenge = proof.challenge.as_ref()?;
    Some(json!({ "why": "opens_jobs", "proof": proof, "slug": challenge.slug, "title": challenge.title,
        "difficulty": challenge.difficulty }))
}

/// The challenge that most jobs ask for, of those that the caller has not solved.
fn most_wanted(catalogue: &Value) -> Option<Value> {
    let challenges = catalogue["challenges"].as_array()?.iter().enumerate();
    let open = challenges.filter(|(_, one)| one["state"] != "solved" && one["jobs"].as_u64() > Some(0));
    let (_, most) = open.max_by_key(|(place, one)| (one["jobs"].as_u64(), Reverse(*place)))?;
    Some(json!({ "why": "jobs_ask", "jobs": most["jobs"], "slug": most["slug"], "title": most["title"],
        "difficulty": most["difficulty"] }))
}
