//! What the rest or the end of an account means for its company.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::Sql;
use devproof_vocabulary::CompanyRole;
use uuid::Uuid;

devproof_db::columns! {
    /// The caller's account, profile and company, held to the end of the transaction.
    pub(super) struct Departure {
        /// A confirmed one, to come back by.
        pub(super) has_address: bool,
        company: Option<String>,
        company_role: Option<CompanyRole>,
        others: Option<i64>,
        other_admins: Option<i64>,
        jobs: Option<i64>,
        successor: Option<Uuid>,
    }
}

/// The company that someone leaves.
pub(super) struct Membership {
    pub(super) company: String,
    /// Active colleagues.
    pub(super) others: i64,
    /// Open and paused ones.
    pub(super) jobs: i64,
    /// Someone can take over.
    pub(super) has_successor: bool,
    /// The caller is its admin, and no colleague is.
    pub(super) is_only_admin: bool,
}

impl Departure {
    /// Holds the rows, in the order of locks everywhere, and reads them.
    pub(super) async fn hold(cx: &CommandContext<'_>) -> Result<Self, CommandError> {
        let sql = Sql::new(
            "select a.has_address, a.company, a.company_role, a.others, a.other_admins, a.jobs, a.successor
             from private.lock_my_account() a",
        );
        Ok(cx.tx.read(&sql).await?)
    }

    /// The company, of a member.
    pub(super) fn membership(&self) -> Option<Membership> {
        Some(Membership {
            company: self.company.clone()?,
            others: self.others.unwrap_or_default(),
            jobs: self.jobs.unwrap_or_default(),
            has_successor: self.successor.is_some(),
            is_only_admin: self.company_role == Some(CompanyRole::Admin) && self.other_admins == Some(0),
        })
    }
}
