//! A colleague that a command is about, and what the caller may give.

use crate::{CommandError, check::Check, command::Cx};
use devproof_db::Sql;
use devproof_vocabulary::{CompanyRole, Permission};
use uuid::Uuid;

/// A member of the caller's company; held, like the caller and the company, until the transaction ends.
#[derive(Debug)]
pub(super) struct Member {
    pub(super) admin: bool,
    pub(super) active: bool,
    pub(super) permissions: Vec<Permission>,
}

/// Somebody who is not of the team is not found.
pub(super) async fn hold(cx: &Cx<'_>, id: Uuid) -> Result<Member, CommandError> {
    let sql = Sql::new("select m.company_role, m.permissions, m.active from private.hold_member($1) m").bind(id);
    let row = cx.tx.query_opt(&sql).await?.ok_or(CommandError::NotFound)?;
    let role: CompanyRole = row.try_get(0)?;
    Ok(Member { admin: role == CompanyRole::Admin, permissions: row.try_get(1)?, active: row.get(2) })
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

/// Refuses what the caller lacks: nobody gives a right that is not theirs.
pub(super) async fn may_give(cx: &Cx<'_>, wanted: &[Permission]) -> Result<(), CommandError> {
    let sql = Sql::new("select coalesce(private.permissions_of($1), '{}')").bind(cx.user_id);
    let own: Vec<Permission> = cx.tx.query_one(&sql).await?.try_get(0)?;
    match wanted.iter().find(|permission| !own.contains(permission)) {
        Some(lacking) => Err(CommandError::MissingPermission(lacking.as_str())),
        None => Ok(()),
    }
}
