//! A colleague that a command is about, and what the caller may give.

use crate::{CommandError, check::Check, command::Cx, vocabulary::PERMISSIONS};
use devproof_db::Sql;
use uuid::Uuid;

/// A member of the caller's company; held, like the caller and the company, until the transaction ends.
#[derive(Debug)]
pub(super) struct Member {
    pub(super) admin: bool,
    pub(super) active: bool,
    pub(super) permissions: Vec<String>,
}

/// Somebody who is not of the team is not found.
pub(super) async fn hold(cx: &Cx<'_>, id: Uuid) -> Result<Member, CommandError> {
    let sql = Sql::new("select m.company_role, m.permissions, m.active from private.hold_member($1) m").bind(id);
    let row = cx.tx.query_opt(&sql).await?.ok_or(CommandError::NotFound)?;
    Ok(Member { admin: row.get::<_, &str>(0) == "admin", permissions: row.get(1), active: row.get(2) })
}

/// Names of permissions, each once and in the order in which they are shown.
pub(super) fn permissions(check: &mut Check, given: &[String]) -> Vec<&'static str> {
    for (place, name) in given.iter().enumerate() {
        if !PERMISSIONS.contains(&name.as_str()) {
            check.problem(&format!("p_permissions/{place}"), format!("must be one of {}", PERMISSIONS.join(", ")));
        }
    }
    PERMISSIONS.iter().copied().filter(|name| given.iter().any(|given| given == name)).collect()
}

/// Refuses what the caller lacks: nobody gives a right that is not theirs.
pub(super) async fn may_give(cx: &Cx<'_>, wanted: &[&'static str]) -> Result<(), CommandError> {
    let sql = Sql::new("select coalesce(private.permissions_of($1), '{}')").bind(cx.user_id);
    let own: Vec<String> = cx.tx.query_one(&sql).await?.get(0);
    match wanted.iter().find(|name| !own.iter().any(|own| own == *name)) {
        Some(lacking) => Err(CommandError::MissingPermission(lacking)),
        None => Ok(()),
    }
}
