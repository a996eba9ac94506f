//! A colleague that a command is about, and what the caller may give.

use crate::{
    CommandError,
    rpc::{check::Check, context::CommandContext},
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::{CompanyRole, Permission};
use uuid::Uuid;

columns! {
    /// A member of the caller's company; held, like the caller and the company, until the transaction ends.
    pub(super) struct Member {
        company_role: CompanyRole,
        pub(super) active: bool,
        pub(super) permissions: Vec<Permission>,
    }
}

impl Member {
    pub(super) fn is_admin(&self) -> bool {
        self.company_role == CompanyRole::Admin
    }
}

/// Someone who is not of the team is not found.
pub(super) async fn hold(cx: &CommandContext<'_>, id: Uuid) -> Result<Member, CommandError> {
    let sql = Sql::new("select m.company_role, m.permissions, m.active from private.hold_member($1) m").bind(id);
    cx.tx.read_opt(&sql).await?.ok_or(CommandError::NotFound)
}

/// Names of permissions, each once and in the order in which they are shown.
pub(super) fn permissions(check: &mut Check, given: &[String]) -> Vec<Permission> {
    let known: Vec<Option<Permission>> = given
        .iter()
        .enumerate()
        .map(|(place, name)| check.value_of(&format!("p_permissions/{place}"), Some(name.clone())))
        .collect();
    Permission::ALL.iter().copied().filter(|permission| known.contains(&Some(*permission))).collect()
}

/// Permissions as they are stored.
pub(super) fn names(permissions: &[Permission]) -> Vec<String> {
    permissions.iter().map(|permission| permission.to_string()).collect()
}

/// Refuses what the caller lacks: no one gives a right that is not theirs.
pub(super) async fn may_give(cx: &CommandContext<'_>, wanted: &[Permission]) -> Result<(), CommandError> {
    let sql = Sql::new("select coalesce(private.permissions_of($1), '{}')").bind(cx.user_id);
    let own: Vec<Permission> = cx.tx.value(&sql).await?;
    match wanted.iter().find(|permission| !own.contains(permission)) {
        Some(lacking) => Err(CommandError::MissingPermission(lacking.as_str())),
        None => Ok(()),
    }
}

/// The refusal of one more member.
pub(super) fn members_reached(allowed: Option<i32>, used: i64) -> CommandError {
    CommandError::TierLimitReached { limit: "members", allowed: allowed.unwrap_or(0).into(), used, tier: None }
}
