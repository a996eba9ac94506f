//! `what_if`: what one more proof would open for a seeker, over all jobs that pass their gates and wait for a decision: how
//! many would become a good or a strong match, what these pay, and which challenge proves it.

use super::card;
use crate::{
    CommandError, matching,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::{Sql, columns};
use devproof_index::Filled;
use devproof_matching::{
    Catalog, Currency, JobPay, Provable, SkillId,
    index::{JobFilter, JobIndex, Prospect},
};
use devproof_vocabulary::Difficulty;
use serde::Serialize;
use std::{collections::HashMap, sync::Arc};
use ts_rs::TS;

/// Proofs that are looked at, before those go that nothing here proves.
const CONSIDERED: usize = 60;
/// Proofs that are answered, unless the caller says so.
const SHOWN: i64 = 10;

arguments! {
    optional { p_limit: i64 }
}

/// What would be proved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ProofKind {
    /// A skill, by a challenge.
    Skill,
    /// The points of a system design interview that each job asks for.
    SystemDesign,
    /// The rank that each job asks for.
    Rank,
}

/// The next challenge that proves a skill.
#[derive(Debug, Clone, Serialize, TS)]
pub(crate) struct ProvingChallenge {
    slug: String,
    title: String,
    difficulty: Difficulty,
}

/// What one more proof would open.
#[derive(Debug, Serialize, TS)]
pub(crate) struct OpenedByProof {
    kind: ProofKind,
    /// What people read.
    label: String,
    /// The skill's address; null for others.
    skill: Option<String>,
    /// Jobs that would become a good match.
    good: usize,
    /// Jobs that would become a strong match.
    strong: usize,
    /// What these pay at most per year, in the caller's currency; null when that is not known of any.
    highest_pay: Option<i64>,
    /// The same of the job in the middle.
    median_pay: Option<i64>,
    /// Null for a skill that answers in its language prove, and for what is no skill.
    challenge: Option<ProvingChallenge>,
}

answer! {
    /// What opens most jobs is first.
    proofs: Vec<OpenedByProof>,
    /// The currency of all pay; null when the caller expects none.
    currency: Option<String>,
}

columns! {
    struct ChallengeRow { skill_id: i32, slug: Option<String>, title: Option<String>, difficulty: Option<Difficulty>, is_language: bool }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    let limit = usize::try_from(args.p_limit.unwrap_or(SHOWN).clamp(1, 50)).unwrap_or(1);
    let index = matching::index(cx).await?;
    let (person, decided) = card::caller_with_decisions(cx, &index.catalog).await?;
    let currency = person.expected_pay.map(|expected| expected.currency);
    let (now, catalog) = (cx.now, Arc::clone(&index.catalog));
    let look = move |jobs: &JobIndex| {
        let filter = JobFilter { except: &decided, ..JobFilter::at(now) };
        jobs.what_if(&person, &filter, |offered| pay_in(offered, currency?, &catalog), CONSIDERED)
    };
    let prospects = index.with_jobs(look).await?;
    let ways = ways(cx, &prospects).await?;
    let opened = prospects.iter().filter_map(|prospect| opened(prospect, &ways, &index)).take(limit);
    Ok(Answer { proofs: opened.collect(), currency: currency.map(|currency| currency.to_string()) })
}

/// Amounts in other currencies are cut to whole ones of these: more would look exact.
const CONVERTED_STEP: i64 = 1000;

/// What a job pays at most per year, in a currency.
fn pay_in(offered: JobPay, currency: Currency, catalog: &Catalog) -> Option<i64> {
    let (max, own) = offered.max_per_year.zip(offered.currency)?;
    if own == currency {
        return Some(max);
    }
    catalog.rates()?.convert(max, own, currency).map(|about| about - about % CONVERTED_STEP)
}

/// How each skill is proved here. What is missing can't be.
async fn ways(
    cx: &CommandContext<'_>,
    prospects: &[Prospect],
) -> Result<HashMap<SkillId, Option<ProvingChallenge>>, CommandError> {
    let skills = prospects.iter().filter_map(|prospect| match prospect.provable {
        Provable::Skill(skill) => i32::try_from(skill.0).ok(),
        Provable::SystemDesign | Provable::Rank => None,
    });
    let skills: Vec<i32> = skills.collect();
    let sql = Sql::new(
        "select w.id as skill_id, c.slug, c.title, c.difficulty,
             exists (
                 select from public.skills k join public.challenges l on k.slug = any (l.languages)
                 where k.id = w.id and l.published_at <= now() and l.retired_at is null) as is_language
         from unnest($1::int[]) w (id)
         left join lateral (
             select c.slug, c.title, c.difficulty
             from public.challenge_skills s join public.challenges c on c.id = s.challenge_id
             where s.skill_id = w.id and c.published_at <= now() and c.retired_at is null
               and not exists (
                   select from public.challenge_completions d
                   where d.profile_id = $2::uuid and d.challenge_id = c.id)
             order by array_position(array['easy', 'medium', 'hard', 'expert'], c.difficulty), c.position, c.id
             limit 1) c on true",
    );
    let rows: Vec<ChallengeRow> = cx.tx.read_all(&sql.bind(skills.as_slice()).bind(cx.user_id)).await?;
    let way = |row: ChallengeRow| {
        let challenge = row.slug.zip(row.title).zip(row.difficulty);
        let challenge = challenge.map(|((slug, title), difficulty)| ProvingChallenge { slug, title, difficulty });
        let is_provable = challenge.is_some() || row.is_language;
        is_provable.then_some((SkillId(row.skill_id.unsigned_abs()), challenge))
    };
    Ok(rows.into_iter().filter_map(way).collect())
}

fn opened(
    prospect: &Prospect,
    ways: &HashMap<SkillId, Option<ProvingChallenge>>,
    index: &Filled,
) -> Option<OpenedByProof> {
    let (kind, label, skill, challenge) = match prospect.provable {
        Provable::Skill(id) => {
            let challenge = ways.get(&id)?.clone();
            let skill = index.catalog.skill(id)?;
            (ProofKind::Skill, skill.name.clone(), Some(skill.slug.clone()), challenge)
        }
        Provable::SystemDesign => (ProofKind::SystemDesign, "System design interview".to_owned(), None, None),
        Provable::Rank => (ProofKind::Rank, "Rank".to_owned(), None, None),
    };
    Some(OpenedByProof {
        kind,
        label,
        skill,
        good: prospect.good,
        strong: prospect.strong,
        highest_pay: prospect.pay.map(|pay| pay.highest),
        median_pay: prospect.pay.map(|pay| pay.median),
        challenge,
    })
}
