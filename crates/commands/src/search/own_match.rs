//! How well each job of a page fits the job seeker who searches.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Row, Sql};
use devproof_index::{NotReady, people_facts, read_people};
use devproof_matching::{
    Band,
    index::{JobFilter, JobIndex, JobOrder},
};
use serde::Serialize;
use std::collections::HashMap;
use uuid::Uuid;

/// The reader's match with a job. Its shape is in `search.schema.json`.
#[derive(Debug, Serialize)]
pub(super) struct OwnMatch {
    score: Option<u8>,
    band: Band,
}

/// The reader's matches, by the job.
type OwnMatches = HashMap<Uuid, OwnMatch>;

/// The rows of jobs, and how well each fits the reader. One round trip, the command's last, and one visit to the index. A
/// job whose terms don't fit the reader has no match.
pub(super) async fn read(
    cx: &CommandContext<'_>,
    rows: &Sql,
    jobs: &[Uuid],
) -> Result<(Vec<Row>, OwnMatches), CommandError> {
    let index = match cx.settings.match_index.current().await {
        // Jobs are found also in the first moments of a server.
        Err(NotReady::Filling) => {
            let [rows] = cx.query_last([rows]).await?;
            return Ok((rows, OwnMatches::new()));
        }
        index => index?,
    };
    let [rows, facts] = cx.query_last([rows, &people_facts(&[cx.user_id])]).await?;
    let Some(reader) = read_people(&facts, &index.catalog)?.into_iter().next() else {
        return Ok((rows, OwnMatches::new()));
    };
    let (jobs, now) = (jobs.to_vec(), cx.now);
    let matches = move |index: &JobIndex| {
        let filter = JobFilter { among: Some(&jobs), ..JobFilter::at(now) };
        let ranked = index.rank(&reader.facts, &filter, JobOrder::Match, None, jobs.len());
        let found = ranked.jobs.iter();
        found
            .map(|job| (job.id, OwnMatch { score: job.score.number(), band: job.score.band() }))
            .collect::<OwnMatches>()
    };
    Ok((rows, index.with_jobs(matches).await?))
}
