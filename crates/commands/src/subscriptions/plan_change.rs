//! Another plan for a subscription: what it would mean, for the preview and for the change itself.

use super::{
    owner::{Current, Owner},
    tier::{self, ForSale},
};
use crate::{
    CommandError,
    rpc::{arguments::answer, context::CommandContext, timestamp::Timestamp},
};
use devproof_billing::{Plan, Snapshot, change::Takes};
use devproof_vocabulary::{SubscriptionState, TierChange};
use time::OffsetDateTime;

answer! {
    takes_effect: TierChange,
    /// When the new plan begins.
    takes_effect_at: Timestamp,
    /// What is paid at once, in cents.
    due_now_cents: i64,
    currency: String,
}

impl Answer {
    /// Of a change that was made elsewhere.
    pub(super) fn made(now: OffsetDateTime, snapshot: &Snapshot) -> Self {
        let (takes_effect, at) = match snapshot.next {
            Some(_) => (TierChange::PeriodEnd, snapshot.period_end),
            None => (TierChange::Now, now),
        };
        let currency = tier::CURRENCY.to_owned();
        Self { takes_effect, takes_effect_at: Timestamp(at), due_now_cents: 0, currency }
    }
}

/// A change that can be made.
pub(super) struct PlanChange {
    pub(super) sale: ForSale,
    pub(super) takes: Takes,
    pub(super) due_now_cents: i64,
}

impl PlanChange {
    /// Checks a change of this subscription.
    pub(super) async fn of(
        cx: &CommandContext<'_>,
        owner: Owner,
        current: &Current,
        plan: &Plan,
    ) -> Result<Self, CommandError> {
        let sale = tier::wanted(cx, owner, plan).await?;
        match current.state {
            SubscriptionState::Active | SubscriptionState::Cancelling => {}
            SubscriptionState::PastDue | SubscriptionState::Pending => return Err(CommandError::PaymentDue),
            SubscriptionState::Ended => return Err(CommandError::NotSubscribed),
        }
        let snapshot = &current.seen.snapshot;
        if snapshot.plan == *plan {
            return Err(CommandError::AlreadySubscribed);
        }
        // A plan that is sold no more is changed as if it were the smallest.
        let takes = match tier::find(cx.tx, &snapshot.plan).await? {
            None => (Takes::Now, sale.offer.cents),
            Some(old) => match old.offer.change_to(&sale.offer) {
                Takes::PeriodEnd => (Takes::PeriodEnd, 0),
                Takes::Now => {
                    let period = (snapshot.period_start, snapshot.period_end);
                    (Takes::Now, old.offer.due_now(&sale.offer, period, cx.now))
                }
            },
        };
        Ok(Self { sale, takes: takes.0, due_now_cents: takes.1 })
    }

    /// What Stripe calls the new plan's price; of the test provider's plans it has none.
    pub(super) fn price(&self, cx: &CommandContext<'_>) -> Result<String, CommandError> {
        let Some(stripe) = cx.settings.billing.stripe() else { return Ok(String::new()) };
        stripe.prices.of(&self.sale.plan).map(str::to_owned).ok_or(CommandError::BillingUnavailable)
    }

    /// As it is told.
    pub(super) fn answer(&self, cx: &CommandContext<'_>, current: &Current) -> Answer {
        let (takes_effect, at) = match self.takes {
            Takes::Now => (TierChange::Now, cx.now),
            Takes::PeriodEnd => (TierChange::PeriodEnd, current.seen.snapshot.period_end),
        };
        Answer {
            takes_effect,
            takes_effect_at: Timestamp(at),
            due_now_cents: self.due_now_cents,
            currency: tier::CURRENCY.to_owned(),
        }
    }
}
