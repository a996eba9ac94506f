//! The good rows of an import, written set by set inside one transaction.

use super::{BATCH, choices::Choices, import::Import};
use crate::{
    CommandError,
    jobs::weights,
    rpc::context::{CommandContext, Lock},
};
use devproof_db::{Bind, Sql, columns};
use futures::future::BoxFuture;
use serde::Serialize;
use uuid::Uuid;

/// Columns that a row can write, with their types, and what a new job has when the row says nothing.
const COLUMNS: [(&str, &str, Option<&str>); 24] = [
    ("title", "text", None),
    ("description", "text", Some("''")),
    ("role_family", "text", None),
    ("seniority", "text", None),
    ("employment_type", "text", None),
    ("remote_policy", "text", None),
    ("places", "text[]", Some("'{}'::text[]")),
    ("countries", "text[]", Some("'{}'::text[]")),
    ("utc_offset_min", "smallint", None),
    ("utc_offset_max", "smallint", None),
    ("pay_min", "integer", None),
    ("pay_max", "integer", None),
    ("pay_currency", "text", None),
    ("pay_period", "text", Some("'year'")),
    ("equity", "text", None),
    ("visa_sponsorship", "boolean", None),
    ("min_years", "smallint", None),
    ("min_rank", "smallint", None),
    ("min_system_design", "smallint", None),
    ("interview_process", "text", None),
    ("application_url", "text", None),
    ("source_url", "text", None),
    ("source_identifier", "text", None),
    ("expires_at", "timestamptz", None),
];

/// Told after each set how many rows are done.
pub(super) type Progress<'a> = &'a (dyn Fn(i32) -> BoxFuture<'a, ()> + Sync);

/// Writes all rows that are good and wanted; the numbers of each outcome.
pub(super) async fn apply(
    cx: &CommandContext<'_>,
    import: &Import,
    choices: &Choices,
    progress: Progress<'_>,
) -> Result<Outcomes, CommandError> {
    if choices.publish {
        hold_tier(cx, import.company).await?;
    }
    let mut after = 0;
    while after < import.rows {
        let to = (after + i32::try_from(BATCH).unwrap_or(i32::MAX)).min(import.rows);
        let set = Set { cx, import, choices, after, to };
        set.leave().await?;
        set.create().await?;
        if choices.update {
            set.update().await?;
        }
        // The sums of weights are checked now, set by set, instead of all of them in the commit.
        for mode in ["immediate", "deferred"] {
            cx.tx.execute(&Sql::new(format!("set constraints public.job_weights_sum {mode}"))).await?;
        }
        after = to;
        progress(after).await;
    }
    let sql = Sql::new(
        "select count(*) filter (where r.outcome = 'created') as created,
             count(*) filter (where r.outcome = 'updated') as updated, count(*) filter (where r.outcome = 'left') as left,
             count(*) filter (where r.outcome = 'skipped') as skipped, count(*) filter (where r.outcome = 'gone') as gone,
             count(*) filter (where r.state = 'broken') as broken,
             count(*) filter (where r.outcome = 'created' and j.status = 'open') as published
         from public.job_import_rows r left join public.job_openings j on j.id = r.job_id
         where r.import_id = $1::uuid",
    )
    .bind(import.id);
    Ok(cx.tx.read(&sql).await?)
}

columns! {
    /// How many rows had which outcome.
    #[derive(Debug, Serialize)]
    pub(super) struct Outcomes {
        created: i64,
        updated: i64,
        left: i64,
        skipped: i64,
        gone: i64,
        broken: i64,
        published: i64,
    }
}

/// Where the company's tier limits its open jobs, the company is held: no one opens others meanwhile.
async fn hold_tier(cx: &CommandContext<'_>, company: Uuid) -> Result<(), CommandError> {
    let limit = Sql::new("select private.company_limit($1::uuid, 'open_jobs')").bind(company);
    match cx.tx.value::<Option<i32>>(&limit).await? {
        None => Ok(()),
        Some(_) => cx.lock(Lock::Company, company).await,
    }
}

/// The rows of one set: those behind `after`, up to `to`.
struct Set<'a> {
    cx: &'a CommandContext<'a>,
    import: &'a Import,
    choices: &'a Choices,
    after: i32,
    to: i32,
}

impl Set<'_> {
    /// A statement over the rows of the set, which are `$1` to `$3`; more binds follow.
    fn sql(&self, text: impl Into<String>) -> Sql {
        Sql::new(text.into()).bind(self.import.id).bind(self.after).bind(self.to)
    }

    async fn execute(&self, sql: &Sql) -> Result<u64, CommandError> {
        Ok(self.cx.tx.execute(sql).await?)
    }

    /// What is not to be touched.
    async fn leave(&self) -> Result<(), CommandError> {
        let sql = self
            .sql(
                "update public.job_import_rows r
                 set outcome = case when r.number = any ($4::int[]) then 'skipped' else 'left' end
                 where r.import_id = $1::uuid and r.number > $2::int and r.number <= $3::int and r.state <> 'broken'
                   and (r.number = any ($4::int[]) or r.state = 'same' or (r.state = 'changed' and not $5::boolean))",
            )
            .bind(self.choices.skip.as_slice())
            .bind(self.choices.update);
        self.execute(&sql).await.map(drop)
    }

    async fn create(&self) -> Result<(), CommandError> {
        let names = COLUMNS.map(|(name, ..)| name).join(", ");
        let types = COLUMNS.map(|(name, kind, _)| format!("{name} {kind}")).join(", ");
        let values = COLUMNS
            .map(|(name, _, default)| match default {
                Some(default) => format!("coalesce(d.{name}, {default})"),
                None => format!("d.{name}"),
            })
            .join(", ");
        let sql = self
            .sql(format!(
                "with tier as (
                     -- What is beyond the tier's limit becomes a draft.
                     select private.company_limit($4::uuid, 'open_jobs') - (
                         select count(*) from public.job_openings o
                         where o.company_id = $4::uuid and o.status = 'open') as room
                 ), chosen as (
                     select r.number, r.new_id, r.draft, $6::boolean and r.missing = '[]' and (
                         (select t.room from tier t) is null
                         or row_number() over (partition by r.missing = '[]' order by r.number) <= (select t.room from tier t)) as publish
                     from public.job_import_rows r
                     where r.import_id = $1::uuid and r.number > $2::int and r.number <= $3::int and r.state = 'new'
                       and r.outcome is null
                 ), made as (
                     insert into public.job_openings (id, company_id, recruiter_profile_id, status, published_at, {names})
                     select c.new_id, $4::uuid, $5::uuid, case when c.publish then 'open' else 'draft' end,
                            case when c.publish then now() end, {values}
                     from chosen c cross join lateral jsonb_to_record(c.draft) d ({types})
                     on conflict (company_id, source_identifier) where source_identifier is not null do nothing
                     returning id
                 )
                 update public.job_import_rows r
                 set outcome = case when c.new_id in (select m.id from made m) then 'created' else 'gone' end,
                     job_id = case when c.new_id in (select m.id from made m) then c.new_id end
                 from chosen c
                 where r.import_id = $1::uuid and r.number = c.number"
            ))
            .bind(self.import.company)
            .bind(self.cx.user_id)
            .bind(self.choices.publish);
        self.execute(&sql).await?;
        self.add_skills("created").await?;
        let created = self.sql(
            "select r.job_id from public.job_import_rows r
             where r.import_id = $1::uuid and r.number > $2::int and r.number <= $3::int and r.outcome = 'created'",
        );
        self.write_default_weights(&created).await
    }

    async fn update(&self) -> Result<(), CommandError> {
        let types = COLUMNS.map(|(name, kind, _)| format!("{name} {kind}")).join(", ");
        let values = COLUMNS
            .map(|(name, ..)| format!("{name} = case when c.draft ? '{name}' then d.{name} else j.{name} end"))
            .join(", ");
        let approved = self.cx.approved_company().await.is_ok();
        let sql = self
            .sql(format!(
                "with chosen as (
                     select r.number, r.job_id, r.job_version, r.draft from public.job_import_rows r
                     where r.import_id = $1::uuid and r.number > $2::int and r.number <= $3::int and r.state = 'changed'
                       and r.outcome is null
                 ), moved as (
                     update public.job_openings j set {values}
                     from chosen c cross join lateral jsonb_to_record(c.draft) d ({types})
                     where j.id = c.job_id and j.company_id = $4::uuid and j.version = c.job_version
                       and (j.status <> 'open' or $5::boolean)
                     returning j.id
                 )
                 update public.job_import_rows r
                 set outcome = case when c.job_id in (select m.id from moved m) then 'updated' else 'gone' end
                 from chosen c
                 where r.import_id = $1::uuid and r.number = c.number"
            ))
            .bind(self.import.company)
            .bind(approved);
        self.execute(&sql).await?;
        let remove = self.sql(
            "delete from public.job_skills s using public.job_import_rows r
             where r.import_id = $1::uuid and r.number > $2::int and r.number <= $3::int and r.outcome = 'updated'
               and r.draft ? 'skills' and s.job_opening_id = r.job_id and s.skill_id not in (
                   select k.id from jsonb_array_elements(r.draft -> 'skills') g (value)
                   join public.skills k on k.slug = g.value ->> 'slug')",
        );
        self.execute(&remove).await?;
        self.add_skills("updated").await?;
        // Weights that still fit are kept, as in the editor.
        let unfit = self.sql(
            "select r.job_id from public.job_import_rows r
             where r.import_id = $1::uuid and r.number > $2::int and r.number <= $3::int and r.outcome = 'updated'
               and r.draft ? 'skills' and coalesce((
                   select sum(w.weight) from public.job_weights w where w.job_opening_id = r.job_id), 0) <> 100",
        );
        self.write_default_weights(&unfit).await
    }

    async fn write_default_weights(&self, jobs: &Sql) -> Result<(), CommandError> {
        let jobs: Vec<Uuid> = self.cx.tx.values(jobs).await?;
        weights::write_defaults(self.cx, &jobs).await
    }

    async fn add_skills(&self, outcome: &'static str) -> Result<(), CommandError> {
        let sql = self
            .sql(
                "insert into public.job_skills as s (job_opening_id, skill_id, importance, min_years, position)
                 select r.job_id, k.id, g.value ->> 'importance', (g.value ->> 'min_years')::smallint, g.place
                 from public.job_import_rows r
                 cross join lateral jsonb_array_elements(r.draft -> 'skills') with ordinality g (value, place)
                 join public.skills k on k.slug = g.value ->> 'slug'
                 where r.import_id = $1::uuid and r.number > $2::int and r.number <= $3::int and r.outcome = $4
                   and r.draft ? 'skills'
                 on conflict (job_opening_id, skill_id) do update
                 set importance = excluded.importance, min_years = excluded.min_years, position = excluded.position",
            )
            .bind(Bind::from(outcome));
        self.execute(&sql).await.map(drop)
    }
}
