//! Filling an index from the database, and bringing single jobs and people up to date.

use crate::{
    catalog::{CHALLENGES, CatalogRows, RANKS, SKILLS, read_catalog},
    facts::{job_facts, people_facts, read_jobs, read_people},
    filled::Filled,
    rates_file::RatesFile,
};
use devproof_db::{Access, Actor, Db, DbError, Row, Rows, Settings, Sql};
use uuid::Uuid;

/// Facts that one statement reads: enough to be quick, few enough to hold at once.
const BATCH: usize = 2000;

/// Every job that someone signed in can find.
const LISTED: &str = "select j.id from public.job_openings j where j.is_listed";
/// Everyone whom an approved company can find.
const FINDABLE: &str = "select p.id from public.profiles p
    where p.visibility = 'open' and p.role = 'job_seeker' and p.is_active and not p.needs_onboarding";

async fn run(db: &Db, sql: &Sql) -> Result<Vec<Row>, DbError> {
    db.run(Actor::Service, Access::ReadOnly, &Settings::default(), sql).await
}

/// An index with its catalog, and nothing else yet.
async fn empty(db: &Db, rates: &RatesFile) -> Result<Filled, DbError> {
    let rows = CatalogRows {
        skills: run(db, &Sql::new(SKILLS)).await?,
        ranks: run(db, &Sql::new(RANKS)).await?,
        challenges: run(db, &Sql::new(CHALLENGES)).await?,
    };
    Ok(Filled::new(read_catalog(&rows, rates)?))
}

/// Reads everything that can be found.
pub(crate) async fn fill(db: &Db, rates: &RatesFile) -> Result<Filled, DbError> {
    let filled = empty(db, rates).await?;
    let (jobs, people) = tokio::try_join!(async { run(db, &Sql::new(LISTED)).await?.values::<Uuid>() }, async {
        run(db, &Sql::new(FINDABLE)).await?.values::<Uuid>()
    },)?;
    tokio::try_join!(refresh_jobs(db, &filled, &jobs), refresh_people(db, &filled, &people))?;
    Ok(filled)
}

/// Replaces jobs in the index by what the database has of them now. Those that nobody can find any more are removed.
pub(crate) async fn refresh_jobs(db: &Db, filled: &Filled, ids: &[Uuid]) -> Result<(), DbError> {
    for batch in ids.chunks(BATCH) {
        let found = read_jobs(&run(db, &job_facts(batch)).await?, &filled.catalog)?;
        let mut jobs = filled.jobs.write();
        for id in batch {
            jobs.remove(*id);
        }
        for known in found.iter().filter(|known| known.is_listed) {
            jobs.upsert(&known.entry);
        }
    }
    Ok(())
}

/// The same for people.
pub(crate) async fn refresh_people(db: &Db, filled: &Filled, ids: &[Uuid]) -> Result<(), DbError> {
    for batch in ids.chunks(BATCH) {
        let found = read_people(&run(db, &people_facts(batch)).await?, &filled.catalog)?;
        let mut people = filled.people.write();
        for id in batch {
            people.remove(*id);
        }
        for known in found.iter().filter(|known| known.is_findable) {
            people.upsert(&known.facts);
        }
    }
    Ok(())
}

/// The listed jobs of companies.
pub(crate) async fn jobs_of(db: &Db, companies: &[Uuid]) -> Result<Vec<Uuid>, DbError> {
    let sql = Sql::new("select j.id from public.job_openings j where j.is_listed and j.company_id = any ($1)");
    run(db, &sql.bind(companies)).await?.values()
}
