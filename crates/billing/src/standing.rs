//! Where a subscription stands: its snapshot, looked at from a moment.

use crate::{Payment, Snapshot};
use devproof_vocabulary::SubscriptionState;
use time::{Duration, OffsetDateTime};

/// How long features stay after a payment failed, from the beginning of the period that isn't paid.
pub const GRACE: Duration = Duration::days(7);
/// How long a paid subscription counts as paid after its period when nothing is heard of the next one.
pub const NEWS_LATE: Duration = Duration::days(3);

/// Where a subscription stands at a moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// The state that people see.
    pub state: SubscriptionState,
    /// Until when its tier is in force, if nothing more is heard; nothing where it isn't.
    pub entitled_until: Option<OffsetDateTime>,
    /// When features go, while a payment is due.
    pub grace_ends_at: Option<OffsetDateTime>,
    /// When it stands differently, if nothing more is heard.
    pub turns_at: Option<OffsetDateTime>,
}

impl Standing {
    const ENDED: Self =
        Self { state: SubscriptionState::Ended, entitled_until: None, grace_ends_at: None, turns_at: None };

    fn past_due(grace_ends_at: OffsetDateTime, now: OffsetDateTime) -> Self {
        if now >= grace_ends_at {
            return Self::ENDED;
        }
        let ends = Some(grace_ends_at);
        Self { state: SubscriptionState::PastDue, entitled_until: ends, grace_ends_at: ends, turns_at: ends }
    }
}

impl Snapshot {
    /// Where the subscription stands at `now`. A function of both alone, so that a renewal that was lost and one that failed end
    /// alike: without a payment nothing lasts longer than the grace.
    pub fn standing(&self, now: OffsetDateTime) -> Standing {
        let paid = |state, until, turns_at| Standing {
            state,
            entitled_until: Some(until),
            grace_ends_at: None,
            turns_at: Some(turns_at),
        };
        match self.payment {
            Payment::Started => Standing { state: SubscriptionState::Pending, ..Standing::ENDED },
            Payment::Ended => Standing::ENDED,
            Payment::Failed => Standing::past_due(self.period_start + GRACE, now),
            Payment::Paid if self.cancels && now >= self.period_end => Standing::ENDED,
            Payment::Paid if self.cancels => paid(SubscriptionState::Cancelling, self.period_end, self.period_end),
            Payment::Paid if now >= self.period_end + NEWS_LATE => Standing::past_due(self.period_end + GRACE, now),
            Payment::Paid => paid(SubscriptionState::Active, self.period_end + GRACE, self.period_end + NEWS_LATE),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Plan;
    use devproof_vocabulary::BillingInterval;
    use time::macros::datetime;

    const START: OffsetDateTime = datetime!(2026-01-31 10:00 UTC);
    const END: OffsetDateTime = datetime!(2026-02-28 10:00 UTC);

    fn snapshot(payment: Payment, cancels: bool) -> Snapshot {
        let plan = Plan { tier_id: "pro".to_owned(), interval: BillingInterval::Month };
        Snapshot { payment, period_start: START, period_end: END, plan, cancels, next: None }
    }

    fn state(payment: Payment, cancels: bool, now: OffsetDateTime) -> SubscriptionState {
        snapshot(payment, cancels).standing(now).state
    }

    #[test]
    fn a_cancelled_one_keeps_its_features_to_the_second() {
        let second = Duration::SECOND;
        assert_eq!(state(Payment::Paid, true, END - second), SubscriptionState::Cancelling);
        assert_eq!(state(Payment::Paid, true, END), SubscriptionState::Ended);
        assert_eq!(snapshot(Payment::Paid, true).standing(START).entitled_until, Some(END));
    }

    #[test]
    fn seven_days_of_grace() {
        let grace = START + Duration::days(7);
        let standing = snapshot(Payment::Failed, false).standing(START);
        assert_eq!((standing.state, standing.grace_ends_at), (SubscriptionState::PastDue, Some(grace)));
        assert_eq!(state(Payment::Failed, false, grace - Duration::SECOND), SubscriptionState::PastDue);
        assert_eq!(state(Payment::Failed, false, grace), SubscriptionState::Ended);
    }

    #[test]
    fn without_news_of_a_renewal_nothing_lasts_longer_than_the_grace() {
        assert_eq!(state(Payment::Paid, false, END + NEWS_LATE - Duration::SECOND), SubscriptionState::Active);
        assert_eq!(state(Payment::Paid, false, END + NEWS_LATE), SubscriptionState::PastDue);
        assert_eq!(state(Payment::Paid, false, END + GRACE), SubscriptionState::Ended);
    }

    #[test]
    fn nothing_is_given_before_the_first_payment_and_after_the_end() {
        for (payment, expected) in
            [(Payment::Started, SubscriptionState::Pending), (Payment::Ended, SubscriptionState::Ended)]
        {
            let standing = snapshot(payment, false).standing(START);
            assert_eq!((standing.state, standing.entitled_until), (expected, None));
        }
    }
}
