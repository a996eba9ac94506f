//! The ideal candidate of a job: what counts how much.

use super::input::{WeightInput, unknown_skill};
use crate::{
    CommandError,
    rpc::{context::CommandContext, patch::Patch},
};
use devproof_db::{Sql, columns};
use devproof_matching::{JobSkill, Requirements, SkillId, Weight};
use serde_json::{Value, json};
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
        Patch::Clear => write_defaults(cx, &[job]).await,
        Patch::Keep => {
            let sum = Sql::new("select sum(w.weight) from public.job_weights w where w.job_opening_id = $1::uuid");
            let sum: Option<i64> = cx.tx.value(&sum.bind(job)).await?;
            if sum == Some(100) { Ok(()) } else { write_defaults(cx, &[job]).await }
        }
    }
}

columns! {
    /// A job's skills in the employer's order.
    struct JobSkills { id: Uuid, skills: Vec<i32>, are_musts: Vec<bool> }
}

impl JobSkills {
    fn default_weights(&self) -> Vec<Weight> {
        let order: Vec<SkillId> = self.skills.iter().map(|id| SkillId(id.unsigned_abs())).collect();
        let listed = order.iter().zip(&self.are_musts);
        let mut skills: Vec<_> =
            listed.map(|(skill, is_must)| JobSkill { skill: *skill, is_must: *is_must, min_years: None }).collect();
        skills.sort_unstable_by_key(|required| required.skill);
        Requirements { skills, ..Requirements::default() }.default_weights(&order)
    }
}

/// Gives jobs the weights of an employer who set none, in the place of those they have.
pub(crate) async fn write_defaults(cx: &CommandContext<'_>, jobs: &[Uuid]) -> Result<(), CommandError> {
    let skills = Sql::new(
        "select j.id, coalesce(s.skills, '{}') as skills, coalesce(s.are_musts, '{}') as are_musts
         from unnest($1::uuid[]) j (id)
         left join lateral (
             select array_agg(o.skill_id) as skills, array_agg(o.importance = 'must') as are_musts
             from (select k.skill_id, k.importance from public.job_skills k
                   where k.job_opening_id = j.id order by k.position, k.skill_id) o) s on true",
    );
    let rows: Vec<Value> = cx
        .tx
        .read_all::<JobSkills>(&skills.bind(jobs))
        .await?
        .iter()
        .flat_map(|job| {
            let row = |weight: Weight| {
                json!({ "job": job.id, "criterion": weight.key.kind(), "skill": weight.key.skill().map(|skill| skill.0),
                    "weight": weight.weight, "position": weight.position })
            };
            job.default_weights().into_iter().map(row).collect::<Vec<_>>()
        })
        .collect();
    let remove = Sql::new("delete from public.job_weights w where w.job_opening_id = any ($1::uuid[])").bind(jobs);
    let add = Sql::new(
        "insert into public.job_weights (job_opening_id, criterion, skill_id, weight, position)
         select g.job, g.criterion, g.skill, g.weight, g.position
         from jsonb_to_recordset($1::jsonb)
             g (job uuid, criterion text, skill integer, weight smallint, position smallint)",
    )
    .bind(Value::from(rows));
    cx.tx.query_together([&remove, &add]).await?;
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
