//! The import of schema.org JobPosting documents (JSON-LD, <https://schema.org/JobPosting>): postings are found,
//! read into drafts, and planned against the company's jobs. Preview and apply make the same plan.

mod employment;
mod find;
mod html;
mod locations;
pub(crate) mod markdown;
mod node;
mod pay;
mod plan;
mod read;
mod requirements;
#[cfg(test)]
mod tests;
mod tree;

pub(super) use employment::{employment_type, remote_policy, role_family, seniority};
pub(crate) use find::find;
pub(crate) use markdown::to_markdown;
pub(crate) use node::Node;
pub(super) use plan::{Plan, PlannedPosting, missing};
pub(crate) use read::{MARKDOWN, Posting, read};

/// Postings that one call plans.
const MOST: usize = 50;

use crate::{
    CommandError, Problem,
    import::{Place, check_document},
    rpc::{blocking::blocking, context::CommandContext},
    skills::known_skills,
};
use devproof_db::{Sql, columns};
use serde_json::Value;
use std::collections::HashMap;
use uuid::Uuid;

/// Finds the postings of a document, and plans each as a draft of `company`.
///
/// # Errors
/// `too_large`, `invalid_document`.
pub(super) async fn plan(cx: &CommandContext<'_>, company: Uuid, document: Value) -> Result<Plan, CommandError> {
    check_document(&document)?;
    let now = cx.now;
    let postings = blocking(move || read_all(&document, now)).await?;
    let names = postings.iter().flat_map(|posting| posting.skills.clone()).collect();
    let skills = known_skills(cx, names).await?;
    let jobs = known_jobs(cx, company, &postings).await?;
    Ok(plan::plan(postings, &skills, &jobs))
}

/// Reads every posting of the document.
fn read_all(document: &Value, now: time::OffsetDateTime) -> Result<Vec<Posting>, CommandError> {
    let root = Place::root(document);
    let found = find(&root, MOST);
    if found.postings.is_empty() {
        let message = "holds no JobPosting: no object with \"@type\": \"JobPosting\" was found";
        return Err(CommandError::InvalidDocument(vec![Problem::new("", message)]));
    }
    let mut postings = Vec::new();
    let mut errors = Vec::new();
    for node in &found.postings {
        match read(node, now) {
            Ok(posting) => postings.push(posting),
            Err(CommandError::InvalidDocument(problems)) => errors.extend(problems),
            Err(other) => return Err(other),
        }
    }
    if !errors.is_empty() {
        return Err(CommandError::InvalidDocument(errors));
    }
    if let (Some(last), true) = (postings.last_mut(), found.more) {
        let message = format!("is followed by more postings; the first {} were read", MOST);
        last.warnings.push(Problem::new(&last.pointer, message));
    }
    Ok(postings)
}

columns! {
    struct KnownJob {
        source_identifier: String,
        id: Uuid,
    }
}

/// The company's jobs that came from these postings before, by the employer's identifier.
async fn known_jobs(
    cx: &CommandContext<'_>,
    company: Uuid,
    postings: &[Posting],
) -> Result<HashMap<String, Uuid>, CommandError> {
    let identifiers: Vec<String> =
        postings.iter().filter_map(|posting| posting.text("source_identifier")).map(str::to_owned).collect();
    let sql = Sql::new(
        "select j.source_identifier, j.id from public.job_openings j
         where j.company_id = $1::uuid and j.source_identifier = any ($2::text[])",
    )
    .bind(company)
    .bind(identifiers);
    let jobs: Vec<KnownJob> = cx.tx.read_all(&sql).await?;
    Ok(jobs.into_iter().map(|job| (job.source_identifier, job.id)).collect())
}
