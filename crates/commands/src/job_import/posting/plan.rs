//! Postings as drafts. Pure: the same postings, skills and jobs give the same plan.

use super::read::Posting;
use crate::{
    Problem,
    jobs::save_job::MissingForPublish,
    skills::{KnownSkills, spelling},
};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::collections::HashMap;
use ts_rs::TS;
use uuid::Uuid;

/// One posting, as the draft it would become.
#[derive(Debug, Clone, Serialize, TS)]
pub(crate) struct PlannedPosting {
    pub(crate) index: usize,
    pub(crate) title: String,
    /// As `save_job` takes it.
    pub(crate) draft: Map<String, Value>,
    pub(crate) unknown_skills: Vec<String>,
    pub(crate) warnings: Vec<Problem>,
    pub(crate) missing_for_publish: Vec<MissingForPublish>,
    /// The job that came from this posting before.
    pub(crate) existing_job_id: Option<Uuid>,
}

/// All postings of a document.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) postings: Vec<PlannedPosting>,
}

/// Makes a draft of each posting.
pub(super) fn plan(postings: Vec<Posting>, skills: &KnownSkills, jobs: &HashMap<String, Uuid>) -> Plan {
    let planned = |(index, posting): (usize, Posting)| {
        let existing_job_id = posting.text("source_identifier").and_then(|identifier| jobs.get(identifier)).copied();
        let title = posting.text("title").unwrap_or_default().to_owned();
        let mut draft = posting.fields;
        let (known, unknown_skills) = sort_skills(posting.skills, skills);
        draft.insert("skills".to_owned(), known.into());
        let missing_for_publish = missing(&draft);
        PlannedPosting {
            index,
            title,
            draft,
            unknown_skills,
            warnings: posting.warnings,
            missing_for_publish,
            existing_job_id,
        }
    };
    Plan { postings: postings.into_iter().enumerate().map(planned).collect() }
}

/// Known skills as the draft names them, each once; and the names that no one knows.
fn sort_skills(names: Vec<String>, skills: &KnownSkills) -> (Vec<Value>, Vec<String>) {
    let mut slugs: Vec<&str> = Vec::new();
    let mut unknown = Vec::new();
    for name in names {
        match skills.get(&spelling(&name)) {
            Some(skill) if !slugs.contains(&skill.slug.as_str()) => slugs.push(&skill.slug),
            Some(_) => {}
            None => unknown.push(name),
        }
    }
    (slugs.into_iter().map(|slug| json!({ "slug": slug, "importance": "must" })).collect(), unknown)
}

/// What publishing the draft would still need, in the words of `private.missing_for_publish`. Weights are written with every draft, so they are never missing.
pub(in crate::job_import) fn missing(draft: &Map<String, Value>) -> Vec<MissingForPublish> {
    let lacks = |field: &str| draft.get(field).is_none_or(|value| value.is_null() || *value == json!([]));
    let on_site = matches!(draft.get("remote_policy").and_then(Value::as_str), Some("hybrid" | "onsite"));
    [
        ("description", "Describe the work.", lacks("description")),
        ("seniority", "Choose a seniority.", lacks("seniority")),
        ("employment_type", "Choose an employment type.", lacks("employment_type")),
        ("remote_policy", "Choose a workplace.", lacks("remote_policy")),
        ("places", "Add a location.", on_site && lacks("places")),
        ("pay_min", "Enter the pay range.", lacks("pay_min") || lacks("pay_max")),
        ("pay_currency", "Choose the currency of the pay.", lacks("pay_currency")),
        ("skills", "Add at least one skill.", lacks("skills")),
    ]
    .into_iter()
    .filter(|(.., missing)| *missing)
    .map(|(field, message, _)| MissingForPublish { field: field.to_owned(), message: message.to_owned() })
    .collect()
}
