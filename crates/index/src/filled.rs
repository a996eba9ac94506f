//! What can be found at a moment, and how it is asked.

use crate::figures::{Figures, MatchQuery, PayWish};
use devproof_db::DbError;
use devproof_matching::{
    Catalog, JobPay, PersonFacts, SkillId,
    index::{JobFilter, JobIndex, Matches, PayBands, PayFilter, PeopleIndex},
};
use parking_lot::RwLock;
use std::sync::Arc;
use time::OffsetDateTime;
use tokio::task::JoinError;
use uuid::Uuid;

/// Why a list that is ordered by match can't be answered now.
#[derive(Debug, thiserror::Error)]
pub enum NotReady {
    /// The server has just started.
    #[error("the match index is still being filled")]
    Filling,
    /// It could not be read from the database.
    #[error(transparent)]
    Database(#[from] DbError),
    /// Ranking stopped in the middle.
    #[error("ranking failed: {0}")]
    Ranking(#[from] JoinError),
}

/// Everything that can be found, as it was filled and as changes moved it.
pub struct Filled {
    /// The names that go with it.
    pub catalog: Arc<Catalog>,
    pub(crate) jobs: RwLock<JobIndex>,
    pub(crate) people: RwLock<PeopleIndex>,
    figures: Figures,
}

impl Filled {
    pub(crate) fn new(catalog: Catalog) -> Self {
        Self {
            catalog: Arc::new(catalog),
            jobs: RwLock::default(),
            people: RwLock::default(),
            figures: Figures::default(),
        }
    }

    /// Works over all jobs, on a thread where that keeps no request waiting.
    ///
    /// # Errors
    /// When the work panics or the server stops.
    pub async fn with_jobs<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&JobIndex) -> T + Send + 'static,
    ) -> Result<T, NotReady> {
        let filled = Arc::clone(self);
        Ok(tokio::task::spawn_blocking(move || work(&filled.jobs.read())).await?)
    }

    /// Works over all jobs and those of them that are a good or a strong match of the person and wait for their decision.
    /// Matches are found once for all figures of a page.
    ///
    /// # Errors
    /// As [`Filled::with_jobs`].
    pub async fn with_matches<T: Send + 'static>(
        self: &Arc<Self>,
        person: PersonFacts,
        decided: Vec<Uuid>,
        now: OffsetDateTime,
        work: impl FnOnce(&JobIndex, &PersonFacts, &Matches) -> T + Send + 'static,
    ) -> Result<T, NotReady> {
        let filled = Arc::clone(self);
        self.with_jobs(move |jobs| {
            let query = MatchQuery { person: person.clone(), decided };
            let matches = filled.figures.matches(query, jobs, now, |MatchQuery { person, decided }| {
                jobs.matches(person, &JobFilter { except: decided, ..JobFilter::at(now) })
            });
            work(jobs, &person, &matches)
        })
        .await
    }

    /// What open jobs pay per year, with a band for every skill of the catalog. `pay` says what a job pays in the wish's
    /// currency, if that is known.
    ///
    /// # Errors
    /// As [`Filled::with_jobs`].
    pub async fn pay_bands(
        self: &Arc<Self>,
        wish: PayWish,
        now: OffsetDateTime,
        pay: impl Fn(JobPay) -> Option<i64> + Send + 'static,
    ) -> Result<Arc<PayBands>, NotReady> {
        let filled = Arc::clone(self);
        self.with_jobs(move |jobs| {
            filled.figures.bands(wish, jobs, now, || {
                let skills: Vec<SkillId> = filled.catalog.skills().collect();
                let PayWish { skill, seniority, place, .. } = wish;
                jobs.pay_bands(&PayFilter { now, skill, seniority, place, skills: &skills }, None, pay)
            })
        })
        .await
    }

    /// Works over all people, on a thread where that keeps no request waiting.
    ///
    /// # Errors
    /// When the work panics or the server stops.
    pub async fn with_people<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&PeopleIndex) -> T + Send + 'static,
    ) -> Result<T, NotReady> {
        let filled = Arc::clone(self);
        Ok(tokio::task::spawn_blocking(move || work(&filled.people.read())).await?)
    }
}
