//! Which of an employer's jobs fits each person of a page best.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Row, Rows, Sql, columns};
use devproof_index::{NotReady, people_facts, read_people};
use devproof_matching::{
    Band, PersonFacts,
    index::{JobFilter, JobIndex, JobOrder},
};
use serde::Serialize;
use std::collections::HashMap;
use uuid::Uuid;

/// The reader's listed jobs.
const JOBS: &str = "
    select j.id, j.title from public.job_openings j
    where j.id = any ((select private.my_candidate_jobs())::uuid[]) and j.is_listed
      and (j.expires_at is null or j.expires_at > now())";

columns! {
    struct JobRow { id: Uuid, title: String }
}

/// The best of the reader's jobs for a person. Its shape is in `search.schema.json`.
#[derive(Debug, Serialize)]
pub(super) struct BestJob {
    id: Uuid,
    title: String,
    score: Option<u8>,
    band: Band,
}

/// The best job of each person, by the person.
type BestJobs = HashMap<Uuid, BestJob>;

/// The rows of people, and the best of the reader's jobs for each of them. One round trip, the command's last, and one
/// visit to the index. A job whose terms don't fit a person is not theirs.
pub(super) async fn read(
    cx: &CommandContext<'_>,
    rows: &Sql,
    people: &[Uuid],
) -> Result<(Vec<Row>, BestJobs), CommandError> {
    let index = match cx.settings.match_index.current().await {
        // People are found also in the first moments of a server.
        Err(NotReady::Filling) => {
            let [rows] = cx.query_last([rows]).await?;
            return Ok((rows, BestJobs::new()));
        }
        index => index?,
    };
    let [rows, jobs, facts] = cx.query_last([rows, &Sql::new(JOBS), &people_facts(people)]).await?;
    let jobs: Vec<JobRow> = jobs.read_all()?;
    if jobs.is_empty() {
        return Ok((rows, BestJobs::new()));
    }
    let facts: Vec<PersonFacts> = read_people(&facts, &index.catalog)?.into_iter().map(|known| known.facts).collect();
    let titles: HashMap<Uuid, String> = jobs.into_iter().map(|job| (job.id, job.title)).collect();
    let now = cx.now;
    let best = move |index: &JobIndex| {
        let ids: Vec<Uuid> = titles.keys().copied().collect();
        let filter = JobFilter { among: Some(&ids), ..JobFilter::at(now) };
        let of = |person: &PersonFacts| {
            let best = *index.rank(person, &filter, JobOrder::Match, None, 1).jobs.first()?;
            let title = titles.get(&best.id)?.clone();
            let (score, band) = (best.score.number(), best.score.band());
            Some((person.id, BestJob { id: best.id, title, score, band }))
        };
        facts.iter().filter_map(of).collect::<BestJobs>()
    };
    Ok((rows, index.with_jobs(best).await?))
}
