//! `set_recruiter_permissions`: what a colleague may do from now on. Admins can do everything and are not changed here.

use super::member;
use crate::{
    CommandError, mail,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::Permission;
use uuid::Uuid;

arguments! { required { p_profile_id: Uuid, p_permissions: Vec<String> } }

answer! { profile_id: Uuid, permissions: Vec<Permission> }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let wanted = member::permissions(&mut check, &args.p_permissions);
    check.finish()?;
    let company = cx.member_with(Permission::ManageTeam).await?;
    if args.p_profile_id == cx.user_id {
        return Err(CommandError::invalid("/p_profile_id", "can't be you"));
    }
    let colleague = member::hold(cx, args.p_profile_id).await?;
    // Asked again under the locks: a right may have been taken from the caller meanwhile.
    cx.member_with(Permission::ManageTeam).await?;
    if colleague.is_admin() {
        return Err(CommandError::NotAllowed);
    }
    let new: Vec<Permission> =
        wanted.iter().copied().filter(|permission| !colleague.permissions.contains(permission)).collect();
    member::may_give(cx, &new).await?;
    let taken = colleague.permissions.iter().any(|held| !wanted.contains(held));
    if !new.is_empty() || taken {
        let sql = Sql::new("select private.write_permissions($1, $2::text[])")
            .bind(args.p_profile_id)
            .bind(member::names(&wanted));
        cx.tx.query(&sql).await?;
        mail::permissions_changed(cx, company, args.p_profile_id, &wanted).await?;
    }
    Ok(Answer { profile_id: args.p_profile_id, permissions: wanted })
}
