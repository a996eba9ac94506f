//! `get_missing_skills`: skills that a seeker's matches most often ask for beyond what they have, and how to prove each.

use crate::{
    CommandError,
    browse::{
        card,
        ways::{ProvingChallenge, read_ways, ways},
    },
    matching,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_matching::index::JobIndex;
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

/// Skills that are answered, unless the caller says so.
const SHOWN: i64 = 10;

arguments! {
    optional { p_limit: i64 }
}

/// A skill that matching jobs ask for and the caller neither states nor proved.
#[derive(Debug, Serialize, TS)]
pub(crate) struct MissingSkill {
    /// The skill's address.
    slug: String,
    /// What people read.
    name: String,
    /// Matching jobs that ask for it.
    jobs: usize,
    /// Of these, the ones for which it is a must have.
    musts: usize,
    /// The easiest challenge that shows it; null where none is of this skill.
    challenge: Option<ProvingChallenge>,
    /// Challenges that the caller has left which prove it, in its language if it is one.
    challenges: i32,
}

answer! {
    /// Jobs that are a good or a strong match and wait for the caller's decision.
    matches: usize,
    /// Skills that are missing in all.
    total: usize,
    /// What most of these jobs ask for is first.
    skills: Vec<MissingSkill>,
}

pub(crate) fn first_reads(caller: Uuid, _args: &Args) -> Vec<Sql> {
    card::caller_reads(caller).into()
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    let limit = usize::try_from(args.p_limit.unwrap_or(SHOWN).clamp(1, 50)).unwrap_or(1);
    let index = matching::index(cx).await?;
    let (person, decided) = card::read_caller(cx.first_reads()?, &index.catalog)?;
    let missing = index.with_matches(person, decided, cx.now, JobIndex::missing_skills).await?;
    let shown = missing.skills.iter().take(limit);
    let [rows] = cx.query_last([&ways(shown.clone().map(|missing| missing.skill), cx.user_id)]).await?;
    let mut ways = read_ways(&rows)?;
    let skills = shown.filter_map(|missing| {
        let skill = index.catalog.skill(missing.skill)?;
        let way = ways.remove(&missing.skill);
        Some(MissingSkill {
            slug: skill.slug.clone(),
            name: skill.name.clone(),
            jobs: missing.jobs,
            musts: missing.musts,
            challenges: way.as_ref().map_or(0, |way| way.challenges),
            challenge: way.and_then(|way| way.first),
        })
    });
    Ok(Answer { matches: missing.matches, total: missing.skills.len(), skills: skills.collect() })
}
