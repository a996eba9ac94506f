//! Stripe: what is asked of it, and what it tells.

mod ask;
mod billing;
mod query;
mod webhook;

pub(super) use ask::{AskError, ask_about_checkout, ask_about_subscription, plan_ask, take_in};
pub(crate) use ask::{AskStripe, LeavingPayments};
pub use billing::StripeBilling;
pub(super) use query::StripeCall;
pub(crate) use query::{StripeAnswered, StripeQuery};
pub use webhook::{StripeEventError, take_stripe_event};
