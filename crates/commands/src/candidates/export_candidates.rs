//! `export_candidates`: a job's approved candidates as CSV or as JSON Resume documents, a page at a time, as the company's
//! members may see them now. Changes nothing.

use super::export::{ExportedCandidate, ResumeFile, file, heading, line};
use crate::{
    CommandError, company,
    rpc::{
        arguments::{answer, arguments},
        blocking::blocking,
        check::Check,
        context::CommandContext,
        rows,
    },
};
use devproof_db::{FromRow, Sql};
use devproof_vocabulary::Permission;
use uuid::Uuid;

/// Candidates of one page. At their longest they are some megabytes.
const PAGE: usize = 50;

arguments! {
    required { p_job_opening_id: Uuid, p_format: String }
    optional { p_after: Uuid }
}

answer! {
    /// Lines of a CSV, with their headings on the first page.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    text: Option<String>,
    /// JSON Resume documents.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    files: Option<Vec<ResumeFile>>,
    count: usize,
    /// What the next page is asked for by, as `p_after`.
    next: Option<Uuid>,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    check.one_of("p_format", Some(args.p_format.clone()), &["csv", "json_resume"]);
    check.finish()?;
    cx.approved_company().await?;
    let company = cx.member_with(Permission::ViewCandidates).await?;
    company::must_include(cx, company, "export").await?;
    let job = args.p_job_opening_id;
    let seen = Sql::new("select $1::uuid = any (private.my_candidate_jobs())").bind(job);
    let page = Sql::new(
        "select a.id, a.decided_at, a.stage, a.match_score, a.person
         from private.approved_candidates($1, $2, $3::bigint) a",
    )
    .bind(job)
    .bind(args.p_after)
    .bind(PAGE + 1);
    let [seen, page] = cx.tx.query_together([&seen, &page]).await?;
    if !rows::value::<bool>(&seen)? {
        return Err(CommandError::NotFound);
    }
    let mut candidates: Vec<ExportedCandidate> = page.iter().map(FromRow::from_row).collect::<Result<_, _>>()?;
    let has_more = candidates.len() > PAGE;
    candidates.truncate(PAGE);
    let next = candidates.last().filter(|_| has_more).map(|last| last.id);
    let count = candidates.len();
    let site_url = cx.settings.site_url.clone();
    if args.p_format == "json_resume" {
        let write = move || candidates.iter().map(|one| file(one, job, &site_url)).collect::<Vec<_>>();
        return Ok(Answer { text: None, files: Some(blocking(write).await), count, next });
    }
    let mut text = if args.p_after.is_none() { heading() } else { String::new() };
    text.extend(candidates.iter().map(|one| line(one, job, &site_url)));
    Ok(Answer { text: Some(text), files: None, count, next })
}
