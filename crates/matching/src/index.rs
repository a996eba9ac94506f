//! All jobs that can be found and all people who can be found, in memory, laid out by column. It ranks by the same
//! rules as [`score`](crate::score): equal requirements of many jobs are judged once for each person.

mod arena;
mod bitmap;
mod filter;
mod jobs;
mod order;
mod people;
mod pool;
mod preview;
mod rank;
mod slots;

pub use filter::JobFilter;
pub use jobs::{JobEntry, JobIndex};
pub use order::{JobCursor, JobOrder, JobPage, RankedJob};
pub use people::{PeopleIndex, RankedPerson};
pub use preview::{Move, WeightsPreview};
