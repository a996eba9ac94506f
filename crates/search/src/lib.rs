//! Search: people, jobs, companies and challenges in one index of tantivy, kept current from the database's log. It answers
//! ids and how they were found; the rows of a page are read under the caller's own rights. See README.md.

mod collect;
mod document;
mod fields;
mod filter;
mod find;
mod follow;
mod home;
mod marks;
mod pending;
mod plan;
mod query;
mod read;
mod reader;
mod search_index;
mod skills;
mod slips;
mod store;
mod words;

pub use collect::Place;
pub use document::{Document, Kind};
pub use filter::{Filter, FilterError};
pub use find::{Found, Hit, How, MAX_COUNT, MAX_RESULTS, Page, Request, Size, Snapshot};
pub use follow::MESSAGE_PREFIX;
pub use home::discard_unused;
pub use marks::part;
pub use plan::{Group, Plan, Word};
pub use reader::Reader;
pub use search_index::{SearchError, SearchIndex};
pub use skills::Skills;
pub use words::clean;
