//! All jobs that can be found and all people who can be found, in memory, laid out by column. It ranks by the same
//! rules as [`score`](crate::score): equal requirements of many jobs are judged once for each person.

mod arena;
mod bitmap;
mod candidates;
mod column;
mod common;
mod demand;
mod filter;
mod jobs;
mod judge;
mod lean;
mod missing;
mod newest;
mod order;
mod pay_bands;
mod people;
mod pool;
mod postings;
mod preview;
mod rank;
mod slots;
mod sum;
mod tally;
mod turns;
mod using;
mod weighed_term;
mod weights;
mod what_if;

pub use candidates::{PeopleFilter, RankedPerson};
pub use demand::{Demand, Matches, SkillDemand};
pub use filter::JobFilter;
pub use jobs::{JobEntry, JobIndex};
pub use missing::{MissingSkill, MissingSkills};
pub use order::{JobCursor, JobOrder, JobPage, RankedJob};
pub use pay_bands::{ENOUGH_POSTINGS, PayBand, PayBands, PayFilter, Place};
pub use people::PeopleIndex;
pub use preview::{Move, WeightsPreview};
pub use what_if::{PayRange, Prospect};
