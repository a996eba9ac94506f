//! Brings the schema to what the files of `db/` say.
//!
//! Tables change by numbered migrations, forward only. Functions, views, triggers, policies, grants and
//! publications are made again from their files whenever any text in `db/` changed: what a file does not say
//! does not exist. Everything happens in one transaction, under a lock, as `devproof_owner`. What was made is recorded,
//! and an operator's own objects beside it are left alone.

mod catalog;
mod owners;
mod publications;
mod published;

use crate::{DbError, FromRow, NamedColumns, bootstrap::open};
use aws_lc_rs::digest::{Context, SHA256};
use catalog::Record;
use tokio_postgres::{Client, Config};

/// The schemas that are ours.
pub const SCHEMAS: [&str; 6] = ["public", "private", "auth", "queue", "realtime", "storage"];

const LOCK: i64 = 0x6465_7670_726f_6f67;

/// One file of `db/`: its path below that folder, and its text.
#[derive(Debug, Clone)]
pub struct SqlFile {
    /// `migrations/0001_base.sql`, `functions/public/get_badges.sql`, …
    pub path: String,
    /// The file's text.
    pub text: String,
}

/// What a run did.
#[derive(Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The schema was already what the files say.
    Unchanged,
    /// The files were applied; this many migrations among them were new.
    Applied(usize),
}

/// Why the schema could not be brought up to date. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum MigrateError {
    /// The database cannot be reached or refused something outside the files.
    #[error(transparent)]
    Db(#[from] DbError),
    /// A file's SQL failed.
    #[error("{path}: {message}")]
    File {
        /// Which file.
        path: String,
        /// PostgreSQL's words, with the place where it says one.
        message: String,
    },
    /// The access files name publications that PostgreSQL would take and then refuse to stream.
    #[error("{0}")]
    Publications(String),
    /// A migration that already ran has another text now.
    #[error("{0} was changed after it ran; add a new migration instead")]
    Changed(String),
    /// A migration that already ran is not among the files: the database is newer than this program.
    #[error("the database has the migration {0}, which this program does not know; use a newer program")]
    Unknown(String),
    /// An operator's object uses something that this program no longer has.
    #[error("this version no longer has the {object}, but: {used_by}. Drop what uses it, then start again")]
    InUse {
        /// Kind and name.
        object: String,
        /// PostgreSQL's words.
        used_by: String,
    },
    /// Someone else owns the database or some of what is ours in it.
    #[error("{0}")]
    Owners(String),
}

impl MigrateError {
    /// A file's refusal with the objects that the file's own could not be dropped for.
    fn used_by(self, users: Option<String>) -> Self {
        match (self, users) {
            (Self::File { path, message }, Some(users)) => {
                Self::File { path, message: format!("{message}; it is replaced where it stands, because {users}") }
            }
            (error, _) => error,
        }
    }
}

impl From<tokio_postgres::Error> for MigrateError {
    fn from(error: tokio_postgres::Error) -> Self {
        Self::Db(error.into())
    }
}

/// Applies `files` as the login of `owner` (`devproof_owner`).
///
/// # Errors
/// See [`MigrateError`]; the database is then as it was before.
pub async fn migrate(owner: &Config, files: &[SqlFile]) -> Result<Outcome, MigrateError> {
    let client = open(owner).await?;
    client.batch_execute(&format!("select pg_advisory_lock({LOCK})")).await?;
    owners::check(&client).await?;
    // The lock ends with the connection.
    apply(&client, files).await
}

async fn apply(client: &Client, files: &[SqlFile]) -> Result<Outcome, MigrateError> {
    client
        .batch_execute(
            "create schema if not exists private;
             create table if not exists private.migrations (
                 path text primary key, checksum text not null, applied_at timestamptz not null default now());
             create table if not exists private.schema_state (
                 only_row boolean primary key default true check (only_row), checksum text not null);
             create table if not exists private.schema_objects (
                 kind text not null, identity text not null, primary key (kind, identity))",
        )
        .await?;
    let state = checksum(files.iter().flat_map(|file| [file.path.as_str(), file.text.as_str()]));
    let known = client.query_opt("select checksum from private.schema_state", &[]).await?;
    if known.map(|row| row.named::<String>("checksum")).transpose()? == Some(state.clone()) {
        return Ok(Outcome::Unchanged);
    }
    client.batch_execute("begin").await?;
    let result = rebuild(client, files, &state).await;
    client.batch_execute(if result.is_ok() { "commit" } else { "rollback" }).await?;
    result.map(Outcome::Applied)
}

async fn rebuild(client: &Client, files: &[SqlFile], state: &str) -> Result<usize, MigrateError> {
    let fresh = new_migrations(client, files).await?;
    let mut record = Record::read(client).await?;
    record.drop_replaceable(client).await?;
    for file in &fresh {
        run(client, &file.path, &file.text).await?;
        // What it left for the end is checked now: a table with checks that wait can't be altered by the files after it.
        run(client, &file.path, "set constraints all immediate; set constraints all deferred").await?;
        client
            .execute(
                "insert into private.migrations (path, checksum) values ($1, $2)",
                &[&file.path, &checksum([file.text.as_str()].into_iter())],
            )
            .await?;
    }
    client.batch_execute("set local check_function_bodies = off").await?;
    record.revoke_all(client).await?;
    record.mark_in_use(client).await?;
    let below = |folder: &str| -> Vec<SqlFile> {
        files.iter().filter(|file| file.path.starts_with(folder)).cloned().collect()
    };
    until_all_pass(client, &record, below("functions/")).await?;
    record.check_replaced(client).await?;
    let mut members = Vec::new();
    for file in below("access/") {
        let rest = published::collect(&file.text, &mut members)
            .map_err(|message| MigrateError::File { path: file.path.clone(), message })?;
        run(client, &file.path, &rest).await?;
    }
    published::check(&members).map_err(MigrateError::Publications)?;
    publications::set(client, &record, &members).await?;
    record.write(client).await?;
    client
        .execute(
            "insert into private.schema_state (checksum) values ($1)
             on conflict (only_row) do update set checksum = excluded.checksum",
            &[&state],
        )
        .await?;
    client.batch_execute("notify pgrst, 'reload schema'").await?;
    Ok(fresh.len())
}

crate::columns! {
    /// A migration that ran.
    struct Applied {
        path: String,
        checksum: String,
    }
}

async fn new_migrations(client: &Client, files: &[SqlFile]) -> Result<Vec<SqlFile>, MigrateError> {
    let mut all: Vec<&SqlFile> = files.iter().filter(|file| file.path.starts_with("migrations/")).collect();
    all.sort_by(|a, b| a.path.cmp(&b.path));
    let applied = client.query("select path, checksum from private.migrations", &[]).await?;
    let applied: Vec<Applied> = applied.iter().map(Applied::from_row).collect::<Result<_, _>>()?;
    for one in &applied {
        match all.iter().find(|file| file.path == one.path) {
            None => return Err(MigrateError::Unknown(one.path.clone())),
            Some(file) if checksum([file.text.as_str()].into_iter()) != one.checksum => {
                return Err(MigrateError::Changed(one.path.clone()));
            }
            Some(_) => {}
        }
    }
    let done = |path: &str| applied.iter().any(|one| one.path == path);
    Ok(all.into_iter().filter(|file| !done(&file.path)).cloned().collect())
}

/// Runs files that may need one another in any order: those that fail are tried again after the others, until all
/// pass or none of a round does.
async fn until_all_pass(client: &Client, record: &Record, mut files: Vec<SqlFile>) -> Result<(), MigrateError> {
    while !files.is_empty() {
        let mut failed = Vec::new();
        let mut first = None;
        let before = files.len();
        for file in files {
            client.batch_execute("savepoint file").await?;
            match run(client, &file.path, &record.replacing(&file.text)).await {
                Ok(()) => client.batch_execute("release file").await?,
                Err(error) => {
                    let error = error.used_by(record.users(&file.text));
                    client.batch_execute("rollback to file; release file").await?;
                    first.get_or_insert(error);
                    failed.push(file);
                }
            }
        }
        if failed.len() == before {
            return first.map_or(Ok(()), Err);
        }
        files = failed;
    }
    Ok(())
}

async fn run(client: &Client, path: &str, text: &str) -> Result<(), MigrateError> {
    client.batch_execute(text).await.map_err(|error| MigrateError::File {
        path: path.to_owned(),
        message: match error.as_db_error() {
            Some(reported) => {
                let place = match reported.position() {
                    Some(tokio_postgres::error::ErrorPosition::Original(at)) => {
                        let before: String = text.chars().take(*at as usize).collect();
                        format!(" (line {})", before.lines().count().max(1))
                    }
                    _ => String::new(),
                };
                let detail = reported.detail().map(|detail| format!(": {detail}")).unwrap_or_default();
                format!("{} {}{detail}{place}", reported.code().code(), reported.message())
            }
            None => error.to_string(),
        },
    })
}

fn checksum<'a>(texts: impl Iterator<Item = &'a str>) -> String {
    let mut hash = Context::new(&SHA256);
    for text in texts {
        hash.update(&(text.len() as u64).to_be_bytes());
        hash.update(text.as_bytes());
    }
    hex::encode(hash.finish())
}
