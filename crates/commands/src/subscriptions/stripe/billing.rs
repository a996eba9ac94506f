//! Stripe as this installation uses it.

use devproof_billing::stripe::{Mode, Prices};
use devproof_outbound::stripe::Stripe;
use std::fmt;

/// Stripe as this installation uses it.
pub struct StripeBilling {
    /// The client.
    pub client: Stripe,
    /// Which price is which plan.
    pub prices: Prices,
    /// What webhooks are signed with; two while one is replaced.
    pub webhook_secrets: Vec<String>,
    /// Real money or Stripe's test mode.
    pub mode: Mode,
}

impl fmt::Debug for StripeBilling {
    // Secrets stay out of logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StripeBilling")
            .field("client", &self.client)
            .field("mode", &self.mode)
            .finish_non_exhaustive()
    }
}
