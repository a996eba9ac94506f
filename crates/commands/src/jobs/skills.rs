//! The skills a job asks for.

use super::input::{SkillInput, unknown_skill};
use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::Sql;
use serde_json::json;
use uuid::Uuid;

/// Makes `skills` the job's skills. Those that stay keep their rows, and with them their weights.
pub(super) async fn write(
    cx: &CommandContext<'_>,
    base: &str,
    job: Uuid,
    skills: &[SkillInput],
) -> Result<(), CommandError> {
    let rows: Vec<_> = skills
        .iter()
        .map(|skill| {
            json!({ "skill_id": skill.skill_id, "slug": skill.slug, "min_years": skill.min_years,
                "importance": skill.importance.as_deref().unwrap_or("must") })
        })
        .collect();
    let rows = json!(rows);
    let unknown = Sql::new(
        "select g.place - 1 from jsonb_array_elements($1::jsonb) with ordinality g (value, place)
         where not exists (
             select from public.skills k
             where k.id = (g.value ->> 'skill_id')::int or k.slug = g.value ->> 'slug')
         order by g.place limit 1",
    )
    .bind(&rows);
    if let Some(index) = cx.tx.value_opt(&unknown).await? {
        return Err(unknown_skill(base, "skills", index));
    }
    let named = "select distinct on (k.id) k.id, g.value ->> 'importance' as importance,
             (g.value ->> 'min_years')::smallint as min_years, g.place
         from jsonb_array_elements($2::jsonb) with ordinality g (value, place)
         join public.skills k on k.id = (g.value ->> 'skill_id')::int or k.slug = g.value ->> 'slug'
         order by k.id, g.place";
    let remove = Sql::new(format!(
        "delete from public.job_skills s
         where s.job_opening_id = $1::uuid and s.skill_id not in (select n.id from ({named}) n)"
    ));
    cx.tx.execute(&remove.bind(job).bind(&rows)).await?;
    let add = Sql::new(format!(
        "insert into public.job_skills as s (job_opening_id, skill_id, importance, min_years, position)
         select $1::uuid, n.id, n.importance, n.min_years, n.place from ({named}) n
         on conflict (job_opening_id, skill_id) do update
         set importance = excluded.importance, min_years = excluded.min_years, position = excluded.position"
    ));
    cx.tx.execute(&add.bind(job).bind(&rows)).await?;
    Ok(())
}
