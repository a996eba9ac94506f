//! The life of a subscription, the same for job seekers and companies. Knows no database, no network and no clock.
//!
//! A payment provider says how a subscription is, in events that come in any order, twice, days late or never. Each says all of
//! it: a [`Snapshot`], and when that was so. Of all snapshots [the newest counts](Seen::newest), and where a subscription stands
//! [follows from it and from the time](Snapshot::standing). So the order in which events come can't matter, and what was lost
//! is healed by asking the provider once.

pub mod change;
mod counterpart;
pub mod period;
mod seen;
mod snapshot;
mod standing;
pub mod stripe;

pub use counterpart::{Counterpart, ProviderEvent};
pub use seen::{Fold, Seen};
pub use snapshot::{Payment, Plan, Snapshot};
pub use standing::{GRACE, NEWS_LATE, Standing};
