//! Reading the cards of jobs: which the caller may read, in which order, and with which match.

use super::job_card::{BADGES, Badge, CardRow, JobCard, Summary};
use crate::{CommandError, matching, rpc::context::CommandContext};
use devproof_db::{Row, Rows, Sql};
use devproof_index::{job_facts, people_facts, read_jobs};
use devproof_matching::{Catalog, JobFacts, PersonFacts, Receipt, WeightForm};
use serde_json::Value;
use std::collections::HashMap;
use uuid::Uuid;

/// Cards of these jobs in their order, for the person. What is gone by now is left out.
pub(super) async fn cards(
    cx: &CommandContext<'_>,
    ids: &[Uuid],
    readable: Readable,
    person: &PersonFacts,
    catalog: &Catalog,
) -> Result<Vec<JobCard>, CommandError> {
    let [rows, badges, facts] =
        cx.tx.query_together([&readable.statement(ids), &Sql::new(BADGES), &job_facts(ids)]).await?;
    let mut facts: HashMap<Uuid, JobFacts> =
        read_jobs(&facts, catalog)?.into_iter().map(|known| (known.entry.facts.id, known.entry.facts)).collect();
    let jobs: Vec<JobFacts> = ids.iter().filter_map(|id| facts.remove(id)).collect();
    read(&rows, &badges, &jobs, person, catalog)
}

/// The same for jobs that the person has not decided on and whose facts the index gave, so that the numbers are those that
/// ordered the list. The command's last statements.
pub(super) async fn ranked_cards(
    cx: &CommandContext<'_>,
    jobs: &[JobFacts],
    person: &PersonFacts,
    catalog: &Catalog,
) -> Result<Vec<JobCard>, CommandError> {
    let ids: Vec<Uuid> = jobs.iter().map(|job| job.id).collect();
    let [rows, badges] = cx.query_last([&Readable::Undecided.statement(&ids), &Sql::new(BADGES)]).await?;
    read(&rows, &badges, jobs, person, catalog)
}

/// Which jobs of a list the caller reads.
#[derive(Debug, Clone, Copy)]
pub(super) enum Readable {
    /// Those that row level security lets them read.
    Granted,
    /// The same of jobs that they have not decided on.
    Undecided,
    /// All: jobs that they saved when they could read them.
    Saved,
}

impl Readable {
    fn statement(self, ids: &[Uuid]) -> Sql {
        Sql::new(match self {
            Self::Granted | Self::Undecided => {
                "select c.* from private.job_cards(array(
                     select j.id from public.job_openings j where j.id = any ($1)), $2) c"
            }
            Self::Saved => {
                "select c.* from private.job_cards(array(
                     select s.job_opening_id from public.saved_jobs s where s.job_opening_id = any ($1)), $2) c"
            }
        })
        .bind(ids)
        .bind(!matches!(self, Self::Undecided))
    }
}

/// The card of one job that the caller was found to see.
pub(super) fn statement(id: Uuid) -> Sql {
    Sql::new("select c.* from private.job_cards(array[$1::uuid], true) c").bind(id)
}

fn read(
    rows: &[Row],
    badges: &[Row],
    jobs: &[JobFacts],
    person: &PersonFacts,
    catalog: &Catalog,
) -> Result<Vec<JobCard>, CommandError> {
    let rows: Vec<CardRow> = rows.read_all()?;
    let mut rows: HashMap<Uuid, CardRow> = rows.into_iter().map(|row| (row.id, row)).collect();
    let badges: Vec<Badge> = badges.read_all()?;
    let card = |job: &JobFacts| {
        let mut card = JobCard::new(rows.remove(&job.id)?, &badges);
        card.pay_about = card.pay_about(person, catalog);
        card.summary = Some(match card.summary.take() {
            Some(frozen) => frozen.without_gates(),
            None => Summary::Current(Receipt::without_gates(job, person, catalog, WeightForm::Coarse)),
        });
        Some(card)
    };
    Ok(jobs.iter().filter_map(card).collect())
}

impl Summary {
    /// As a list shows it.
    fn without_gates(self) -> Self {
        match self {
            Self::Frozen(Value::Object(mut receipt)) => {
                receipt.remove("gates");
                Self::Frozen(Value::Object(receipt))
            }
            other => other,
        }
    }
}

/// What lists of undecided jobs need of the caller: the facts of a person, and the jobs that they decided on.
pub(crate) fn caller_reads(caller: Uuid) -> [Sql; 2] {
    let decided = Sql::new("select i.job_opening_id from public.job_interactions i where i.profile_id = $1::uuid");
    [people_facts(&[caller]), decided.bind(caller)]
}

/// The caller as a person of the match, and the ids of the jobs that they decided on, from the rows of [`caller_reads`].
pub(crate) fn read_caller(
    [person, decided]: [&[Row]; 2],
    catalog: &Catalog,
) -> Result<(PersonFacts, Vec<Uuid>), CommandError> {
    Ok((matching::read_person(person, catalog)?, decided.values()?))
}
