//! The import itself: where it stands, and how its file is read.

use super::MAX_ROWS;
use crate::{CommandError, command::Cx};
use devproof_db::Sql;
use devproof_vocabulary::{ImportKind, ImportStatus};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::HashMap;
use uuid::Uuid;

/// How a file is read.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(in crate::jobs) struct Format {
    pub(in crate::jobs) encoding: Option<String>,
    pub(in crate::jobs) separator: Option<char>,
    pub(in crate::jobs) headers: Vec<String>,
    /// The column that each heading means; none leaves it out.
    pub(in crate::jobs) mapping: Vec<Option<String>>,
    /// The first cells under each heading, to recognise it by.
    pub(in crate::jobs) samples: Vec<Vec<String>>,
    /// What the reader has to know about the file as a whole.
    pub(in crate::jobs) notes: Vec<String>,
    /// Words that name no skill: the slug of the one that is meant, or none to leave it out.
    pub(in crate::jobs) skills: HashMap<String, Option<String>>,
}

/// An import of the caller's, held to the end of the transaction.
#[derive(Debug)]
pub(in crate::jobs) struct Import {
    pub(in crate::jobs) id: Uuid,
    pub(in crate::jobs) company: Uuid,
    pub(in crate::jobs) kind: ImportKind,
    pub(in crate::jobs) status: ImportStatus,
    pub(in crate::jobs) size: i32,
    pub(in crate::jobs) received: i32,
    pub(in crate::jobs) format: Format,
    pub(in crate::jobs) rows: i32,
    pub(in crate::jobs) read: i32,
    pub(in crate::jobs) choices: Option<Value>,
}

impl Import {
    /// Holds it. One of somebody else is not found.
    pub(in crate::jobs) async fn hold(cx: &Cx<'_>, id: Uuid) -> Result<Self, CommandError> {
        let sql = Sql::new(
            "select i.company_id, i.kind, i.status, i.size_bytes, i.received_bytes, i.format, i.row_count, i.read_count, i.choices
             from public.job_imports i where i.id = $1::uuid for no key update",
        )
        .bind(id);
        let row = cx.tx.query_opt(&sql).await?.ok_or(CommandError::NotFound)?;
        Ok(Self {
            id,
            company: row.get(0),
            kind: row.try_get(1)?,
            status: row.try_get(2)?,
            size: row.get(3),
            received: row.get(4),
            format: serde_json::from_value(row.get(5)).unwrap_or_default(),
            rows: row.get(6),
            read: row.get(7),
            choices: row.get(8),
        })
    }

    /// Writes where it stands now.
    pub(in crate::jobs) async fn save(&self, cx: &Cx<'_>) -> Result<(), CommandError> {
        debug_assert!(usize::try_from(self.rows).is_ok_and(|rows| rows <= MAX_ROWS));
        let sql = Sql::new(
            "update public.job_imports i
             set status = $2, format = $3::jsonb, row_count = $4::int, read_count = $5::int, choices = $6::jsonb,
                 failure = null, updated_at = now()
             where i.id = $1::uuid",
        )
        .bind(self.id)
        .bind(self.status.as_str())
        .bind(serde_json::to_value(&self.format).unwrap_or_default())
        .bind(self.rows)
        .bind(self.read)
        .bind(self.choices.clone());
        cx.tx.execute(&sql).await?;
        Ok(())
    }

    /// Refuses a step that does not follow on where it stands.
    pub(in crate::jobs) fn must_be(&self, steps: &[ImportStatus]) -> Result<(), CommandError> {
        if steps.contains(&self.status) { Ok(()) } else { Err(CommandError::WrongStep(self.status.as_str())) }
    }
}
