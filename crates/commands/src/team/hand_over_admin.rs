//! `hand_over_admin`: a colleague becomes the company's admin instead of the caller, who stays as a recruiter with every
//! permission. It takes a proof of the last minutes: it cannot be taken back by the one who did it.

use super::member;
use crate::{
    CommandError, mail,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use uuid::Uuid;

arguments! { required { p_profile_id: Uuid } }

answer! { admin: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let company = cx.employer()?;
    if args.p_profile_id == cx.user_id {
        return Err(CommandError::invalid("/p_profile_id", "can't be you"));
    }
    let colleague = member::hold(cx, args.p_profile_id).await?;
    let is_admin = Sql::new("select private.is_company_admin()");
    if !cx.tx.value::<bool>(&is_admin).await? {
        return Err(CommandError::NotAdmin);
    }
    if !colleague.active {
        return Err(CommandError::invalid("/p_profile_id", "isn't active"));
    }
    cx.proved_recently().await?;
    let sql = Sql::new("select private.make_admin($1, $2)").bind(args.p_profile_id).bind(cx.user_id);
    if !cx.tx.value::<bool>(&sql).await? {
        return Err(CommandError::NotAllowed);
    }
    mail::admin_handed_over(cx, company, args.p_profile_id).await?;
    Ok(Answer { admin: args.p_profile_id })
}
