//! A payment provider of our own, which charges no card: what Stripe would do with a subscription, and what it would say of it.

use crate::{GRACE, Payment, Plan, Seen, Snapshot, period};
use time::OffsetDateTime;

/// A subscription as the provider keeps it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counterpart {
    /// Counts the changes.
    pub version: i64,
    /// The first day: periods are counted from it.
    pub anchor: OffsetDateTime,
    /// How it is.
    pub snapshot: Snapshot,
    /// Whether the next payment will fail.
    pub fails_next: bool,
}

/// What the provider says after a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProviderEvent {
    /// The subscription after it.
    pub seen: Seen,
    /// Whether a whole period was paid with it.
    pub has_paid: bool,
}

impl Counterpart {
    /// A subscription whose first period is paid.
    pub fn begin(plan: Plan, now: OffsetDateTime) -> (Self, ProviderEvent) {
        let period_end = period::end_after(now, plan.interval, now);
        let snapshot =
            Snapshot { payment: Payment::Paid, period_start: now, period_end, plan, cancels: false, next: None };
        let mut counterpart = Self { version: 0, anchor: now, snapshot, fails_next: false };
        let event = counterpart.event(now, true);
        (counterpart, event)
    }

    /// How it is, as an answer to someone who asks.
    pub fn seen(&self, now: OffsetDateTime) -> Seen {
        Seen { at: now, version: self.version, snapshot: self.snapshot.clone() }
    }

    /// When it renews, ends, or is given up.
    pub fn due_at(&self) -> Option<OffsetDateTime> {
        match self.snapshot.payment {
            Payment::Paid => Some(self.snapshot.period_end),
            Payment::Failed => Some(self.snapshot.period_start + GRACE),
            Payment::Started | Payment::Ended => None,
        }
    }

    /// Does all that is due by `now`, each at its own time.
    pub fn run(&mut self, now: OffsetDateTime) -> Vec<ProviderEvent> {
        let mut events = Vec::new();
        while let Some(due) = self.due_at().filter(|due| *due <= now) {
            events.push(self.turn(due));
        }
        events
    }

    fn turn(&mut self, due: OffsetDateTime) -> ProviderEvent {
        if self.snapshot.payment == Payment::Failed || self.snapshot.cancels {
            return self.end(due);
        }
        if let Some(next) = self.snapshot.next.take() {
            if next.interval != self.snapshot.plan.interval {
                self.anchor = due;
            }
            self.snapshot.plan = next;
        }
        self.snapshot.period_start = due;
        self.snapshot.period_end = period::end_after(self.anchor, self.snapshot.plan.interval, due);
        let fails = std::mem::take(&mut self.fails_next);
        self.snapshot.payment = if fails { Payment::Failed } else { Payment::Paid };
        self.event(due, !fails)
    }

    /// Ends the period that runs: what was due at its end is due at once.
    pub fn end_period(&mut self, now: OffsetDateTime) {
        if self.snapshot.payment == Payment::Paid {
            // A period has a length, even one that is cut off where it began.
            self.snapshot.period_end = now.max(self.snapshot.period_start + time::Duration::SECOND);
            self.anchor = self.snapshot.period_end;
        }
    }

    /// Pays what is due.
    pub fn pay(&mut self, now: OffsetDateTime) -> ProviderEvent {
        self.snapshot.payment = Payment::Paid;
        self.event(now, true)
    }

    /// Another plan from now on. One that is paid equally often keeps its period.
    pub fn change(&mut self, plan: Plan, now: OffsetDateTime) -> ProviderEvent {
        if plan.interval != self.snapshot.plan.interval {
            self.anchor = now;
            self.snapshot.period_start = now;
            self.snapshot.period_end = period::end_after(now, plan.interval, now);
        }
        self.snapshot.plan = plan;
        self.snapshot.cancels = false;
        self.snapshot.next = None;
        self.event(now, false)
    }

    /// Another plan from the next period on.
    pub fn change_later(&mut self, plan: Plan, now: OffsetDateTime) -> ProviderEvent {
        self.snapshot.cancels = false;
        self.snapshot.next = Some(plan);
        self.event(now, false)
    }

    /// Ends with the period.
    pub fn cancel(&mut self, now: OffsetDateTime) -> ProviderEvent {
        self.snapshot.cancels = true;
        self.snapshot.next = None;
        self.event(now, false)
    }

    /// Goes on as it is.
    pub fn resume(&mut self, now: OffsetDateTime) -> ProviderEvent {
        self.snapshot.cancels = false;
        self.snapshot.next = None;
        self.event(now, false)
    }

    /// Ends at once.
    pub fn end(&mut self, now: OffsetDateTime) -> ProviderEvent {
        self.snapshot.payment = Payment::Ended;
        self.snapshot.next = None;
        self.event(now, false)
    }

    fn event(&mut self, at: OffsetDateTime, has_paid: bool) -> ProviderEvent {
        self.version += 1;
        // A period that was cut off a second after it began is told of before that second is over.
        let at = at.max(self.snapshot.period_start);
        ProviderEvent { seen: self.seen(at), has_paid }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use devproof_vocabulary::BillingInterval;
    use time::{Duration, macros::datetime};

    #[test]
    fn what_is_paid_is_told_after_what_failed_also_within_one_second() {
        let plan = Plan { tier_id: "pro".to_owned(), interval: BillingInterval::Month };
        let now = datetime!(2026-11-28 10:00 UTC);
        let (mut counterpart, _) = Counterpart::begin(plan, now);
        counterpart.fails_next = true;
        counterpart.end_period(now);
        let failed = counterpart.run(now + Duration::SECOND).pop().expect("the renewal that failed");
        let paid = counterpart.pay(now);
        assert!(paid.seen.at >= failed.seen.at && paid.seen.version > failed.seen.version);
    }
}
