//! `hide_company`: a seeker hides from a company that they can see. Doing it twice is doing it once.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use uuid::Uuid;

arguments! { required { p_company_id: Uuid } }

answer! { company_id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    cx.lock_me().await?;
    let known = Sql::new(
        "select exists (select from public.hidden_companies h where h.profile_id = $1::uuid and h.company_id = c.id)
         from public.companies c where c.id = $2::uuid",
    )
    .bind(cx.user_id)
    .bind(args.p_company_id);
    let hidden: bool = cx.tx.value_opt(&known).await?.ok_or(CommandError::NotFound)?;
    if !hidden {
        let sql =
            Sql::new("insert into public.hidden_companies (profile_id, company_id) values ($1::uuid, $2::uuid)")
                .bind(cx.user_id)
                .bind(args.p_company_id);
        cx.tx.execute(&sql).await?;
    }
    Ok(Answer { company_id: args.p_company_id })
}
