//! Filling an index from the database, and bringing single jobs and people up to date.

use crate::{
    catalog::{CHALLENGES, CatalogRows, RANKS, SKILLS, read_catalog},
    facts::{job_facts, people_facts, read_jobs, read_people},
    filled::Filled,
    rates_file::RatesFile,
};
use devproof_db::{Access, Actor, Db, DbError, Row, Rows, Settings, Sql};
use futures::{Stream, StreamExt, TryStreamExt, stream};
use std::{pin::pin, sync::Arc};
use tokio::task::JoinSet;
use uuid::Uuid;

/// Facts that one statement reads: enough to be quick, few enough to hold at once.
const BATCH: usize = 2000;
/// Batches that are read before they are needed, and the one that is.
const AT_ONCE: usize = 2;

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

/// Reads everything that can be found: jobs and people on threads of their own, beside the database.
pub(crate) async fn fill(db: &Db, rates: &RatesFile) -> Result<Arc<Filled>, DbError> {
    let filled = Arc::new(empty(db, rates).await?);
    let mut parts = JoinSet::new();
    let (of_jobs, jobs) = (db.clone(), Arc::clone(&filled));
    parts.spawn(async move {
        let ids: Vec<Uuid> = run(&of_jobs, &Sql::new(LISTED)).await?.values()?;
        refresh_jobs(&of_jobs, &jobs, &ids).await
    });
    let (of_people, people) = (db.clone(), Arc::clone(&filled));
    parts.spawn(async move {
        let ids: Vec<Uuid> = run(&of_people, &Sql::new(FINDABLE)).await?.values()?;
        refresh_people(&of_people, &people, &ids).await
    });
    while let Some(part) = parts.join_next().await {
        part.map_err(|error| DbError::Decode(format!("filling the match index: {error}")))??;
    }
    Ok(filled)
}

/// The facts of these ids in batches, each with its rows. While one is taken in, the database makes the next.
fn batches<'a>(
    db: &'a Db,
    ids: &'a [Uuid],
    facts: fn(&[Uuid]) -> Sql,
) -> impl Stream<Item = Result<(&'a [Uuid], Vec<Row>), DbError>> {
    let read = move |batch: &'a [Uuid]| async move { Ok((batch, run(db, &facts(batch)).await?)) };
    stream::iter(ids.chunks(BATCH)).map(read).buffered(AT_ONCE)
}

/// Replaces jobs in the index by what the database has of them now. Those that nobody can find any more are removed.
pub(crate) async fn refresh_jobs(db: &Db, filled: &Filled, ids: &[Uuid]) -> Result<(), DbError> {
    let mut batches = pin!(batches(db, ids, job_facts));
    while let Some((batch, rows)) = batches.try_next().await? {
        let found = read_jobs(&rows, &filled.catalog)?;
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
    let mut batches = pin!(batches(db, ids, people_facts));
    while let Some((batch, rows)) = batches.try_next().await? {
        let found = read_people(&rows, &filled.catalog)?;
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
