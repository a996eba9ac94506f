//! `get_job_invitation_options`: what an employer chooses from before inviting a person whom they can find: their own listed
//! jobs, the best match first, and what is left of the month. Nothing in it depends on whether the person can be invited.

use crate::{
    CommandError, matching,
    rpc::{arguments::arguments, context::CommandContext, rows, signature::SchemaAnswer, timestamp::Timestamp},
};
use devproof_db::{Rows, Sql, columns};
use devproof_index::people_facts;
use devproof_matching::{Band, JobFacts, PersonFacts, Receipt, WeightForm, index::JobIndex};
use devproof_vocabulary::{JobInvitationStatus, Permission};
use serde::Serialize;
use std::{cmp::Reverse, collections::HashMap, sync::Arc};
use time::OffsetDateTime;
use uuid::Uuid;

/// Jobs that are offered: the best ones of a company that has more.
const MAX_JOBS: usize = 100;

arguments! { required { p_profile_id: Uuid } }

/// What an employer chooses from. Its shape is in the schema beside this file.
#[derive(Debug, Serialize)]
struct Options {
    full_name: String,
    jobs: Vec<InvitationJob>,
    total: usize,
    limit: Option<i32>,
    used: i32,
    resets_at: Timestamp,
}

#[derive(Debug, Serialize)]
struct InvitationJob {
    id: Uuid,
    title: String,
    #[serde(rename = "match")]
    fit: Option<JobMatch>,
    invitation: Option<JobInvitationStatus>,
    is_candidate: bool,
}

/// A job's match with the person, by the company's own weights.
#[derive(Debug, Serialize)]
struct JobMatch {
    score: Option<u8>,
    band: Band,
    headline: String,
}

columns! {
    struct JobRow {
        id: Uuid,
        title: String,
        invitation: Option<JobInvitationStatus>,
        is_candidate: bool,
    }

    struct QuotaRow {
        monthly_limit: Option<i32>,
        used: i32,
        resets_at: OffsetDateTime,
    }
}

impl InvitationJob {
    fn score(&self) -> Option<u8> {
        self.fit.as_ref()?.score
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<SchemaAnswer, CommandError> {
    cx.approved_company().await?;
    cx.member_with(Permission::ViewCandidates).await?;
    // The view holds the whole rule of whom the company can find.
    let person =
        Sql::new("select t.full_name from public.talent_profiles t where t.id = $1::uuid").bind(args.p_profile_id);
    let jobs = Sql::new(
        "select j.id, j.title, i.status as invitation, x.id is not null as is_candidate
         from public.job_openings j
         left join public.job_invitations i on i.job_opening_id = j.id and i.profile_id = $1::uuid
         left join public.job_interactions x on x.job_opening_id = j.id and x.profile_id = $1::uuid
             and x.status = 'interested' and x.decision is distinct from 'withdrawn'
         where j.id = any ((select private.my_candidate_jobs())::uuid[]) and j.is_listed
           and (j.expires_at is null or j.expires_at > now())",
    )
    .bind(args.p_profile_id);
    let quota =
        Sql::new("select q.monthly_limit, q.used, q.resets_at from private.job_invitation_quota($1) q").bind(cx.now);
    let [person, facts, jobs, quota] =
        cx.tx.query_together([&person, &people_facts(&[args.p_profile_id]), &jobs, &quota]).await?;
    let full_name: String = person.first_value()?.ok_or(CommandError::NotFound)?;
    let quota: QuotaRow = rows::row(&quota)?;
    let rows: Vec<JobRow> = jobs.read_all()?;
    let total = rows.len();
    let index = matching::index(cx).await?;
    let person = matching::read_person(&facts, &index.catalog)?;
    let ids: Vec<Uuid> = rows.iter().map(|row| row.id).collect();
    let catalog = Arc::clone(&index.catalog);
    let matches = index.with_jobs(move |jobs| {
        let judge = |job: &JobFacts, person: &PersonFacts| {
            let receipt = Receipt::without_gates(job, person, &catalog, WeightForm::Exact);
            JobMatch { score: receipt.score, band: receipt.band, headline: receipt.headline }
        };
        let of = |jobs: &JobIndex, id: Uuid| Some((id, judge(&jobs.facts(id)?, &person)));
        ids.into_iter().filter_map(|id| of(jobs, id)).collect::<HashMap<_, _>>()
    });
    let mut matches = matches.await?;
    let line = |row: JobRow| InvitationJob {
        id: row.id,
        title: row.title,
        fit: matches.remove(&row.id),
        invitation: row.invitation,
        is_candidate: row.is_candidate,
    };
    let mut jobs: Vec<InvitationJob> = rows.into_iter().map(line).collect();
    jobs.sort_by(|a, b| (Reverse(a.score()), &a.title, a.id).cmp(&(Reverse(b.score()), &b.title, b.id)));
    jobs.truncate(MAX_JOBS);
    let resets_at = Timestamp(quota.resets_at);
    SchemaAnswer::new(&Options { full_name, jobs, total, limit: quota.monthly_limit, used: quota.used, resets_at })
}
