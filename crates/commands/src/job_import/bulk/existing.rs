//! The company's jobs that rows may speak of.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Json, Sql, columns};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::HashMap;
use uuid::Uuid;

/// A job as far as an import can change it.
#[derive(Debug, Clone)]
pub(super) struct Existing {
    pub(super) id: Uuid,
    pub(super) version: i32,
    pub(super) status: String,
    /// The columns that an import writes.
    pub(super) fields: Map<String, Value>,
    pub(super) skills: Vec<HeldSkill>,
}

/// A skill of a job.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(super) struct HeldSkill {
    pub(super) slug: String,
    pub(super) importance: String,
    pub(super) min_years: Option<i64>,
}

/// Jobs by id and by the employer's identifier.
#[derive(Debug, Default)]
pub(super) struct Jobs {
    by_id: HashMap<Uuid, Existing>,
    by_identifier: HashMap<String, Uuid>,
}

impl Jobs {
    /// Reads the jobs with these ids or identifiers.
    pub(super) async fn load(
        cx: &CommandContext<'_>,
        company: Uuid,
        ids: Vec<Uuid>,
        identifiers: Vec<String>,
    ) -> Result<Self, CommandError> {
        let sql = Sql::new(
            "select j.id, j.version, j.status, to_jsonb(j) as fields, (
                 select coalesce(jsonb_agg(jsonb_build_object('slug', k.slug, 'importance', s.importance,
                     'min_years', s.min_years) order by s.position, k.slug), '[]')
                 from public.job_skills s join public.skills k on k.id = s.skill_id where s.job_opening_id = j.id) as skills
             from public.job_openings j
             where j.company_id = $1::uuid and (j.id = any ($2::uuid[]) or j.source_identifier = any ($3::text[]))",
        )
        .bind(company)
        .bind(ids)
        .bind(identifiers);
        let jobs: Vec<JobRow> = cx.tx.read_all(&sql).await?;
        Ok(Self::of(jobs.into_iter().map(Existing::from)))
    }

    /// These jobs.
    pub(super) fn of(jobs: impl IntoIterator<Item = Existing>) -> Self {
        let mut known = Self::default();
        for job in jobs {
            if let Some(identifier) = job.fields.get("source_identifier").and_then(Value::as_str) {
                known.by_identifier.insert(identifier.to_owned(), job.id);
            }
            known.by_id.insert(job.id, job);
        }
        known
    }

    pub(super) fn with_id(&self, id: Uuid) -> Option<&Existing> {
        self.by_id.get(&id)
    }

    pub(super) fn with_identifier(&self, identifier: &str) -> Option<&Existing> {
        self.by_identifier.get(identifier).and_then(|id| self.by_id.get(id))
    }
}

columns! {
    struct JobRow {
        id: Uuid,
        version: i32,
        status: String,
        fields: Json<Map<String, Value>>,
        skills: Json<Vec<HeldSkill>>,
    }
}

impl From<JobRow> for Existing {
    fn from(JobRow { id, version, status, fields: Json(fields), skills: Json(skills) }: JobRow) -> Self {
        Self { id, version, status, fields, skills }
    }
}
