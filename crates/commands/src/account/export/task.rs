//! The task that packs someone's data. It can be run again: an archive counts once the export's row says that it is
//! ready, and what a run left before that has no name and is swept away.

use super::{FileStore, KeptFile, pack::Packer};
use crate::mail;
use devproof_claims::Clock;
use devproof_db::{Access, Actor, Db, DbError, FromSqlOwned, Row, Settings, Sql};
use devproof_queue::{Handler, TaskError, TaskRun};
use futures::StreamExt;
use serde::Deserialize;
use serde_json::Value;
use std::{io, path::PathBuf, sync::Arc, time::Duration};
use time::OffsetDateTime;
use uuid::Uuid;

/// Entries that are read at once.
const PAGE: usize = 1000;
/// How long one page may take; the pool's own limit is for people who wait.
const STATEMENT: Duration = Duration::from_secs(60);
/// How long all of it may take.
const ALL: Duration = Duration::from_secs(3600);
/// How long the archive can be fetched.
const LIFETIME: time::Duration = time::Duration::hours(24);

/// What is in the archive, for anyone who opens it.
const README: &str = "\
Everything that Devproof keeps about you, as of the moment it was packed.

Each .json file is a list: one entry for each thing of its kind. Times are in UTC (RFC 3339). The folder \"files\" holds
what you uploaded; files.json says which is which.

Not in here: secrets (hashes of passwords, links and codes), the text of letters (it may hold a link that signs in; the
letters are in your mailbox), and what belongs to others (who looked at your page, a company's notes on its decisions).
";

/// Packs people's data.
pub(crate) struct ExportData {
    pub(crate) db: Db,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) files: Arc<dyn FileStore>,
    pub(crate) site_url: String,
}

#[derive(Debug, Deserialize)]
struct Payload {
    export_id: Uuid,
}

#[derive(Debug, thiserror::Error)]
enum ExportError {
    #[error("{0}")]
    Db(#[from] DbError),
    #[error("{0}")]
    File(#[from] io::Error),
    /// The account or the export is gone.
    #[error("the account or the export is gone")]
    Unwanted,
}

/// A file of this machine, deleted when this is dropped.
struct Scratch(PathBuf);

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Err(error) = std::fs::remove_file(&self.0)
            && error.kind() != io::ErrorKind::NotFound
        {
            tracing::warn!(%error, "the archive of an export stays on this machine");
        }
    }
}

/// How far a run is.
struct Progress {
    export: Uuid,
    done: i32,
    total: i32,
}

impl ExportData {
    async fn run_sql(&self, access: Access, sql: &Sql) -> Result<Vec<Row>, DbError> {
        let settings = Settings { statement_timeout: Some(STATEMENT), ..Settings::default() };
        self.db.run(Actor::Service, access, &settings, sql).await
    }

    async fn value<T: FromSqlOwned>(&self, sql: &Sql) -> Result<T, DbError> {
        self.run_sql(Access::ReadWrite, sql).await?.first().ok_or(DbError::RowCount(0))?.only()
    }

    /// Notes the progress, and whether to continue: the person may have deleted the account meanwhile.
    async fn record_progress(&self, progress: &Progress, state: &str) -> Result<(), ExportError> {
        let sql = Sql::new("select private.record_export_progress($1, $2, $3::int, $4::int)")
            .bind(progress.export)
            .bind(state)
            .bind(progress.done)
            .bind(progress.total);
        if self.value(&sql).await? { Ok(()) } else { Err(ExportError::Unwanted) }
    }

    async fn export(&self, export: Uuid) -> Result<(), ExportError> {
        let sql = Sql::new("select private.export_person($1)").bind(export);
        let person = self.value::<Option<Uuid>>(&sql).await?.ok_or(ExportError::Unwanted)?;
        let parts: Vec<String> = self.value(&Sql::new("select private.export_parts()")).await?;
        let mut progress = Progress { export, done: 0, total: i32::try_from(parts.len()).unwrap_or(i32::MAX) };
        self.record_progress(&progress, "running").await?;

        let scratch = Scratch(self.files.scratch());
        let packer = Packer::begin(scratch.0.clone());
        packer.entry("README.txt", false).await?;
        packer.bytes(README).await?;
        let mut stored = Vec::new();
        for part in &parts {
            self.pack_part(&packer, person, part, &mut stored).await?;
            progress.done += 1;
            self.record_progress(&progress, "running").await?;
        }
        progress.total = progress.total.saturating_add(i32::try_from(stored.len()).unwrap_or(i32::MAX));
        for file in &stored {
            self.pack_file(&packer, file).await?;
            progress.done += 1;
            self.record_progress(&progress, "running").await?;
        }
        packer.finish().await?;
        let archive = self.files.keep(&scratch.0).await?;
        self.finish(export, person, &archive).await
    }

    /// One kind of thing as a JSON list, page by page; what are files is noted.
    async fn pack_part(
        &self,
        packer: &Packer,
        person: Uuid,
        part: &str,
        stored: &mut Vec<Value>,
    ) -> Result<(), ExportError> {
        packer.entry(&format!("{part}.json"), false).await?;
        packer.bytes("[").await?;
        let mut seen = 0;
        loop {
            let sql = Sql::new(
                "select p.entry from private.export_part($1, $2) with ordinality p (entry, place)
                 where p.place > $3::bigint order by p.place limit $4::bigint",
            )
            .bind(person)
            .bind(part)
            .bind(seen)
            .bind(PAGE);
            let rows = self.run_sql(Access::ReadOnly, &sql).await?;
            for row in &rows {
                let entry: Value = row.only()?;
                let comma = if seen == 0 { "\n" } else { ",\n" };
                packer.bytes(format!("{comma}{entry:#}")).await?;
                seen += 1;
                if part == "files" {
                    stored.push(entry);
                }
            }
            if rows.len() < PAGE {
                break;
            }
        }
        packer.bytes("\n]\n").await?;
        Ok(())
    }

    async fn pack_file(&self, packer: &Packer, file: &Value) -> Result<(), ExportError> {
        let text = |name: &str| file[name].as_str().unwrap_or_default();
        // One that was deleted meanwhile is in the list and not in the folder.
        let Some(mut bytes) = self.files.read(text("bucket"), text("name")).await? else { return Ok(()) };
        packer.entry(text("path_in_archive"), text("content_type") != "text/plain").await?;
        while let Some(piece) = bytes.next().await {
            packer.bytes(piece?).await?;
        }
        Ok(())
    }

    async fn finish(&self, export: Uuid, person: Uuid, archive: &KeptFile) -> Result<(), ExportError> {
        let now: OffsetDateTime = self.clock.now();
        let sql = Sql::new("select private.finish_export($1, $2, $3::bigint, $4, $5::timestamptz, $6::timestamptz)")
            .bind(export)
            .bind(archive.version)
            .bind(i64::try_from(archive.size).unwrap_or(i64::MAX))
            .bind(&archive.etag)
            .bind(now)
            .bind(now + LIFETIME);
        if !self.value(&sql).await? {
            return Err(ExportError::Unwanted);
        }
        mail::export_ready(&self.db, &self.site_url, export, person).await?;
        Ok(())
    }
}

#[async_trait::async_trait]
impl Handler for ExportData {
    fn kind(&self) -> &'static str {
        "export_data"
    }

    fn time_limit(&self) -> Duration {
        ALL
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let Payload { export_id } =
            serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))?;
        let error = match self.export(export_id).await {
            Ok(()) | Err(ExportError::Unwanted) => return Ok(()),
            Err(error) => error,
        };
        tracing::warn!(%error, export = %export_id, "an export could not be packed");
        if task.attempt < task.max_attempts {
            return Err(TaskError::Retry(error.to_string()));
        }
        // They may try again at once: what failed does not count.
        let failed = Progress { export: export_id, done: 0, total: 0 };
        if let Err(ExportError::Db(error)) = self.record_progress(&failed, "failed").await {
            return Err(error.into());
        }
        Err(TaskError::Fatal(error.to_string()))
    }
}
