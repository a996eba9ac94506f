//! `allow_job_invitations`: takes a refusal of a company's job invitations back. Also for a company that is no longer to be
//! seen. Doing it twice is doing it once.

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
    let sql = Sql::new(
        "delete from public.job_invitation_refusals r where r.profile_id = $1::uuid and r.company_id = $2::uuid",
    )
    .bind(cx.user_id)
    .bind(args.p_company_id);
    cx.tx.execute(&sql).await?;
    Ok(Answer { company_id: args.p_company_id })
}
