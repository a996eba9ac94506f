//! What a target can measure.

use serde::{Deserialize, Serialize};

/// Of how many answers a time is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Percentile {
    /// Half of them.
    P50,
    /// 99 of 100.
    #[default]
    P99,
}

/// What must not happen to items.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Harm {
    /// Acknowledged, and gone.
    Lost,
    /// Took effect again.
    Doubled,
    /// Overtaken by a later one of the same key.
    Reordered,
    /// Put aside for people.
    DeadLetters,
    /// Still in a queue at midnight.
    Unfinished,
}

/// What is measured, and its bound.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Measure {
    /// Share of the day's requests that are answered.
    Availability {
        /// Of which flow.
        flow: String,
        /// In percent.
        at_least: f64,
    },
    /// Minutes in which fewer than a share of the requests are answered.
    Outage {
        /// Of which flow.
        flow: String,
        /// The share, in percent.
        below: f64,
        /// How many minutes.
        at_most_minutes: u32,
    },
    /// Time to the answer, in each minute.
    Latency {
        /// Of which flow.
        flow: String,
        /// Of how many answers.
        #[serde(default)]
        percentile: Percentile,
        /// In milliseconds.
        at_most_ms: f64,
        /// From this hour on.
        #[serde(default)]
        from_h: u32,
        /// Until this hour.
        #[serde(default = "midnight")]
        to_h: u32,
        /// The worst minutes that don't count.
        #[serde(default)]
        except_minutes: u32,
    },
    /// Items to which something happens.
    Items {
        /// Of which flow.
        flow: String,
        /// What happens.
        harm: Harm,
        /// How many in a day.
        at_most: f64,
    },
    /// Time from the acknowledgement until all work is done.
    Delay {
        /// Of which flow.
        flow: String,
        /// In seconds.
        at_most_s: f64,
    },
    /// Age of answers.
    Staleness {
        /// Of which flow.
        flow: String,
        /// In seconds.
        at_most_s: f64,
    },
    /// What the whole board costs.
    Cost {
        /// Euros a month.
        at_most_eur: f64,
    },
}

impl Measure {
    /// The flow that it looks at.
    #[must_use]
    pub fn flow(&self) -> Option<&str> {
        match self {
            Self::Availability { flow, .. }
            | Self::Outage { flow, .. }
            | Self::Latency { flow, .. }
            | Self::Items { flow, .. }
            | Self::Delay { flow, .. }
            | Self::Staleness { flow, .. } => Some(flow),
            Self::Cost { .. } => None,
        }
    }
}

fn midnight() -> u32 {
    24
}
