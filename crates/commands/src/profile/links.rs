//! Whether the links of a profile are its owner's own. A proof is on the page itself, in the DNS of its host, or a sign-in
//! with the very account; `verify_link` looks for it when the owner asks, and a task looks again each day.

mod fetch;
mod page;
mod query;
mod recheck;

pub(crate) use query::{LinkOwner, LinkQuery, github_login};
pub(crate) use recheck::CheckLink;
pub use recheck::plan_link_checks;
