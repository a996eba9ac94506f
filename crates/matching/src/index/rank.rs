//! All jobs for one person.

use super::{
    JobCursor, JobFilter, JobIndex, JobOrder, JobPage, RankedJob,
    filter::select,
    jobs::micros,
    judge::Judge,
    turns::{Ties, Turn},
};
use crate::PersonFacts;

impl JobIndex {
    /// A page of the jobs that pass a filter and whose gates do not fail for the person.
    pub fn rank(
        &self,
        person: &PersonFacts,
        filter: &JobFilter<'_>,
        order: JobOrder,
        after: Option<JobCursor>,
        limit: usize,
    ) -> JobPage {
        let judge = Judge::new(self, person);
        let except = self.slots.find_all(filter.except);
        let began_at = after.map_or_else(|| micros(filter.now), |after| after.began_at);
        let left = select(self, person, filter);
        let mut rows = left.clone();
        rows.subtract(&except);
        let total = rows.len();
        let mut rows = match order {
            JobOrder::Match => {
                let ties = judge.ties(&left);
                Ties::new(self, ties, &rows, except, began_at).page(after.as_ref(), limit.saturating_add(1))
            }
            JobOrder::Newest => self.newest_rows(&rows, after.as_ref(), limit.saturating_add(1)),
        };
        let has_more = rows.len() > limit;
        rows.truncate(limit);
        let ranked = |row: &Turn| {
            let score = judge.score(row.slot);
            RankedJob {
                id: self.slots.id(row.slot),
                score,
                coverage: score.known_percent(),
                turn: row.turn,
                published_at: self.rows[row.slot as usize].published,
            }
        };
        let jobs: Vec<_> = rows.iter().map(ranked).collect();
        let cursor = |row: &RankedJob| JobCursor {
            began_at,
            number: row.score.number(),
            coverage: row.coverage,
            turn: row.turn,
            published_at: row.published_at,
            id: row.id,
        };
        let next = jobs.last().filter(|_| has_more).map(cursor);
        JobPage { jobs, total, next }
    }
}
