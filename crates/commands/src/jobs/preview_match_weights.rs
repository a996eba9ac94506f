//! `preview_match_weights`: what other weights would change for a job, over everyone whom its company can find and who is
//! interested in it: who enters and leaves the top twenty, and which criteria change nothing.

use super::input::{WeightInput, check_weight};
use crate::{
    CommandError, matching,
    rpc::{arguments::answer, arguments::arguments, check::Check, context::CommandContext},
};
use devproof_db::{Rows, Sql, columns};
use devproof_index::{Filled, people_facts, read_people};
use devproof_matching::{
    Criterion, JobFacts, SkillId, Weight, WeightKey,
    index::{Move, WeightsPreview},
};
use devproof_vocabulary::Permission;
use std::collections::HashMap;
use uuid::Uuid;

/// How many people stand at the top.
const TOP: usize = 20;
/// How many weights can be tried out at once.
const MAX_WEIGHTS: usize = 60;

arguments! {
    required { p_job_opening_id: Uuid, p_weights: Vec<WeightInput> }
}

/// A person whom other weights move. Places count from 1.
#[derive(Debug, serde::Serialize, ts_rs::TS)]
pub(crate) struct PreviewLine {
    profile_id: Uuid,
    full_name: String,
    rank_before: usize,
    rank_after: usize,
    /// 0 to 100; null when nothing is known.
    score_before: Option<u8>,
    score_after: Option<u8>,
}

answer! {
    /// People who were compared.
    candidates: usize,
    /// The best by the other weights, in their order.
    top: Vec<PreviewLine>,
    /// Those of them who were not among the best.
    entering: Vec<PreviewLine>,
    /// Those who were and no longer are, in the order before.
    leaving: Vec<PreviewLine>,
    /// Keys of criteria that put no one before another.
    unchanged_criteria: Vec<String>,
}

columns! {
    struct Named { id: Uuid, full_name: Option<String> }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let company = cx.member_with(Permission::ManageJobs).await?;
    cx.member_with(Permission::ViewCandidates).await?;
    cx.approved_company().await?;
    check(&args.p_weights)?;
    let index = matching::index(cx).await?;
    let job = matching::job(cx, args.p_job_opening_id, &index.catalog).await?;
    if job.company != company {
        return Err(CommandError::NotFound);
    }
    let interested = Sql::new(
        "select i.profile_id from public.job_interactions i
         where i.job_opening_id = $1::uuid and i.status = 'interested' and i.decision is distinct from 'withdrawn'",
    );
    let interested: Vec<Uuid> = cx.tx.values(&interested.bind(job.id)).await?;
    let interested = read_people(&cx.tx.query(&people_facts(&interested)).await?, &index.catalog)?;
    let interested: Vec<_> = interested.into_iter().map(|known| known.facts).collect();
    let after = criteria(&job, &args.p_weights, &index);
    let preview = index.with_people(move |people| people.preview_weights(&job, &after, &interested, TOP)).await?;
    let names = names(cx, &preview).await?;
    let lines = |moves: &[Move]| moves.iter().map(|moved| line(moved, &names)).collect();
    Ok(Answer {
        candidates: preview.candidates,
        top: lines(&preview.top),
        entering: lines(&preview.entering),
        leaving: lines(&preview.leaving),
        unchanged_criteria: {
            let mut keys: Vec<_> = preview.unchanged.iter().map(|one| one.key(&index.catalog)).collect();
            keys.sort_unstable();
            keys
        },
    })
}

fn check(weights: &[WeightInput]) -> Result<(), CommandError> {
    let mut check = Check::at("");
    if weights.len() > MAX_WEIGHTS {
        check.problem("p_weights", format!("can have at most {MAX_WEIGHTS} entries"));
    }
    for (i, weight) in weights.iter().enumerate() {
        check_weight(&mut check, &format!("p_weights/{i}"), weight);
    }
    check.finish()
}

/// The criteria that these weights make of the job. A skill that there is not is none.
fn criteria(job: &JobFacts, weights: &[WeightInput], index: &Filled) -> Vec<Criterion> {
    let weight = |(position, given): (i16, &WeightInput)| {
        let by_id = given.skill_id.and_then(|id| u32::try_from(id).ok()).map(SkillId);
        let by_id = by_id.filter(|id| index.catalog.skill(*id).is_some());
        let skill = by_id.or_else(|| index.catalog.find_skill(given.slug.as_deref()?));
        let key = WeightKey::new(given.criterion.parse().ok()?, skill)?;
        Some(Weight { key, weight: u8::try_from(given.weight).ok()?, position })
    };
    let weights: Vec<Weight> = (0..).zip(weights).filter_map(weight).collect();
    job.requirements.criteria(&weights)
}

async fn names(cx: &CommandContext<'_>, preview: &WeightsPreview) -> Result<HashMap<Uuid, String>, CommandError> {
    let ids: Vec<Uuid> = preview.top.iter().chain(&preview.leaving).map(|moved| moved.id).collect();
    let names = Sql::new("select id, full_name from private.people_names($1)").bind(ids);
    let names: Vec<Named> = cx.tx.query(&names).await?.read_all()?;
    Ok(names.into_iter().map(|named| (named.id, named.full_name.unwrap_or_default())).collect())
}

fn line(moved: &Move, names: &HashMap<Uuid, String>) -> PreviewLine {
    PreviewLine {
        profile_id: moved.id,
        full_name: names.get(&moved.id).cloned().unwrap_or_default(),
        rank_before: moved.rank_before,
        rank_after: moved.rank_after,
        score_before: moved.score_before,
        score_after: moved.score_after,
    }
}
