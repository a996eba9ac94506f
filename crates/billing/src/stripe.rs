//! Stripe's words: its events and objects as ours, and its signature. Fields as of the API version that the client names.

mod event;
mod signature;
mod subscription;

pub use event::{Event, Happened, Invoice, Mode, Session};
pub use signature::{SignatureError, TOLERANCE, sign, verify};
pub use subscription::{Prices, Subscription, SubscriptionError};
