//! For whom the caller pays.

use crate::{
    CommandError,
    rpc::{
        context::{CommandContext, Lock},
        rows,
    },
};
use devproof_billing::Seen;
use devproof_db::{DbError, Sql, columns};
use devproof_vocabulary::{BillingProvider, Role, SubscriptionState};
use serde_json::Value;
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
        checkout_id: Option<Uuid>,
    }
}

/// A subscription that has not ended.
#[derive(Debug)]
pub(super) struct Current {
    pub(super) id: Uuid,
    pub(super) state: SubscriptionState,
    pub(super) provider: BillingProvider,
    pub(super) seen: Seen,
}

/// What an owner has: a subscription, a checkout, or neither.
#[derive(Debug)]
pub(super) struct Account {
    pub(super) current: Option<Current>,
    pub(super) checkout_id: Option<Uuid>,
}

/// Reads what a provider said.
pub(super) fn read_seen(seen: Value) -> Result<Seen, DbError> {
    serde_json::from_value(seen).map_err(|error| DbError::Decode(error.to_string()))
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
            "select subscription_id, state, provider, provider_id, seen, checkout_id from private.billing_account($1)",
        )
        .bind(owner.id);
        let row: AccountRow = rows::row(&self.tx.query(&sql).await?)?;
        let current = match (row.subscription_id, row.state, row.provider, row.seen) {
            (Some(id), Some(state), Some(provider), Some(seen)) => {
                Some(Current { id, state, provider, seen: read_seen(seen)? })
            }
            _ => None,
        };
        Ok(Account { current, checkout_id: row.checkout_id })
    }

    /// The owner's subscription, which has not ended.
    pub(super) async fn subscription(&self, owner: Owner) -> Result<Current, CommandError> {
        self.billing_account(owner).await?.current.ok_or(CommandError::NotSubscribed)
    }

    /// The same with the test provider; whoever pays elsewhere has none.
    pub(super) async fn test_subscription(&self, owner: Owner) -> Result<Current, CommandError> {
        let current = self.subscription(owner).await?;
        if current.provider == BillingProvider::Test { Ok(current) } else { Err(CommandError::NotFound) }
    }
}
