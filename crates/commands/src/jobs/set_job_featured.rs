//! `set_job_featured`: features an open job, or stops that. A company has as many slots as its tier says. Doing it twice is
//! doing it once.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::{CommandContext, Lock},
    },
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::{JobStatus, Permission};
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_featured: bool } }

answer! { id: Uuid, is_featured: bool }

columns! {
    /// A job, and the slots of its company.
    struct Slots {
        status: JobStatus,
        is_featured: bool,
        /// None where the tier has no limit.
        limit: Option<i32>,
        used: i64,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let company = cx.member_with(Permission::ManageJobs).await?;
    cx.approved_company().await?;
    // Two who feature at once count one after the other.
    cx.lock(Lock::Company, company).await?;
    cx.lock(Lock::Job, args.p_id).await?;
    let sql = Sql::new(
        "select j.status, j.featured_at is not null as is_featured, l.slots as limit, (
                 select count(*) from public.job_openings o where o.company_id = $2::uuid and o.featured_at is not null) as used
         from public.job_openings j
         cross join lateral (select private.company_limit($2::uuid, 'featured_slots') as slots) l
         where j.id = $1::uuid and j.company_id = $2::uuid",
    )
    .bind(args.p_id)
    .bind(company);
    let known: Slots = cx.tx.read_opt(&sql).await?.ok_or(CommandError::NotFound)?;
    if known.is_featured == args.p_featured {
        return Ok(Answer { id: args.p_id, is_featured: args.p_featured });
    }
    if args.p_featured {
        if known.status != JobStatus::Open {
            return Err(CommandError::WrongStatus(known.status.to_string()));
        }
        if let Some(limit) = known.limit.filter(|&limit| known.used >= i64::from(limit)) {
            return Err(CommandError::FeaturedSlotsUsed { limit, used: known.used, tier: None });
        }
    }
    let update = Sql::new(
        "update public.job_openings j set featured_at = case when $2::boolean then now() end where j.id = $1::uuid",
    )
    .bind(args.p_id)
    .bind(args.p_featured);
    // Should the policies let nothing through, that is no success.
    match cx.tx.execute(&update).await? {
        0 => Err(CommandError::NotAllowed),
        _ => Ok(Answer { id: args.p_id, is_featured: args.p_featured }),
    }
}
