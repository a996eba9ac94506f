//! What job seekers and companies pay for. How a subscription is, its payment provider says (`apply`); what that means,
//! `devproof_billing` decides. Without a configured provider a counterpart of our own (`test_provider`) says the same things and
//! bills nobody.

pub(crate) mod abandon_checkout;
mod apply;
pub(crate) mod cancel_subscription;
pub(crate) mod change_tier;
mod clock;
pub(crate) mod end_test_period;
pub(crate) mod fail_test_payment;
mod notices;
pub(crate) mod open_billing_portal;
mod owner;
pub(crate) mod pay_test_checkout;
pub(crate) mod plan_change;
pub(crate) mod preview_tier_change;
mod provider;
mod receipt;
pub(crate) mod resume_subscription;
pub(crate) mod settle_test_payment;
pub(crate) mod start_checkout;
pub(crate) mod stripe;
mod test_provider;
mod tier;

use crate::rpc::command::{Command, command};
pub use clock::{reconcile_subscriptions, run_subscriptions, sweep_payment_events};
pub use provider::Billing;
pub(crate) use stripe::{AskStripe, LeavingPayments, StripeAnswered, StripeQuery};
pub use stripe::{StripeBilling, StripeEventError, take_stripe_event};

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("abandon_checkout", Onboarded, abandon_checkout, queries_outside),
    command!("cancel_subscription", Onboarded, cancel_subscription, queries_outside),
    command!("change_tier", Onboarded, change_tier, undoes_failed_query),
    command!("end_test_period", Onboarded, end_test_period),
    command!("fail_test_payment", Onboarded, fail_test_payment),
    command!("open_billing_portal", Onboarded, open_billing_portal, queries_outside),
    command!("pay_test_checkout", Onboarded, pay_test_checkout),
    command!("preview_tier_change", Onboarded, preview_tier_change, queries_outside),
    command!("resume_subscription", Onboarded, resume_subscription, queries_outside),
    command!("settle_test_payment", Onboarded, settle_test_payment),
    command!("start_checkout", Onboarded, start_checkout, queries_outside),
];
