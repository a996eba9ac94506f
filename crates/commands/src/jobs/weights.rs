//! The ideal candidate of a job: what counts how much.

use super::input::{WeightInput, unknown_skill};
use crate::{
    CommandError,
    rpc::{context::CommandContext, patch::Patch},
};
use devproof_db::Sql;
use serde_json::json;
use uuid::Uuid;

/// Writes the weights as given; the defaults for null, for a new job, and when the skills changed so that the old
/// weights no longer sum to 100.
pub(super) async fn write(
    cx: &CommandContext<'_>,
    base: &str,
    job: Uuid,
    weights: &Patch<Vec<WeightInput>>,
) -> Result<(), CommandError> {
    match weights {
        Patch::Set(weights) => replace(cx, base, job, weights).await,
        Patch::Clear => defaults(cx, job).await,
        Patch::Keep => {
            let sum = Sql::new("select sum(w.weight) from public.job_weights w where w.job_opening_id = $1::uuid");
            let sum: Option<i64> = cx.tx.value(&sum.bind(job)).await?;
            if sum == Some(100) { Ok(()) } else { defaults(cx, job).await }
        }
    }
}

async fn defaults(cx: &CommandContext<'_>, job: Uuid) -> Result<(), CommandError> {
    cx.tx.query(&Sql::new("select private.write_default_weights($1)").bind(job)).await?;
    Ok(())
}

async fn replace(
    cx: &CommandContext<'_>,
    base: &str,
    job: Uuid,
    weights: &[WeightInput],
) -> Result<(), CommandError> {
    let rows: Vec<_> = weights
        .iter()
        .map(|weight| {
            json!({ "criterion": weight.criterion, "skill_id": weight.skill_id, "slug": weight.slug,
                "weight": weight.weight })
        })
        .collect();
    let rows = json!(rows);
    // A weighed skill has to be one that the job asks for.
    let unknown = Sql::new(
        "select g.place - 1 from jsonb_array_elements($2::jsonb) with ordinality g (value, place)
         where g.value ->> 'criterion' = 'skill' and not exists (
             select from public.job_skills s join public.skills k on k.id = s.skill_id
             where s.job_opening_id = $1::uuid
               and (k.id = (g.value ->> 'skill_id')::int or k.slug = g.value ->> 'slug'))
         order by g.place limit 1",
    )
    .bind(job)
    .bind(&rows);
    if let Some(index) = cx.tx.value_opt(&unknown).await? {
        return Err(unknown_skill(base, "weights", index));
    }
    cx.tx.execute(&Sql::new("delete from public.job_weights w where w.job_opening_id = $1::uuid").bind(job)).await?;
    let add = Sql::new(
        "insert into public.job_weights (job_opening_id, criterion, skill_id, weight, position)
         select $1::uuid, g.value ->> 'criterion', k.id, (g.value ->> 'weight')::smallint, g.place
         from jsonb_array_elements($2::jsonb) with ordinality g (value, place)
         left join public.skills k on g.value ->> 'criterion' = 'skill'
             and (k.id = (g.value ->> 'skill_id')::int or k.slug = g.value ->> 'slug')",
    )
    .bind(job)
    .bind(&rows);
    cx.tx.execute(&add).await?;
    Ok(())
}
