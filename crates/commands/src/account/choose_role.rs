//! `choose_role`: a new account says once what it is here for.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::Role;

arguments! { required { p_role: Role } }

answer! { role: Role }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.lock_me().await?;
    let sql = Sql::new(
        "update public.profiles p set role = $2
         where p.id = $1::uuid and p.role is null and p.needs_onboarding returning p.role",
    )
    .bind(cx.user_id)
    .bind(args.p_role.as_str());
    if let Some(role) = cx.tx.value_opt(&sql).await? {
        return Ok(Answer { role });
    }
    let sql = Sql::new("select p.role from public.profiles p where p.id = $1::uuid").bind(cx.user_id);
    let role: Option<Role> = cx.tx.value(&sql).await?;
    Err(CommandError::RoleAlreadyChosen { role: role.map(|role| role.to_string()).unwrap_or_default() })
}
