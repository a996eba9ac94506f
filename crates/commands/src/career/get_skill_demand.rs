//! `get_skill_demand`: how many open jobs ask for each of a seeker's skills, today and as each of the last twelve weeks began.

use crate::{
    CommandError,
    browse::card,
    matching,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::{Rows, Sql, columns};
use devproof_matching::{
    Grade, PersonFacts, SkillId, State,
    index::{JobIndex, Matches},
};
use serde::Serialize;
use std::collections::HashMap;
use time::Date;
use ts_rs::TS;
use uuid::Uuid;

arguments! {}

/// How many jobs ask for a skill.
#[derive(Debug, Serialize, TS)]
pub(crate) struct DemandForSkill {
    /// The skill's address.
    slug: String,
    /// What people read.
    name: String,
    /// How well the caller has proved it; null for a skill that is only stated.
    grade: Option<State>,
    /// Open jobs that ask for it.
    jobs: usize,
    /// Of these, the ones that are a good or a strong match and wait for the caller's decision.
    matches: usize,
    /// Open jobs that asked for it as each of `weeks` began.
    history: Vec<i32>,
}

answer! {
    /// All open jobs.
    jobs: usize,
    /// Of these, the ones that are a good or a strong match and wait for the caller's decision.
    matches: usize,
    /// The Mondays on which the last weeks began, UTC, the oldest first: at most twelve, fewer where none was counted.
    weeks: Vec<String>,
    /// The caller's skills, the one that most jobs ask for first.
    skills: Vec<DemandForSkill>,
}

columns! {
    struct HistoryRow { skill_id: i32, weeks: Vec<Date>, jobs: Vec<i32> }
}

pub(crate) fn first_reads(caller: Uuid, _args: &Args) -> Vec<Sql> {
    card::caller_reads(caller).into()
}

pub(crate) async fn run(cx: &CommandContext<'_>, _args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    let index = matching::index(cx).await?;
    let (person, decided) = card::read_caller(cx.first_reads()?, &index.catalog)?;
    let ids: Vec<i32> = person.skills.iter().filter_map(|known| i32::try_from(known.skill.0).ok()).collect();
    let grades: HashMap<SkillId, Grade> =
        person.skills.iter().filter_map(|known| Some((known.skill, known.proof?.grade))).collect();
    let now = cx.now;
    let look = move |jobs: &JobIndex, person: &PersonFacts, matches: &Matches| jobs.demand(person, matches, now);
    let demand = index.with_matches(person, decided, now, look).await?;
    let history = Sql::new("select * from private.skill_demand_of($1::int[], $2)").bind(ids.as_slice()).bind(now);
    let [history] = cx.query_last([&history]).await?;
    let history: Vec<HistoryRow> = history.read_all()?;
    let weeks = history.first().map(|row| row.weeks.iter().map(Date::to_string).collect()).unwrap_or_default();
    let mut history: HashMap<i32, Vec<i32>> = history.into_iter().map(|row| (row.skill_id, row.jobs)).collect();
    let skills = demand.skills.iter().filter_map(|demand| {
        let skill = index.catalog.skill(demand.skill)?;
        let id = i32::try_from(demand.skill.0).ok()?;
        Some(DemandForSkill {
            slug: skill.slug.clone(),
            name: skill.name.clone(),
            grade: grades.get(&demand.skill).map(|grade| grade.state()),
            jobs: demand.jobs,
            matches: demand.matches,
            history: history.remove(&id).unwrap_or_default(),
        })
    });
    Ok(Answer { jobs: demand.jobs, matches: demand.matches, weeks, skills: skills.collect() })
}
