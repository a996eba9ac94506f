//! The import itself: where it stands, and how its file is read.

use super::MAX_ROWS;
use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Sql, columns};
use devproof_vocabulary::{ImportKind, ImportStatus};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::HashMap;
use uuid::Uuid;

/// How a file is read.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(in crate::job_import) struct Format {
    pub(in crate::job_import) encoding: Option<String>,
    pub(in crate::job_import) separator: Option<char>,
    pub(in crate::job_import) headers: Vec<String>,
    /// The column that each heading means; none leaves it out.
    pub(in crate::job_import) mapping: Vec<Option<String>>,
    /// The first cells under each heading, to recognise it by.
    pub(in crate::job_import) samples: Vec<Vec<String>>,
    /// What the reader has to know about the file as a whole.
    pub(in crate::job_import) notes: Vec<String>,
    /// Words that name no skill: the slug of the one that is meant, or none to leave it out.
    pub(in crate::job_import) skills: HashMap<String, Option<String>>,
}

/// An import of the caller's, held to the end of the transaction.
#[derive(Debug)]
pub(in crate::job_import) struct Import {
    pub(in crate::job_import) id: Uuid,
    pub(in crate::job_import) company: Uuid,
    pub(in crate::job_import) kind: ImportKind,
    pub(in crate::job_import) status: ImportStatus,
    pub(in crate::job_import) size: i32,
    pub(in crate::job_import) received: i32,
    pub(in crate::job_import) format: Format,
    pub(in crate::job_import) rows: i32,
    pub(in crate::job_import) read: i32,
    pub(in crate::job_import) choices: Option<Value>,
}

columns! {
    struct ImportRow {
        company_id: Uuid,
        kind: ImportKind,
        status: ImportStatus,
        size_bytes: i32,
        received_bytes: i32,
        format: Value,
        row_count: i32,
        read_count: i32,
        choices: Option<Value>,
    }
}

impl Import {
    /// Holds it. One of someone else is not found.
    pub(in crate::job_import) async fn hold(cx: &CommandContext<'_>, id: Uuid) -> Result<Self, CommandError> {
        let sql = Sql::new(
            "select i.company_id, i.kind, i.status, i.size_bytes, i.received_bytes, i.format, i.row_count, i.read_count, i.choices
             from public.job_imports i where i.id = $1::uuid for no key update",
        )
        .bind(id);
        let row: ImportRow = cx.tx.read_opt(&sql).await?.ok_or(CommandError::NotFound)?;
        Ok(Self {
            id,
            company: row.company_id,
            kind: row.kind,
            status: row.status,
            size: row.size_bytes,
            received: row.received_bytes,
            format: serde_json::from_value(row.format).unwrap_or_default(),
            rows: row.row_count,
            read: row.read_count,
            choices: row.choices,
        })
    }

    /// Writes where it stands now.
    pub(in crate::job_import) async fn save(&self, cx: &CommandContext<'_>) -> Result<(), CommandError> {
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
    pub(in crate::job_import) fn must_be(&self, steps: &[ImportStatus]) -> Result<(), CommandError> {
        if steps.contains(&self.status) { Ok(()) } else { Err(CommandError::WrongStep(self.status.as_str())) }
    }
}
