//! What a payment provider says of a subscription.

use devproof_vocabulary::BillingInterval;
use serde::{Deserialize, Serialize};
use time::OffsetDateTime;

/// Whether a subscription is paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// The first payment is under way.
    Started,
    /// This period's payment failed.
    Failed,
    /// This period is paid.
    Paid,
    /// The provider ended the subscription; it never comes back.
    Ended,
}

/// What is paid for, and how often.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Plan {
    /// The tier, as in `content/tiers.json`.
    pub tier_id: String,
    /// How often it is paid.
    pub interval: BillingInterval,
}

/// All of a subscription at one moment.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Snapshot {
    /// Whether it is paid.
    pub payment: Payment,
    /// When the period that was last billed ends.
    #[serde(with = "time::serde::rfc3339")]
    pub period_end: OffsetDateTime,
    /// When it began.
    #[serde(with = "time::serde::rfc3339")]
    pub period_start: OffsetDateTime,
    /// What is paid for.
    pub plan: Plan,
    /// Whether it ends with the period.
    pub cancels: bool,
    /// What is paid for from the next period on, where that is something else.
    pub next: Option<Plan>,
}
