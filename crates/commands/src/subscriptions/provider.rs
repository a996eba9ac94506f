//! Who takes the payments of this installation.

use super::stripe::StripeBilling;
use devproof_vocabulary::BillingProvider;
use std::sync::Arc;

/// The configured payment provider.
#[derive(Debug, Clone, Default)]
pub enum Billing {
    /// None: checkouts are tried out, and nobody pays.
    #[default]
    Test,
    /// Stripe.
    Stripe(Arc<StripeBilling>),
}

impl Billing {
    /// Its name.
    pub fn provider(&self) -> BillingProvider {
        match self {
            Self::Test => BillingProvider::Test,
            Self::Stripe(_) => BillingProvider::Stripe,
        }
    }

    /// Stripe, where it is configured.
    pub(super) fn stripe(&self) -> Option<&Arc<StripeBilling>> {
        match self {
            Self::Test => None,
            Self::Stripe(stripe) => Some(stripe),
        }
    }
}
