//! The match that each interest keeps, from the facts of the rows that were written.

use anyhow::Context;
use devproof_index::{
    CHALLENGES, CatalogRows, JOB_FACTS, PEOPLE_FACTS, RANKS, RatesFile, SKILLS, read_catalog, read_jobs, read_people,
};
use devproof_matching::{Catalog, JobFacts, PersonFacts, Receipt, WeightForm};
use std::collections::{HashMap, HashSet};
use tokio_postgres::{Row, Transaction};
use uuid::Uuid;

/// Interests of one statement.
const BATCH: usize = 500;

/// The seeker's form is a column of the interest; the exact one is where only the company reads.
const FREEZE: &str = "
    with frozen as (
        select f.id, f.shown::jsonb as shown, f.exact::jsonb as exact
        from unnest($1::uuid[], $2::text[], $3::text[]) f (id, shown, exact)
    ), updated as (
        update public.job_interactions i
        set match = f.shown, match_score = (f.shown ->> 'score')::smallint,
            match_version = (f.shown ->> 'version')::smallint
        from frozen f where i.id = f.id)
    insert into private.match_receipts (job_interaction_id, match) select f.id, f.exact from frozen f";

/// Someone's interest in a job.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Interest {
    pub id: Uuid,
    pub job: Uuid,
    pub person: Uuid,
}

/// The catalog of what is written.
pub(crate) async fn catalog(transaction: &Transaction<'_>) -> anyhow::Result<Catalog> {
    let rows = CatalogRows {
        skills: transaction.query(SKILLS, &[]).await?,
        ranks: transaction.query(RANKS, &[]).await?,
        challenges: transaction.query(CHALLENGES, &[]).await?,
    };
    Ok(read_catalog(&rows, &RatesFile::default())?)
}

/// Writes the receipts of interests between jobs and people that are written.
pub(crate) async fn freeze(
    transaction: &Transaction<'_>,
    catalog: &Catalog,
    interests: &[Interest],
) -> anyhow::Result<()> {
    let statement = transaction.prepare(FREEZE).await?;
    for interests in interests.chunks(BATCH) {
        let jobs = facts(transaction, JOB_FACTS, interests.iter().map(|interest| interest.job)).await?;
        let people = facts(transaction, PEOPLE_FACTS, interests.iter().map(|interest| interest.person)).await?;
        let jobs = read_jobs(&jobs, catalog)?.into_iter().map(|known| (known.entry.facts.id, known.entry.facts));
        let people = read_people(&people, catalog)?.into_iter().map(|known| (known.facts.id, known.facts));
        let facts = Facts { catalog, jobs: jobs.collect(), people: people.collect() };
        let ids: Vec<Uuid> = interests.iter().map(|interest| interest.id).collect();
        let (shown, exact) =
            (facts.receipts(interests, WeightForm::Coarse)?, facts.receipts(interests, WeightForm::Exact)?);
        transaction.execute(&statement, &[&ids, &shown, &exact]).await?;
    }
    Ok(())
}

async fn facts(
    transaction: &Transaction<'_>,
    statement: &str,
    ids: impl Iterator<Item = Uuid>,
) -> Result<Vec<Row>, tokio_postgres::Error> {
    let ids: Vec<Uuid> = ids.collect::<HashSet<_>>().into_iter().collect();
    transaction.query(statement, &[&ids]).await
}

struct Facts<'a> {
    catalog: &'a Catalog,
    jobs: HashMap<Uuid, JobFacts>,
    people: HashMap<Uuid, PersonFacts>,
}

impl Facts<'_> {
    /// Each interest's receipt, as JSON.
    fn receipts(&self, interests: &[Interest], form: WeightForm) -> anyhow::Result<Vec<String>> {
        let receipt = |interest: &Interest| {
            let job = self.jobs.get(&interest.job).context("the interest names an unknown job")?;
            let person = self.people.get(&interest.person).context("the interest names an unknown person")?;
            Ok(serde_json::to_string(&Receipt::new(job, person, self.catalog, form))?)
        };
        interests.iter().map(receipt).collect()
    }
}
