//! What GitHub says of a person's public repositories, shown with their consent and never judged: a row is the consent, and
//! the task that fetches runs when it is given, when its owner asks, and each day.

mod fetch;
mod plan;
mod summary;

pub(crate) use fetch::FetchRepositories;
pub use plan::plan_repository_fetches;
pub(super) use plan::{fetch_again, fetch_now};
