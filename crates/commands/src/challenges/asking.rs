//! How many jobs ask for what a challenge proves.

use crate::{CommandError, matching, rpc::context::CommandContext};
use devproof_db::{Rows, Sql};
use devproof_matching::SkillId;
use uuid::Uuid;

/// For each list of skills, how many of the jobs that the caller can find ask for at least one of them. None while the
/// match index can't say: a page of challenges does without.
pub(super) async fn count_jobs(
    cx: &CommandContext<'_>,
    lists: Vec<Vec<SkillId>>,
) -> Result<Option<Vec<usize>>, CommandError> {
    let Ok(index) = matching::index(cx).await else { return Ok(None) };
    let hidden = Sql::new("select h.company_id from public.hidden_companies h where h.profile_id = $1::uuid");
    let hidden: Vec<Uuid> = cx.tx.query(&hidden.bind(cx.user_id)).await?.values()?;
    let now = cx.now;
    Ok(Some(index.with_jobs(move |jobs| jobs.jobs_asking(&lists, &hidden, now)).await?))
}

/// Skills by their numbers in the database.
pub(super) fn skills(numbers: &[i32]) -> Vec<SkillId> {
    numbers.iter().map(|number| SkillId(number.unsigned_abs())).collect()
}
