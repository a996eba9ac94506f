//! The match index of an installation: all listed jobs and all people who can be found, kept current from the
//! database's log. It answers ids and scores; the rows of a page are read under the caller's own rights. See README.md.

mod catalog;
mod facts;
mod figures;
mod fill;
mod filled;
mod follow;
mod match_index;
mod pending;
mod rates_file;

pub use catalog::{CHALLENGES, CatalogRows, RANKS, SKILLS, read_catalog};
pub use facts::{JOB_FACTS, PEOPLE_FACTS, job_facts, people_facts, read_jobs, read_people};
pub use figures::PayWish;
pub use filled::{Filled, NotReady};
pub use follow::MESSAGE_PREFIX;
pub use match_index::{MatchIndex, Size};
pub use rates_file::RatesFile;
