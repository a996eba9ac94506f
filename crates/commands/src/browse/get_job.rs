//! `get_job`: one job in full, for seekers with their match and what would lift it. Null when it is not there or not open to the caller.

use super::{
    card,
    job_card::{BADGES, Badge, CardRow, JobCard, Summary},
};
use crate::{
    CommandError, matching,
    rpc::{arguments::arguments, context::CommandContext, signature::to_json},
};
use devproof_db::{Rows, Sql};
use devproof_index::{job_facts, people_facts};
use devproof_matching::{
    Catalog, Grade, JobFacts, Lift, PersonFacts, Provable, Receipt, Requirement, SkillId, State, WeightForm,
};
use devproof_vocabulary::Role;
use serde_json::{Value, json};
use uuid::Uuid;

arguments! {
    required { p_id: Uuid }
}

pub(crate) fn first_reads(caller: Uuid, args: &Args) -> Vec<Sql> {
    let id = args.p_id;
    let page = Sql::new("select private.job_page($1)").bind(id);
    vec![page, card::statement(id), Sql::new(BADGES), people_facts(&[caller]), job_facts(&[id])]
}

pub(crate) async fn run(cx: &CommandContext<'_>, _args: Args) -> Result<Value, CommandError> {
    let [page, card, badges, person, job] = cx.first_reads()?;
    let (Some(Some(Value::Object(mut page))), Some(row)) =
        (page.first_value::<Option<Value>>()?, card.read_first::<CardRow>()?)
    else {
        return Ok(Value::Null);
    };
    let mut card = JobCard::new(row, &badges.read_all::<Badge>()?);
    let mut lifts = Vec::new();
    if cx.profile.role == Some(Role::JobSeeker) {
        let index = matching::index(cx).await?;
        let person = matching::read_person(person, &index.catalog)?;
        let job = matching::read_job(job, &index.catalog)?;
        card.pay_about = card.pay_about(&person, &index.catalog);
        if card.summary.is_none() {
            lifts = lifts_of(&job, &person, &index.catalog);
            let receipt = Receipt::new(&job, &person, &index.catalog, WeightForm::Coarse);
            card.summary = Some(Summary::Current(receipt));
        }
        add_matched(page.get_mut("skills"), &person)?;
    }
    page.insert("lifts".to_owned(), lifts.into());
    if let Value::Object(card) = to_json(card)? {
        page.extend(card);
    }
    Ok(page.into())
}

/// Adds to each skill of a job how the person has it.
fn add_matched(skills: Option<&mut Value>, person: &PersonFacts) -> Result<(), CommandError> {
    for skill in skills.and_then(Value::as_array_mut).into_iter().flatten() {
        let id = skill["skill_id"].as_u64().and_then(|id| u32::try_from(id).ok()).map(SkillId);
        let known = id.and_then(|id| person.skill(id));
        let state = known.map(|known| known.proof.map_or(State::Met, |proof| proof.grade.state()));
        skill["matched"] = to_json(state)?;
    }
    Ok(())
}

/// Criteria that would lift the match and that the person can do something about: what can be proved here, and what they
/// have not said.
fn lifts_of(job: &JobFacts, person: &PersonFacts, catalog: &Catalog) -> Vec<Value> {
    let is_open = |requirement: Requirement| {
        Provable::of(requirement).is_some() || requirement.state(&job.requirements.skills, person) == State::Unknown
    };
    let lifts = devproof_matching::lifts(job, person).into_iter().filter(|lift| is_open(lift.requirement));
    let line = |lift: Lift| {
        json!({ "key": lift.requirement.key(catalog), "label": lift.requirement.label(catalog),
            "grade": lift.grade.map(Grade::state), "score": lift.score.number(), "band": lift.band })
    };
    lifts.map(line).collect()
}
