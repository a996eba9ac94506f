//! For whom the caller pays.

use super::{
    apply::{Applied, read_seen},
    stripe::{StripeAnswered, StripeCall, StripeQuery, take_in},
};
use crate::{
    CommandError,
    rpc::{
        context::{CommandContext, Lock},
        external::{ExternalAnswer, ExternalQuery},
        rows,
    },
};
use devproof_billing::Seen;
use devproof_db::{Sql, columns};
use devproof_vocabulary::{BillingProvider, Role, SubscriptionState};
use serde_json::Value;
use std::sync::Arc;
use uuid::Uuid;

/// A job seeker or a company, held by the transaction.
#[derive(Debug, Clone, Copy)]
pub(super) struct Owner {
    pub(super) id: Uuid,
    pub(super) is_company: bool,
}

impl Owner {
    /// The audience of the tiers that it can have.
    pub(super) fn audience(self) -> &'static str {
        if self.is_company { "employer" } else { "job_seeker" }
    }
}

columns! {
    /// What an owner has.
    struct AccountRow {
        subscription_id: Option<Uuid>,
        state: Option<SubscriptionState>,
        provider: Option<BillingProvider>,
        provider_id: Option<String>,
        seen: Option<Value>,
        customer_id: Option<String>,
        checkout_id: Option<Uuid>,
        checkout_session_id: Option<String>,
    }
}

/// A subscription that has not ended.
#[derive(Debug)]
pub(super) struct Current {
    pub(super) id: Uuid,
    pub(super) state: SubscriptionState,
    pub(super) provider: BillingProvider,
    /// What the provider calls it.
    pub(super) name: String,
    pub(super) seen: Seen,
}

/// What an owner has: a subscription, a checkout, or neither.
#[derive(Debug)]
pub(super) struct Account {
    pub(super) current: Option<Current>,
    pub(super) checkout_id: Option<Uuid>,
    /// What Stripe calls that checkout.
    pub(super) session: Option<String>,
    /// What Stripe calls the owner.
    pub(super) customer: Option<String>,
}

impl CommandContext<'_> {
    /// The owner for whom the caller pays: themselves, or their company where they are its admin. Held, so that two payments of
    /// one owner are never begun at once.
    pub(super) async fn billing_owner(&self) -> Result<Owner, CommandError> {
        if self.profile.role == Some(Role::JobSeeker) {
            self.lock_me().await?;
            return Ok(Owner { id: self.user_id, is_company: false });
        }
        let id = self.employer()?;
        self.lock(Lock::Company, id).await?;
        let is_admin: bool = self.tx.value(&Sql::new("select private.is_company_admin()")).await?;
        if is_admin { Ok(Owner { id, is_company: true }) } else { Err(CommandError::NotAdmin) }
    }

    /// What the owner has.
    pub(super) async fn billing_account(&self, owner: Owner) -> Result<Account, CommandError> {
        let sql = Sql::new(
            "select subscription_id, state, provider, provider_id, seen, customer_id, checkout_id, checkout_session_id
             from private.billing_account($1)",
        )
        .bind(owner.id);
        let row: AccountRow = rows::row(&self.tx.query(&sql).await?)?;
        let current = match (row.subscription_id, row.state, row.provider, row.seen) {
            (Some(id), Some(state), Some(provider), Some(seen)) => {
                let name = row.provider_id.as_deref().and_then(|name| name.split_once(':'));
                let name = name.map_or_else(String::new, |(_, name)| name.to_owned());
                Some(Current { id, state, provider, name, seen: read_seen(seen)? })
            }
            _ => None,
        };
        Ok(Account {
            current,
            checkout_id: row.checkout_id,
            session: row.checkout_session_id,
            customer: row.customer_id,
        })
    }

    /// The owner's subscription, which has not ended.
    pub(super) async fn subscription(&self, owner: Owner) -> Result<Current, CommandError> {
        self.billing_account(owner).await?.current.ok_or(CommandError::NotSubscribed)
    }

    /// What is asked of Stripe about a subscription that it has; nothing about one of the test provider.
    pub(super) fn ask_stripe(
        &self,
        current: &Current,
        call: impl FnOnce(String) -> StripeCall,
    ) -> Result<ExternalQuery, CommandError> {
        if current.provider == BillingProvider::Test {
            return Ok(ExternalQuery::Nothing);
        }
        let stripe = self.settings.billing.stripe().ok_or(CommandError::BillingUnavailable)?;
        let query = StripeQuery { stripe: Arc::clone(stripe), call: call(current.name.clone()) };
        Ok(ExternalQuery::Stripe(Box::new(query)))
    }

    /// Takes in how Stripe says that a subscription is now; nothing where Stripe wasn't asked.
    pub(super) async fn stripe_answered(&self) -> Result<Option<Applied>, CommandError> {
        let (Some(stripe), ExternalAnswer::Stripe(StripeAnswered::Subscription { subscription, at })) =
            (self.settings.billing.stripe(), self.external)
        else {
            return Ok(None);
        };
        let at = at.unwrap_or(self.now);
        let applied = take_in(self.tx, self.settings, stripe, self.now, subscription, (at, None)).await?;
        applied.map(Some).ok_or(CommandError::BillingUnavailable)
    }

    /// The same with the test provider; whoever pays elsewhere has none.
    pub(super) async fn test_subscription(&self, owner: Owner) -> Result<Current, CommandError> {
        let current = self.subscription(owner).await?;
        if current.provider == BillingProvider::Test { Ok(current) } else { Err(CommandError::NotFound) }
    }
}
