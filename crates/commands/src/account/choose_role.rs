//! `choose_role`: a new account says once what it is here for.

use crate::{CommandError, arguments::arguments, check::Check, command::Cx, vocabulary::ROLES};
use devproof_db::Sql;
use serde_json::{Value, json};

arguments! { required { p_role: String } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let role = check.one_of("p_role", Some(args.p_role), ROLES);
    check.finish()?;

    cx.lock_me().await?;
    let chosen = cx
        .tx
        .query_opt(
            &Sql::new(
                "update public.profiles p set role = $2 where p.id = $1::uuid and p.role is null and p.needs_onboarding returning p.role",
            )
            .bind(cx.user_id)
            .bind(role),
        )
        .await?;
    match chosen {
        Some(row) => Ok(json!({ "role": row.get::<_, String>(0) })),
        None => {
            let sql = Sql::new("select p.role from public.profiles p where p.id = $1::uuid").bind(cx.user_id);
            let role: Option<String> = cx.tx.query_one(&sql).await?.get(0);
            Err(CommandError::RoleAlreadyChosen { role: role.unwrap_or_default() })
        }
    }
}
