//! `duplicate_job`: a new draft with all that a job says, its skills and its weights. It belongs to the caller, has no closing
//! day, and is no import.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::Permission;
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

answer! {
    /// The new draft.
    id: Uuid,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let company = cx.member_with(Permission::ManageJobs).await?;
    let id = Uuid::new_v4();
    let job = Sql::new(
        "with copy as (
             insert into public.job_openings (id, company_id, recruiter_profile_id, title, description, role_family,
                 seniority, employment_type, remote_policy, places, countries, utc_offset_min, utc_offset_max, pay_min,
                 pay_max, pay_currency, pay_period, equity, visa_sponsorship, min_years, min_rank, min_system_design,
                 interview_process, application_url)
             select $2::uuid, j.company_id, $3::uuid, j.title, j.description, j.role_family, j.seniority,
                 j.employment_type, j.remote_policy, j.places, j.countries, j.utc_offset_min, j.utc_offset_max, j.pay_min,
                 j.pay_max, j.pay_currency, j.pay_period, j.equity, j.visa_sponsorship, j.min_years, j.min_rank,
                 j.min_system_design, j.interview_process, j.application_url
             from public.job_openings j where j.id = $1::uuid and j.company_id = $4::uuid
             returning true)
         select count(*) from copy",
    )
    .bind(args.p_id)
    .bind(id)
    .bind(cx.user_id)
    .bind(company);
    let copied: i64 = cx.tx.value(&job).await?;
    if copied == 0 {
        return Err(CommandError::NotFound);
    }
    let skills = Sql::new(
        "insert into public.job_skills (job_opening_id, skill_id, importance, min_years, position)
         select $2::uuid, s.skill_id, s.importance, s.min_years, s.position
         from public.job_skills s where s.job_opening_id = $1::uuid",
    )
    .bind(args.p_id)
    .bind(id);
    let weights = Sql::new(
        "insert into public.job_weights (job_opening_id, criterion, skill_id, weight, position)
         select $2::uuid, w.criterion, w.skill_id, w.weight, w.position
         from public.job_weights w where w.job_opening_id = $1::uuid",
    )
    .bind(args.p_id)
    .bind(id);
    cx.query_last([&skills, &weights]).await?;
    Ok(Answer { id })
}
