//! `what_if`: what one more proof would open for a seeker, over all jobs that pass their gates and wait for a decision: how
//! many would become a good or a strong match, what these pay, and which challenge proves it. A skill counts as what the
//! next proof makes of it: shown by one challenge, proved by several.

use super::{
    card,
    ways::{ProvingChallenge, Way, read_ways, ways},
};
use crate::{
    CommandError, matching,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_index::Filled;
use devproof_matching::{
    Catalog, Currency, Grade, JobPay, PersonFacts, Proof, Provable, SkillId, State,
    index::{JobFilter, JobIndex, Prospect},
};
use serde::Serialize;
use std::{cmp::Reverse, collections::HashMap, sync::Arc};
use ts_rs::TS;

/// Proofs that are looked at, before those go that nothing here proves.
const CONSIDERED: usize = 100;
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

/// How many jobs would open.
#[derive(Debug, Clone, Copy, Serialize, TS)]
pub(crate) struct OpenedJobs {
    /// Jobs that would become a good match.
    good: usize,
    /// Jobs that would become a strong match.
    strong: usize,
}

/// What one more proof would open.
#[derive(Debug, Serialize, TS)]
pub(crate) struct OpenedByProof {
    kind: ProofKind,
    /// What people read.
    label: String,
    /// The skill's address; null for others.
    skill: Option<String>,
    /// How well the skill would be proved, `shown` or `proved`; null for what is no skill.
    grade: Option<State>,
    /// Challenges that it takes at least: one to show a skill, several of medium difficulty to prove it. Null for what
    /// is no skill.
    challenges: Option<u32>,
    /// What a skill would open when it is proved, where that is more than when it is shown.
    when_proved: Option<OpenedJobs>,
    /// Jobs that would become a good match.
    good: usize,
    /// Jobs that would become a strong match.
    strong: usize,
    /// What these pay at most per year, in the caller's currency; null when that is not known of any.
    highest_pay: Option<i64>,
    /// The same of the job in the middle.
    median_pay: Option<i64>,
    /// Null for a skill that answers in its language prove, and for what is no skill.
    pub(crate) challenge: Option<ProvingChallenge>,
}

impl OpenedByProof {
    /// The address of the challenge that proves it.
    pub(crate) fn challenge_slug(&self) -> Option<&str> {
        self.challenge.as_ref().map(|challenge| challenge.slug.as_str())
    }
}

answer! {
    /// What opens most jobs is first.
    proofs: Vec<OpenedByProof>,
    /// The currency of all pay; null when the caller expects none.
    currency: Option<String>,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    let limit = usize::try_from(args.p_limit.unwrap_or(SHOWN).clamp(1, 50)).unwrap_or(1);
    let (mut proofs, currency) = opened_by_proofs(cx).await?;
    proofs.truncate(limit);
    Ok(Answer { proofs, currency: currency.map(|currency| currency.to_string()) })
}

/// All that proofs would open for the caller, a job seeker, and the currency of pay.
pub(crate) async fn opened_by_proofs(
    cx: &CommandContext<'_>,
) -> Result<(Vec<OpenedByProof>, Option<Currency>), CommandError> {
    let index = matching::index(cx).await?;
    let [person, decided] = card::caller_reads(cx.user_id);
    let [person, decided] = cx.tx.query_together([&person, &decided]).await?;
    let (person, decided) = card::read_caller([&person, &decided], &index.catalog)?;
    let currency = person.expected_pay.map(|expected| expected.currency);
    let (now, catalog, seeker) = (cx.now, Arc::clone(&index.catalog), person.clone());
    let look = move |jobs: &JobIndex| {
        let filter = JobFilter { except: &decided, ..JobFilter::at(now) };
        let pay = |offered| pay_in(offered, currency?, &catalog);
        jobs.what_if(&seeker, &filter, catalog.system_design(), pay, CONSIDERED)
    };
    let prospects = index.with_jobs(look).await?;
    let skills = prospects.iter().filter_map(|prospect| match prospect.provable {
        Provable::Skill(skill) => Some(skill),
        Provable::SystemDesign | Provable::Rank => None,
    });
    let ways = read_ways(&cx.tx.query(&ways(skills, cx.user_id)).await?)?;
    let proofs = merge(prospects, |prospect| can_be_proved(prospect, &person, &ways));
    let proofs = proofs.iter().filter_map(|(first, proved)| opened(first, *proved, &person, &ways, &index));
    Ok((proofs.collect(), currency))
}

/// One line for each proof: of a skill that can be shown first and proved later, what showing it opens, and beside it what
/// proving it does where that is more. The line that opens most is first.
fn merge(prospects: Vec<Prospect>, can_be_proved: impl Fn(&Prospect) -> bool) -> Vec<(Prospect, Option<OpenedJobs>)> {
    let mut lines: Vec<(Prospect, Option<OpenedJobs>)> = Vec::new();
    let mut steps: Vec<_> = prospects.into_iter().filter(can_be_proved).collect();
    // It is stable: what opens more stays first among lines of a grade.
    steps.sort_by_key(|prospect| prospect.grade);
    for prospect in steps {
        match lines.iter_mut().find(|(first, _)| first.provable == prospect.provable) {
            Some((first, proved)) => {
                let is_more = (prospect.good, prospect.strong) != (first.good, first.strong);
                *proved = is_more.then_some(OpenedJobs { good: prospect.good, strong: prospect.strong });
            }
            None => lines.push((prospect, None)),
        }
    }
    lines.sort_by_key(|(first, _)| (Reverse(first.good + first.strong), Reverse(first.pay.map(|pay| pay.highest))));
    lines
}

/// Amounts in other currencies are cut to whole ones of these: more would look exact.
const CONVERTED_STEP: i64 = 1000;

/// What a job pays at most per year, in a currency.
fn pay_in(offered: JobPay, currency: Currency, catalog: &Catalog) -> Option<i64> {
    let (max, own) = offered.max_per_year.zip(offered.currency)?;
    amount_in(max, own, currency, catalog)
}

/// An amount in another currency by the day's rates, cut to a whole thousand.
pub(crate) fn amount_in(amount: i64, own: Currency, currency: Currency, catalog: &Catalog) -> Option<i64> {
    if own == currency {
        return Some(amount);
    }
    catalog.rates()?.convert(amount, own, currency).map(|about| about - about % CONVERTED_STEP)
}

fn proof_of(person: &PersonFacts, skill: SkillId) -> Option<Proof> {
    person.skill(skill).and_then(|known| known.proof)
}

/// Whether the catalogue has enough left for it.
fn can_be_proved(prospect: &Prospect, person: &PersonFacts, ways: &HashMap<SkillId, Way>) -> bool {
    let Provable::Skill(skill) = prospect.provable else { return true };
    ways.get(&skill).is_some_and(|way| match prospect.grade {
        Some(Grade::Shown) => way.challenges > 0,
        _ => Proof::is_provable_by(proof_of(person, skill), way.medium.unsigned_abs(), way.hard.unsigned_abs()),
    })
}

fn opened(
    prospect: &Prospect,
    when_proved: Option<OpenedJobs>,
    person: &PersonFacts,
    ways: &HashMap<SkillId, Way>,
    index: &Filled,
) -> Option<OpenedByProof> {
    let mut line = OpenedByProof {
        kind: ProofKind::Rank,
        label: "Rank".to_owned(),
        skill: None,
        grade: prospect.grade.map(Grade::state),
        challenges: None,
        when_proved,
        good: prospect.good,
        strong: prospect.strong,
        highest_pay: prospect.pay.map(|pay| pay.highest),
        median_pay: prospect.pay.map(|pay| pay.median),
        challenge: None,
    };
    match prospect.provable {
        Provable::Skill(id) => {
            let (way, skill) = (ways.get(&id)?, index.catalog.skill(id)?);
            line.kind = ProofKind::Skill;
            line.label.clone_from(&skill.name);
            line.skill = Some(skill.slug.clone());
            (line.challenges, line.challenge) = match prospect.grade {
                Some(Grade::Shown) => (Some(1), way.first.clone()),
                _ => (Some(Proof::challenges_to_prove(proof_of(person, id))), way.harder.clone()),
            };
        }
        Provable::SystemDesign => {
            line.kind = ProofKind::SystemDesign;
            "System design interview".clone_into(&mut line.label);
        }
        Provable::Rank => {}
    }
    Some(line)
}
