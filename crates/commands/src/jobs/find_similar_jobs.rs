//! `find_similar_jobs`: the open jobs of the company that a title, or jobs about to be published, nearly repeat. It refuses
//! nothing: the employer may go on. Changes nothing.

use super::similar::Comparable;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
        selection::check_ids,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::Permission;
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

/// Open jobs that are named for each, the most alike first.
const MOST: usize = 3;

arguments! {
    optional { p_title: String, p_ids: Vec<Uuid> }
}

answer! { jobs: Vec<SimilarJob> }

/// An open job that is nearly the same.
#[derive(Debug, Serialize, TS)]
pub(crate) struct SimilarJob {
    id: Uuid,
    title: String,
    /// The job that nearly repeats it; null for a title.
    repeated_by: Option<Uuid>,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let ids = args.p_ids.unwrap_or_default();
    let mut check = Check::at("");
    let title = check.optional_line("p_title", args.p_title, 160);
    check.finish()?;
    if title.is_none() {
        check_ids("p_ids", "job", &ids)?;
    }
    let company = cx.member_with(Permission::ManageJobs).await?;
    let jobs = Sql::new(
        "select j.id, j.title, j.places, j.remote_policy,
             array(select s.skill_id from public.job_skills s where s.job_opening_id = j.id) as skills,
             j.status = 'open' as is_open
         from public.job_openings j
         where j.company_id = $1::uuid and (j.status = 'open' or j.id = any ($2::uuid[]))",
    )
    .bind(company)
    .bind(ids.as_slice());
    let known: Vec<Comparable> = cx.tx.read_all(&jobs).await?;
    let titled = title.map(Comparable::of_title);
    let compared = titled.iter().chain(known.iter().filter(|job| job.id.is_some_and(|id| ids.contains(&id))));
    Ok(Answer { jobs: compared.flat_map(|job| most_alike(job, &known)).collect() })
}

fn most_alike(job: &Comparable, known: &[Comparable]) -> Vec<SimilarJob> {
    let mut alike: Vec<(f64, &Comparable)> =
        known.iter().filter(|other| other.is_open).filter_map(|other| Some((job.likeness(other)?, other))).collect();
    alike.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.id.cmp(&b.1.id)));
    let line = |(_, other): (f64, &Comparable)| SimilarJob {
        id: other.id.unwrap_or_default(),
        title: other.title.clone(),
        repeated_by: job.id,
    };
    alike.into_iter().take(MOST).map(line).collect()
}
