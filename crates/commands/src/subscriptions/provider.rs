//! Who takes the payments of this installation.

use devproof_vocabulary::BillingProvider;

/// The configured payment provider.
#[derive(Debug, Clone, Default)]
pub enum Billing {
    /// None: checkouts are tried out, and nobody pays.
    #[default]
    Test,
}

impl Billing {
    /// Its name.
    pub fn provider(&self) -> BillingProvider {
        match self {
            Self::Test => BillingProvider::Test,
        }
    }
}
