//! `get_job`: one job in full, for seekers with their match and what would lift it. Null when it is not there or not open to the caller.

use super::card;
use crate::{
    CommandError, matching,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_db::Sql;
use devproof_matching::{Catalog, Grade, JobFacts, Lift, PersonFacts, Provable, Requirement, State};
use devproof_vocabulary::Role;
use serde_json::{Value, json};
use uuid::Uuid;

arguments! {
    required { p_id: Uuid }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Value, CommandError> {
    let page = Sql::new("select private.job_page($1)").bind(args.p_id);
    let Some(mut page) = cx.tx.value::<Option<Value>>(&page).await? else { return Ok(Value::Null) };
    if cx.profile.role == Some(Role::JobSeeker) {
        let index = matching::index(cx).await?;
        let person = matching::caller(cx, &index.catalog).await?;
        let job = matching::job(cx, args.p_id, &index.catalog).await?;
        if page["match"].is_null() {
            page["lifts"] = json!(lifts(&job, &person, &index.catalog));
        }
        card::add_match(&mut page, &job, &person, &index.catalog)?;
    }
    Ok(page)
}

/// Criteria that would lift the match and that the person can do something about: what can be proved here, and what they
/// have not said.
fn lifts(job: &JobFacts, person: &PersonFacts, catalog: &Catalog) -> Vec<Value> {
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
