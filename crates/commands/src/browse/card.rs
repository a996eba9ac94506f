//! Jobs as lists show them: a row of the database, and what the caller is to the job.

use crate::{
    CommandError, matching,
    rpc::{context::CommandContext, signature::to_json},
};
use devproof_db::{Row, Rows, Sql, columns};
use devproof_index::{job_facts, people_facts, read_jobs};
use devproof_matching::{Catalog, JobFacts, PersonFacts, Receipt, SkillId, State, WeightForm};
use serde_json::{Value, json};
use std::collections::HashMap;
use uuid::Uuid;

columns! {
    struct CardRow { id: Uuid, card: Value }
}

/// Cards of these jobs in their order, for the person. What is gone by now is left out.
pub(super) async fn cards(
    cx: &CommandContext<'_>,
    ids: &[Uuid],
    readable: Readable,
    person: &PersonFacts,
    catalog: &Catalog,
) -> Result<Vec<Value>, CommandError> {
    let [rows, facts] = cx.tx.query_together([&readable.statement(ids), &job_facts(ids)]).await?;
    let mut facts: HashMap<Uuid, JobFacts> =
        read_jobs(&facts, catalog)?.into_iter().map(|known| (known.entry.facts.id, known.entry.facts)).collect();
    let jobs: Vec<JobFacts> = ids.iter().filter_map(|id| facts.remove(id)).collect();
    read(&rows, &jobs, person, catalog)
}

/// The same for jobs whose facts the index gave, so that the numbers are those that ordered the list.
pub(super) async fn ranked_cards(
    cx: &CommandContext<'_>,
    jobs: &[JobFacts],
    person: &PersonFacts,
    catalog: &Catalog,
) -> Result<Vec<Value>, CommandError> {
    let ids: Vec<Uuid> = jobs.iter().map(|job| job.id).collect();
    read(&cx.tx.query(&Readable::Granted.statement(&ids)).await?, jobs, person, catalog)
}

/// Which jobs of a list the caller reads.
#[derive(Debug, Clone, Copy)]
pub(super) enum Readable {
    /// Those that row level security lets them read.
    Granted,
    /// All: jobs that they saved when they could read them.
    Saved,
}

impl Readable {
    fn statement(self, ids: &[Uuid]) -> Sql {
        Sql::new(match self {
            Self::Granted => {
                "select c.id, c.card from private.job_cards(array(
                     select j.id from public.job_openings j where j.id = any ($1))) c"
            }
            Self::Saved => {
                "select c.id, c.card from private.job_cards(array(
                     select s.job_opening_id from public.saved_jobs s where s.job_opening_id = any ($1))) c"
            }
        })
        .bind(ids)
    }
}

fn read(
    rows: &[Row],
    jobs: &[JobFacts],
    person: &PersonFacts,
    catalog: &Catalog,
) -> Result<Vec<Value>, CommandError> {
    let rows: Vec<CardRow> = rows.read_all()?;
    let mut cards: HashMap<Uuid, Value> = rows.into_iter().map(|row| (row.id, row.card)).collect();
    let mut list = Vec::with_capacity(jobs.len());
    for job in jobs {
        if let Some(mut card) = cards.remove(&job.id) {
            add_match(&mut card, job, person, catalog)?;
            list.push(card);
        }
    }
    Ok(list)
}

/// Adds the match of now, where none was frozen, and what the person has of each skill.
pub(super) fn add_match(
    card: &mut Value,
    job: &JobFacts,
    person: &PersonFacts,
    catalog: &Catalog,
) -> Result<(), CommandError> {
    if card["match"].is_null() {
        let receipt = Receipt::new(job, person, catalog, WeightForm::Coarse);
        card["match"] = to_json(receipt)?;
    }
    card["pay_about"] = pay_about(card, person, catalog)?;
    for skill in card["skills"].as_array_mut().into_iter().flatten() {
        let id = skill["skill_id"].as_u64().and_then(|id| u32::try_from(id).ok()).map(SkillId);
        let known = id.and_then(|id| person.skill(id));
        let state = known.map(|known| known.proof.map_or(State::Met, |proof| proof.grade.state()));
        skill["matched"] = to_json(state)?;
    }
    Ok(())
}

/// A card's pay in the currency that the person expects to be paid in.
fn pay_about(card: &Value, person: &PersonFacts, catalog: &Catalog) -> Result<Value, CommandError> {
    let about = || {
        let rates = catalog.rates()?;
        let currency = card["pay_currency"].as_str()?.parse().ok()?;
        let (min, max) = (card["pay_min"].as_i64()?, card["pay_max"].as_i64()?);
        rates.convert_range(min, max, currency, person.expected_pay?.currency)
    };
    let about = about().map(|about| {
        json!({ "min": about.min, "max": about.max, "currency": about.currency.as_str(),
            "rates_of": about.date.to_string() })
    });
    to_json(about)
}

/// The caller as a person of the match, with the ids of the jobs that they decided on: what lists of undecided jobs need.
pub(super) async fn caller_with_decisions(
    cx: &CommandContext<'_>,
    catalog: &Catalog,
) -> Result<(PersonFacts, Vec<Uuid>), CommandError> {
    let decided = Sql::new("select i.job_opening_id from public.job_interactions i where i.profile_id = $1::uuid");
    let decided = decided.bind(cx.user_id);
    let [person, decided] = cx.tx.query_together([&people_facts(&[cx.user_id]), &decided]).await?;
    Ok((matching::read_person(&person, catalog)?, decided.values()?))
}
