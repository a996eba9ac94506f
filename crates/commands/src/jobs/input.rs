//! A job as an editor or an import gives it: every field may be missing, and then stays as it is.

use crate::{
    CommandError, Problem,
    rpc::{
        arguments::decode,
        check::{Check, changed},
        columns::Columns,
        patch::Patch,
    },
};
use devproof_vocabulary::{
    ClosedList, Criterion, EmploymentType, Importance, PayPeriod, RemotePolicy, RoleFamily, Seniority,
};
use serde::Deserialize;
use serde_json::Value;
use time::{OffsetDateTime, format_description::well_known::Rfc3339};
use uuid::Uuid;

/// Highest pay, in whole units of its currency.
const MAX_PAY: i64 = 100_000_000;
/// Skills of one job.
const MAX_SKILLS: usize = 40;

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Fields {
    title: Patch<String>,
    description: Patch<String>,
    seniority: Patch<String>,
    employment_type: Patch<String>,
    remote_policy: Patch<String>,
    places: Patch<Vec<String>>,
    countries: Patch<Vec<String>>,
    utc_offset_min: Patch<i64>,
    utc_offset_max: Patch<i64>,
    pay_min: Patch<i64>,
    pay_max: Patch<i64>,
    pay_currency: Patch<String>,
    pay_period: Patch<String>,
    equity: Patch<String>,
    visa_sponsorship: Patch<bool>,
    min_years: Patch<i64>,
    min_rank: Patch<i64>,
    min_system_design: Patch<i64>,
    role_family: Patch<String>,
    interview_process: Patch<String>,
    application_url: Patch<String>,
    source_url: Patch<String>,
    source_identifier: Patch<String>,
    expires_at: Patch<String>,
    recruiter_profile_id: Patch<Uuid>,
    skills: Patch<Vec<SkillInput>>,
    weights: Patch<Vec<WeightInput>>,
}

/// A skill that the job asks for, by its number or its slug.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct SkillInput {
    pub(super) skill_id: Option<i32>,
    pub(super) slug: Option<String>,
    pub(super) importance: Option<String>,
    pub(super) min_years: Option<i64>,
}

/// One criterion of the ideal candidate.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields = nullable)]
pub(crate) struct WeightInput {
    pub(super) criterion: String,
    pub(super) skill_id: Option<i32>,
    pub(super) slug: Option<String>,
    pub(super) weight: i64,
}

/// A job whose values have been checked.
#[derive(Debug)]
pub(crate) struct JobInput {
    /// Columns of `job_openings` to write.
    pub(super) columns: Columns,
    /// Whether a title is among them.
    pub(super) has_title: bool,
    /// The member it is to belong to, if that changes.
    pub(super) recruiter: Option<Option<Uuid>>,
    /// The skills it is to have from now on.
    pub(super) skills: Option<Vec<SkillInput>>,
    /// Its weights: not given, null (the defaults), or these.
    pub(super) weights: Patch<Vec<WeightInput>>,
}

impl JobInput {
    /// Reads and checks `value`, which stands at `base`.
    ///
    /// # Errors
    /// `invalid_input`, `weights_must_sum_to_100`.
    pub(crate) fn read(base: &str, value: Value) -> Result<Self, CommandError> {
        let fields: Fields = decode(base, value)?;
        let mut check = Check::at(base);
        let skills = fields.skills.clone().change().map(Option::unwrap_or_default);
        if let Some(skills) = &skills {
            check_skills(&mut check, skills);
        }
        if let Patch::Set(weights) = &fields.weights {
            check_weights(&mut check, weights);
        }
        let recruiter = fields.recruiter_profile_id.clone().change();
        let weights = fields.weights.clone();
        let has_title = fields.title != Patch::Keep;
        let columns = columns(&mut check, fields);
        check.finish()?;
        if let Patch::Set(weights) = &weights {
            must_sum_to_100(weights)?;
        }
        Ok(Self { columns, has_title, recruiter, skills, weights })
    }
}

fn columns(check: &mut Check, job: Fields) -> Columns {
    let mut columns = Columns::default();
    match job.title {
        Patch::Set(title) => columns.set("title", check.line("title", &title, 160)),
        Patch::Clear => check.problem("title", "must not be empty"),
        Patch::Keep => {}
    }
    if let Some(description) = job.description.change() {
        columns.set("description", check.optional_markdown("description", description, 20_000).unwrap_or_default());
    }
    listed::<Seniority>(check, &mut columns, "seniority", job.seniority);
    listed::<EmploymentType>(check, &mut columns, "employment_type", job.employment_type);
    listed::<RoleFamily>(check, &mut columns, "role_family", job.role_family);
    listed::<RemotePolicy>(check, &mut columns, "remote_policy", job.remote_policy);
    if let Some(period) = job.pay_period.change() {
        let period = check.value_of("pay_period", period).unwrap_or(PayPeriod::Year);
        columns.set("pay_period", period.as_str());
    }
    if let Some(places) = job.places.change() {
        columns.set("places", check.lines("places", places.unwrap_or_default(), 20, 120));
    }
    if let Some(countries) = job.countries.change() {
        let countries = check.lines("countries", countries.unwrap_or_default(), 60, 2);
        for (i, country) in countries.iter().enumerate() {
            check.capitals(&format!("countries/{i}"), Some(country.clone()), 2);
        }
        columns.set("countries", countries);
    }
    let pair = (&job.pay_min, &job.pay_max);
    if let (Patch::Set(min), Patch::Set(max)) = pair
        && min > max
    {
        check.problem("pay_max", "must not be less than the lower end");
    }
    for (field, value, min, max) in [
        ("utc_offset_min", job.utc_offset_min, -12, 14),
        ("utc_offset_max", job.utc_offset_max, -12, 14),
        ("pay_min", job.pay_min, 0, MAX_PAY),
        ("pay_max", job.pay_max, 0, MAX_PAY),
        ("min_years", job.min_years, 0, 40),
        ("min_rank", job.min_rank, 0, 6),
        ("min_system_design", job.min_system_design, 0, 100),
    ] {
        columns.change(field, changed(value, |number| check.range(field, Some(number), min, max)));
    }
    columns.change("pay_currency", changed(job.pay_currency, |code| check.capitals("pay_currency", Some(code), 3)));
    columns.change("equity", changed(job.equity, |text| check.optional_line("equity", Some(text), 120)));
    columns.change("visa_sponsorship", job.visa_sponsorship.change());
    columns.change(
        "interview_process",
        changed(job.interview_process, |text| check.optional_markdown("interview_process", Some(text), 5000)),
    );
    for (field, value) in [("application_url", job.application_url), ("source_url", job.source_url)] {
        columns.change(field, changed(value, |url| check.url(field, Some(url))));
    }
    columns.change(
        "source_identifier",
        changed(job.source_identifier, |text| check.optional_line("source_identifier", Some(text), 200)),
    );
    columns.change("expires_at", changed(job.expires_at, |text| timestamp(check, "expires_at", &text)));
    columns
}

/// A column that holds a value of a closed list.
fn listed<T: ClosedList>(check: &mut Check, columns: &mut Columns, field: &'static str, value: Patch<String>) {
    columns.change(field, changed(value, |text| check.value_of::<T>(field, Some(text)).map(T::as_str)));
}

fn timestamp(check: &mut Check, field: &str, text: &str) -> Option<OffsetDateTime> {
    let parsed = OffsetDateTime::parse(text, &Rfc3339).ok();
    if parsed.is_none() {
        check.problem(field, "must be a time as in RFC 3339, like 2027-01-31T18:00:00Z");
    }
    parsed
}

fn check_skills(check: &mut Check, skills: &[SkillInput]) {
    if skills.len() > MAX_SKILLS {
        check.problem("skills", format!("must have at most {MAX_SKILLS} skills"));
    }
    for (i, skill) in skills.iter().enumerate() {
        if skill.skill_id.is_none() && skill.slug.is_none() {
            check.problem(&format!("skills/{i}"), "needs skill_id or slug");
        }
        check.value_of::<Importance>(&format!("skills/{i}/importance"), skill.importance.clone());
        check.range(&format!("skills/{i}/min_years"), skill.min_years, 1, 40);
    }
}

fn check_weights(check: &mut Check, weights: &[WeightInput]) {
    if weights.len() > MAX_SKILLS + Criterion::ALL.len() {
        check.problem("weights", "too many criteria");
    }
    for (i, weight) in weights.iter().enumerate() {
        let criterion = check_weight(check, &format!("weights/{i}"), weight);
        let names_skill = weight.skill_id.is_some() || weight.slug.is_some();
        if names_skill != (criterion == Some(Criterion::Skill)) {
            check.problem(&format!("weights/{i}"), "must name a skill if its criterion is skill, and only then");
        }
    }
}

/// Checks one weight by itself, whatever job it is for; its criterion, if there is such a one.
pub(super) fn check_weight(check: &mut Check, place: &str, weight: &WeightInput) -> Option<Criterion> {
    check.range(&format!("{place}/weight"), Some(weight.weight), 0, 100);
    check.value_of(&format!("{place}/criterion"), Some(weight.criterion.clone()))
}

/// No weights at all are allowed while a job is a draft.
fn must_sum_to_100(weights: &[WeightInput]) -> Result<(), CommandError> {
    let sum: i64 = weights.iter().map(|weight| weight.weight).sum();
    if weights.is_empty() || sum == 100 { Ok(()) } else { Err(CommandError::WeightsMustSumTo100(Some(sum))) }
}

/// The problem of a skill that no one knows.
pub(super) fn unknown_skill(base: &str, list: &str, index: i64) -> CommandError {
    CommandError::InvalidInput(vec![Problem::new(format!("{base}/{list}/{index}"), "isn't a known skill")])
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn problems_are_named_by_place() {
        let refused = JobInput::read(
            "/p_job",
            json!({ "title": " ", "pay_min": 5, "pay_max": 3, "countries": ["Germany"], "expires_at": "soon",
                "role_family": "tea",
                "skills": [{}], "weights": [{ "criterion": "skill", "weight": 101 }] }),
        );
        let Err(CommandError::InvalidInput(problems)) = refused else { panic!("{refused:?}") };
        let pointers: Vec<_> = problems.iter().map(|problem| problem.pointer.as_str()).collect();
        for expected in [
            "title",
            "pay_max",
            "countries/0",
            "expires_at",
            "role_family",
            "skills/0",
            "weights/0/weight",
            "weights/0",
        ] {
            assert!(pointers.contains(&format!("/p_job/{expected}").as_str()), "{expected} in {pointers:?}");
        }
    }

    #[test]
    fn weights_sum_to_100_or_there_are_none() {
        let weights = |weights: Value| JobInput::read("/p_job", json!({ "weights": weights }));
        assert!(weights(json!([])).is_ok());
        assert!(weights(json!(null)).is_ok());
        assert!(weights(json!([{ "criterion": "years", "weight": 100 }])).is_ok());
        let refused = weights(json!([{ "criterion": "years", "weight": 99 }]));
        assert!(matches!(refused, Err(CommandError::WeightsMustSumTo100(Some(99)))));
    }
}
