//! What commands read for a match. What is the caller's own, and what no list shows, is read in the command's own
//! transaction; all else comes from the match index.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{DbError, Row};
use devproof_index::{Filled, NotReady, job_facts, people_facts, read_jobs, read_people};
use devproof_matching::{Catalog, JobFacts, PersonFacts};
use std::sync::Arc;
use uuid::Uuid;

impl From<NotReady> for CommandError {
    fn from(error: NotReady) -> Self {
        match error {
            NotReady::Database(error) => error.into(),
            other => Self::TryAgain(DbError::Connect(other.to_string())),
        }
    }
}

/// The match index as it is now.
pub(crate) async fn index(cx: &CommandContext<'_>) -> Result<Arc<Filled>, CommandError> {
    Ok(cx.settings.match_index.current().await?)
}

/// The one person that the rows of `people_facts` hold.
pub(crate) fn read_person(rows: &[Row], catalog: &Catalog) -> Result<PersonFacts, CommandError> {
    let person = read_people(rows, catalog)?.pop().ok_or(CommandError::AccountInactive)?;
    Ok(person.facts)
}

/// The caller as a person of the match.
pub(crate) async fn caller(cx: &CommandContext<'_>, catalog: &Catalog) -> Result<PersonFacts, CommandError> {
    read_person(&cx.tx.query(&people_facts(&[cx.user_id])).await?, catalog)
}

/// The facts of one job, as its row is in this transaction.
pub(crate) async fn job(cx: &CommandContext<'_>, id: Uuid, catalog: &Catalog) -> Result<JobFacts, CommandError> {
    read_job(&cx.tx.query(&job_facts(&[id])).await?, catalog)
}

/// The one job that the rows of `job_facts` hold.
pub(crate) fn read_job(rows: &[Row], catalog: &Catalog) -> Result<JobFacts, CommandError> {
    Ok(read_jobs(rows, catalog)?.pop().ok_or(CommandError::NotFound)?.entry.facts)
}
