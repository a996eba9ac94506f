//! How the calls of each hop go, from one second to the next.

use super::{calls::Fate, plan::Hop};

/// How a call of one hop goes at the moment.
#[derive(Debug, Clone, Default)]
pub(super) struct HopState {
    pub(super) fate: Fate,
    /// How often the hop is made for one attempt of the hop above.
    pub(super) reach: f64,
    /// Attempts a second.
    pub(super) load: f64,
    /// Mean time that an attempt spends in calls below, and variance.
    pub(super) hold_s: f64,
    pub(super) hold_var: f64,
    pub(super) breaker: Breaker,
    /// Changes a second while every node was there, and all so far.
    pub(super) healthy_rate: f64,
    pub(super) written: f64,
}

/// A circuit breaker.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Breaker {
    open_until: Option<u32>,
}

/// Share of calls that an open breaker lets through to find out, when its time is over.
const TRIAL: f64 = 0.1;

impl Breaker {
    pub(super) fn pass(self, hop: &Hop, second: u32) -> f64 {
        match (hop.breaker, self.open_until) {
            (Some(_), Some(until)) if second < until => 0.0,
            (Some(_), Some(_)) => TRIAL,
            _ => 1.0,
        }
    }

    pub(super) fn observe(&mut self, hop: &Hop, second: u32, failing: f64) {
        let Some(settings) = hop.breaker else { return };
        self.open_until = if failing > settings.error_share {
            Some(second.saturating_add(libm::ceil(settings.open_s) as u32 + 1))
        } else {
            None
        };
    }
}
