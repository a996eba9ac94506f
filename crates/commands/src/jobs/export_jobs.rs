//! `export_jobs`: the company's jobs as CSV or as JobPostings, a page at a time. Changes nothing.

use super::export::{Leaving, heading, posting, row};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        blocking::blocking,
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::{Json, Sql, columns};
use devproof_vocabulary::Permission;
use serde_json::Value;
use uuid::Uuid;

/// Jobs of one page. At their longest they are some megabytes.
const PAGE: usize = 200;
/// Jobs that can be named.
const MAX_IDS: usize = 1000;

arguments! {
    required { p_format: String }
    optional { p_status: String, p_ids: Vec<Uuid>, p_after: Uuid }
}

answer! {
    /// Rows of a CSV, with their headings on the first page.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    text: Option<String>,
    /// schema.org JobPostings.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    postings: Option<Vec<Value>>,
    count: usize,
    /// What the next page is asked for by, as `p_after`.
    next: Option<Uuid>,
}

columns! {
    struct Exported {
        job: Json<Leaving>,
        id: Uuid,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    check.one_of("p_format", Some(args.p_format.clone()), &["csv", "json"]);
    check.one_of("p_status", args.p_status.clone(), &["all", "open", "draft", "paused", "ended"]);
    if args.p_ids.as_ref().is_some_and(|ids| ids.len() > MAX_IDS) {
        check.problem("p_ids", format!("must have at most {MAX_IDS} jobs"));
    }
    check.finish()?;
    let company = cx.member_with(Permission::ManageJobs).await?;
    let statuses: Option<Vec<String>> = match args.p_status.as_deref() {
        Some("ended") => Some(["filled", "closed", "expired"].map(str::to_owned).to_vec()),
        None | Some("all") => None,
        Some(other) => Some(vec![other.to_owned()]),
    };
    let sql = Sql::new(
        "select jsonb_build_object('job', to_jsonb(j), 'company', c.name, 'skills', (
             select coalesce(jsonb_agg(jsonb_build_object('name', k.name, 'slug', k.slug, 'importance', s.importance,
                 'min_years', s.min_years) order by s.position, k.slug), '[]')
             from public.job_skills s join public.skills k on k.id = s.skill_id where s.job_opening_id = j.id)) as job, j.id
         from public.job_openings j join public.companies c on c.id = j.company_id
         where j.company_id = $1::uuid and ($2::text[] is null or j.status = any ($2::text[]))
           and ($3::uuid[] is null or j.id = any ($3::uuid[]))
           and ($4::uuid is null or (j.created_at, j.id) < (
               select o.created_at, o.id from public.job_openings o where o.id = $4::uuid))
         order by j.created_at desc, j.id desc limit $5::bigint + 1",
    )
    .bind(company)
    .bind(statuses)
    .bind(args.p_ids)
    .bind(args.p_after)
    .bind(PAGE);
    let mut rows: Vec<Exported> = cx.tx.read_all(&sql).await?;
    let has_more = rows.len() > PAGE;
    rows.truncate(PAGE);
    let next = rows.last().filter(|_| has_more).map(|row| row.id);
    let jobs: Vec<Leaving> = rows.into_iter().map(|row| row.job.0).collect();
    let count = jobs.len();
    if args.p_format == "json" {
        let postings = blocking(move || jobs.iter().map(posting).collect::<Vec<_>>()).await;
        return Ok(Answer { text: None, postings: Some(postings), count, next });
    }
    let mut text = if args.p_after.is_none() { heading() } else { String::new() };
    text.extend(jobs.iter().map(row));
    Ok(Answer { text: Some(text), postings: None, count, next })
}
