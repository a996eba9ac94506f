//! What can be found at a moment, and how it is asked.

use crate::figures::{Figures, MatchQuery, PayWish};
use devproof_db::DbError;
use devproof_matching::{
    Catalog, JobPay, PersonFacts, SkillId,
    index::{JobFilter, JobIndex, Matches, PayBands, PayFilter, PeopleIndex},
};
use parking_lot::RwLock;
use std::{num::NonZero, sync::Arc, thread};
use time::OffsetDateTime;
use tokio::{sync::Semaphore, task::JoinError};
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
    /// One for each core. Work over all jobs or people waits for nothing but its core, and each has a few hundred kB of
    /// its own: more at once would only push one another's out of the caches.
    cores: Arc<Semaphore>,
}

impl Filled {
    pub(crate) fn new(catalog: Catalog) -> Self {
        Self {
            catalog: Arc::new(catalog),
            jobs: RwLock::default(),
            people: RwLock::default(),
            figures: Figures::default(),
            cores: Arc::new(Semaphore::new(thread::available_parallelism().map_or(1, NonZero::get))),
        }
    }

    /// Works on a thread where that keeps no request waiting, once a core is free.
    async fn work<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&Self) -> T + Send + 'static,
    ) -> Result<T, NotReady> {
        // It is never closed. The work keeps its core when nobody waits for it any more.
        let core = Arc::clone(&self.cores).acquire_owned().await.ok();
        let filled = Arc::clone(self);
        let worked = tokio::task::spawn_blocking(move || {
            let _core = core;
            work(&filled)
        });
        Ok(worked.await?)
    }

    /// Works over all jobs, on a thread where that keeps no request waiting.
    ///
    /// # Errors
    /// When the work panics or the server stops.
    pub async fn with_jobs<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&JobIndex) -> T + Send + 'static,
    ) -> Result<T, NotReady> {
        self.work(move |filled| work(&filled.jobs.read())).await
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
        self.work(move |filled| work(&filled.people.read())).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{
        sync::atomic::{AtomicUsize, Ordering},
        time::Duration,
    };

    #[tokio::test]
    async fn as_many_work_at_once_as_there_are_cores() {
        static WORKING: AtomicUsize = AtomicUsize::new(0);
        static MOST: AtomicUsize = AtomicUsize::new(0);
        let filled = Arc::new(Filled::new(Catalog::default()));
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let work = |_: &JobIndex| {
            MOST.fetch_max(WORKING.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            thread::sleep(Duration::from_millis(2));
            WORKING.fetch_sub(1, Ordering::SeqCst);
        };
        let all = futures::future::join_all((0..8 * cores).map(|_| filled.with_jobs(work))).await;
        assert!(all.iter().all(Result::is_ok));
        assert!(MOST.load(Ordering::SeqCst) <= cores);
        assert_eq!(filled.cores.available_permits(), cores);
    }

    #[tokio::test]
    async fn work_that_panics_gives_its_core_back() {
        let filled = Arc::new(Filled::new(Catalog::default()));
        let cores = filled.cores.available_permits();
        for _ in 0..2 * cores {
            let failed = filled.with_people::<()>(|_| panic!("a fault of the test")).await;
            assert!(matches!(failed, Err(NotReady::Ranking(_))));
        }
        assert_eq!(filled.cores.available_permits(), cores);
    }
}
