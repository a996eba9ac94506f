//! A row against the company's jobs: new, changed, the same, or broken. Pure.

use super::{
    existing::{Existing, HeldSkill, Jobs},
    note::Note,
    parsed_posting::{ParsedPosting, WantedSkill},
};
use crate::{
    job_import::posting::missing,
    jobs::save_job::MissingForPublish,
    skills::{KnownSkills, spelling},
};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::collections::HashMap;
use time::{OffsetDateTime, format_description::well_known::Rfc3339};
use uuid::Uuid;

/// Skills of one job.
const MAX_SKILLS: usize = 40;

/// A row as it is kept: what it would do.
#[derive(Debug, Default, Serialize)]
pub(super) struct Compared {
    pub(super) number: i32,
    pub(super) state: &'static str,
    pub(super) title: Option<String>,
    pub(super) identifier: Option<String>,
    pub(super) draft: Map<String, Value>,
    pub(super) problems: Vec<Note>,
    pub(super) warnings: Vec<Note>,
    pub(super) unknown_skills: Vec<String>,
    pub(super) changes: Vec<String>,
    pub(super) missing: Vec<MissingForPublish>,
    pub(super) job_id: Option<Uuid>,
    pub(super) job_version: Option<i32>,
}

/// What rows are compared with.
pub(super) struct World<'a> {
    pub(super) skills: &'a KnownSkills,
    /// What a person said about words that name no skill: the slug that is meant, or none to leave it out.
    pub(super) chosen: &'a HashMap<String, Option<String>>,
    pub(super) jobs: &'a Jobs,
    pub(super) now: OffsetDateTime,
    /// Whether the rows are of a CSV, whose headings the notes name.
    pub(super) csv: bool,
}

/// Compares one row.
pub(super) fn compare(number: i32, posting: ParsedPosting, world: &World<'_>) -> Compared {
    let mut row = Compared {
        number,
        // A broken row can hold anything; nothing longer than a field is kept of it.
        title: posting.text("title").map(|title| title.chars().take(160).collect()),
        identifier: posting.text("source_identifier").map(|identifier| identifier.chars().take(200).collect()),
        ..Compared::default()
    };
    let ParsedPosting { mut fields, guessed, skills, own_id, mut problems, mut warnings } = posting;
    let wanted = skills.map(|skills| resolve_skills(skills, world, &mut row.unknown_skills));
    let job = find_job(own_id, row.identifier.as_deref(), world, &mut problems, &mut warnings);
    expiry(&mut fields, job, world, &mut warnings);
    match job {
        None => {
            // A row whose cells do not fit has a problem of the whole; its title may stand elsewhere.
            if row.title.is_none() && problems.iter().all(|problem| !problem.at.is_empty()) {
                problems.push(Note::new(title_place(world), "is missing").fix("Give every job a title."));
            }
            let skills: Vec<Value> = wanted.unwrap_or_default().iter().map(JobSkill::json).collect();
            fields.insert("skills".to_owned(), skills.into());
            row.state = "new";
            row.missing = missing(&fields);
            row.draft = fields;
        }
        Some(job) => {
            fields.retain(|field, _| !guessed.contains(field));
            fields.retain(|field, value| !is_same(field, value, job.fields.get(field)));
            let changed = wanted.filter(|wanted| !wanted.is_empty()).and_then(|wanted| merged(wanted, &job.skills));
            fields.extend(changed.map(|skills| ("skills".to_owned(), skills)));
            row.state = if fields.is_empty() { "same" } else { "changed" };
            row.changes = fields.keys().cloned().collect();
            (row.job_id, row.job_version) = (Some(job.id), Some(job.version));
            if row.title.is_none() {
                row.title = job.fields.get("title").and_then(Value::as_str).map(str::to_owned);
            }
            together(&fields, job, &mut problems);
            row.draft = fields;
        }
    }
    if !problems.is_empty() {
        row.state = "broken";
        (row.changes, row.missing, row.draft) = (Vec::new(), Vec::new(), Map::new());
    }
    (row.problems, row.warnings) = (problems, warnings);
    row
}

fn title_place(world: &World<'_>) -> &'static str {
    if world.csv { "title" } else { "/title" }
}

/// The job that a row speaks of, by our id or by the employer's identifier.
fn find_job<'a>(
    own_id: Option<Uuid>,
    identifier: Option<&str>,
    world: &World<'a>,
    problems: &mut Vec<Note>,
    warnings: &mut Vec<Note>,
) -> Option<&'a Existing> {
    let by_identifier = identifier.and_then(|identifier| world.jobs.with_identifier(identifier));
    let Some(id) = own_id else { return by_identifier };
    let place = if world.csv { "id" } else { "/@id" };
    match (world.jobs.with_id(id), by_identifier) {
        (Some(job), Some(other)) if job.id != other.id => {
            let message = "is one of your jobs, but the identifier belongs to another one";
            problems.push(Note::new(place, message).value(&id.to_string()).fix("Remove one of the two."));
            Some(job)
        }
        (None, other) => {
            let message = "isn't a job of your company, and was skipped";
            warnings.push(Note::new(place, message).value(&id.to_string()));
            other
        }
        (job, _) => job,
    }
}

/// A skill that is known, with what the row says about it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct JobSkill {
    slug: String,
    importance: Option<String>,
    min_years: Option<i64>,
}

impl JobSkill {
    fn json(&self) -> Value {
        json!({ "slug": self.slug, "importance": self.importance.as_deref().unwrap_or("must"), "min_years": self.min_years })
    }
}

/// Known skills, each once; the others by name.
fn resolve_skills(skills: Vec<WantedSkill>, world: &World<'_>, unknown: &mut Vec<String>) -> Vec<JobSkill> {
    let mut wanted: Vec<JobSkill> = Vec::new();
    for skill in skills {
        let spelled = spelling(&skill.name);
        let slug = match (world.skills.get(&spelled), world.chosen.get(&spelled)) {
            (Some(known), _) => known.slug.clone(),
            (None, Some(Some(slug))) => slug.clone(),
            (None, Some(None)) => continue,
            (None, None) => {
                unknown.push(skill.name.chars().take(60).collect());
                continue;
            }
        };
        if wanted.len() < MAX_SKILLS && wanted.iter().all(|other| other.slug != slug) {
            let min_years = skill.min_years.filter(|years| (1..=40).contains(years));
            wanted.push(JobSkill { slug, importance: skill.importance, min_years });
        }
    }
    unknown.truncate(MAX_SKILLS);
    wanted
}

/// The skills that the job is to have, if they differ from what it has.
fn merged(wanted: Vec<JobSkill>, held: &[HeldSkill]) -> Option<Value> {
    let filled: Vec<JobSkill> = wanted
        .into_iter()
        .map(|mut skill| {
            // A file that does not tell how important a skill is, or for how long, leaves that alone.
            if skill.importance.is_none() {
                let before = held.iter().find(|held| held.slug == skill.slug);
                skill.importance = before.map(|held| held.importance.clone());
                skill.min_years = before.and_then(|held| held.min_years);
            }
            skill
        })
        .collect();
    let has = |skill: &JobSkill| {
        held.iter().any(|held| {
            held.slug == skill.slug
                && Some(held.importance.as_str()) == Some(skill.importance.as_deref().unwrap_or("must"))
                && held.min_years == skill.min_years
        })
    };
    let same = filled.len() == held.len() && filled.iter().all(has);
    (!same).then(|| filled.iter().map(JobSkill::json).collect())
}

/// A day that has passed closes nothing: a job that has it keeps it, any other does without.
fn expiry(fields: &mut Map<String, Value>, job: Option<&Existing>, world: &World<'_>, warnings: &mut Vec<Note>) {
    let time = |value: &Value| value.as_str().and_then(|text| OffsetDateTime::parse(text, &Rfc3339).ok());
    let Some(until) = fields.get("expires_at").and_then(time) else { return };
    if until > world.now || job.is_some_and(|job| job.fields.get("expires_at").and_then(time) == Some(until)) {
        return;
    }
    fields.remove("expires_at");
    let place = if world.csv { "expires_at" } else { "/validThrough" };
    warnings.push(Note::new(place, "is in the past and was ignored").value(&until.date().to_string()));
}

fn is_same(field: &str, value: &Value, held: Option<&Value>) -> bool {
    let held = held.unwrap_or(&Value::Null);
    match (field, value, held) {
        ("expires_at", Value::String(new), Value::String(old)) => {
            let time = |text: &str| OffsetDateTime::parse(text, &Rfc3339).ok();
            // Our exports carry whole seconds.
            time(new).map(|time| time.unix_timestamp()) == time(old).map(|time| time.unix_timestamp())
        }
        (_, Value::String(new), Value::String(old)) => {
            new.trim() == old.replace("\r\n", "\n").replace('\r', "\n").trim()
        }
        _ => value == held,
    }
}

/// What only job and row together can violate.
fn together(fields: &Map<String, Value>, job: &Existing, problems: &mut Vec<Note>) {
    let mut whole = job.fields.clone();
    whole.insert("skills".to_owned(), if job.skills.is_empty() { json!([]) } else { json!([1]) });
    whole.extend(fields.clone());
    let number = |field: &str| whole.get(field).and_then(Value::as_i64);
    for (low, high) in [("pay_min", "pay_max"), ("utc_offset_min", "utc_offset_max")] {
        if let (Some(min), Some(max)) = (number(low), number(high))
            && min > max
        {
            let message = format!("with what the job has already, the lower end {min} is above the upper end {max}");
            problems.push(Note::new(low, message).fix("Enter both ends of the range."));
        }
    }
    if matches!(job.status.as_str(), "open" | "paused") {
        for lacking in missing(&whole) {
            let message =
                format!("the job is on show, and with this change it would lack something. {}", lacking.message);
            problems.push(Note::new(lacking.field, message).fix("Fill this column too."));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skills::KnownSkill;
    use time::macros::datetime;

    fn skills() -> KnownSkills {
        [(1, "rust"), (2, "go")]
            .into_iter()
            .map(|(id, slug)| (slug.to_owned(), KnownSkill { id, slug: slug.to_owned(), name: slug.to_owned() }))
            .collect()
    }

    fn job() -> Existing {
        let fields = json!({ "title": "Engineer", "description": "a\r\nb", "source_identifier": "E-1", "pay_min": 50, "pay_max": 60,
            "remote_policy": "remote", "places": [], "expires_at": "2020-01-01T00:00:00+00:00" });
        let skills = vec![HeldSkill { slug: "rust".into(), importance: "nice".into(), min_years: Some(3) }];
        let Value::Object(fields) = fields else { panic!("an object") };
        Existing { id: Uuid::nil(), version: 4, status: "draft".into(), fields, skills }
    }

    fn compared(fields: Value, skills_of: Option<Vec<(&str, Option<&str>)>>) -> Compared {
        let (skills, jobs, chosen) =
            (skills(), Jobs::of([job()]), HashMap::from([("gopher".to_owned(), Some("go".to_owned()))]));
        let world =
            World { skills: &skills, chosen: &chosen, jobs: &jobs, now: datetime!(2026-11-21 12:00 UTC), csv: true };
        let wanted = |(name, importance): (&str, Option<&str>)| WantedSkill {
            name: name.to_owned(),
            importance: importance.map(str::to_owned),
            min_years: None,
        };
        let Value::Object(fields) = fields else { panic!("an object") };
        let skills = skills_of.map(|skills| skills.into_iter().map(wanted).collect());
        compare(1, ParsedPosting { fields, skills, ..ParsedPosting::default() }, &world)
    }

    #[test]
    fn rows_are_new_changed_or_the_same() {
        let row = compared(json!({ "title": "New", "expires_at": "2020-01-01T00:00:00Z" }), None);
        assert_eq!((row.state, row.warnings.len(), row.draft.contains_key("expires_at")), ("new", 1, false));
        let same = json!({ "source_identifier": "E-1", "title": "Engineer", "description": "a\nb", "expires_at": "2020-01-01T00:00:00Z" });
        assert_eq!(compared(same.clone(), Some(vec![("Rust", None)])).state, "same");
        let row = compared(same, Some(vec![("rust", Some("must")), ("Gopher", None), ("Cobol-85", None)]));
        assert_eq!(
            (row.state, row.changes, row.unknown_skills),
            ("changed", vec!["skills".to_owned()], vec!["Cobol-85".to_owned()])
        );
        assert_eq!(row.draft["skills"][1]["slug"], json!("go"));
        assert_eq!((row.job_version, row.missing.len()), (Some(4), 0));
    }

    #[test]
    fn what_only_both_together_violate_is_named() {
        let row = compared(json!({ "source_identifier": "E-1", "pay_min": 70 }), None);
        assert_eq!((row.state, row.problems[0].at.as_str()), ("broken", "pay_min"));
        assert_eq!(compared(json!({}), None).problems[0].message, "is missing");
    }
}
