//! Imports of many jobs, staged in the database: a file is uploaded in chunks, split into rows (`split`), every row is
//! parsed (`row`, `bundle`) and compared with the company's jobs (`compare`), and the good ones are written in one
//! transaction (`apply`), by a task, so that no one waits for it (`task`).

mod apply;
mod bundle;
mod cells;
mod choices;
mod columns;
mod compare;
mod existing;
mod import;
mod money;
mod note;
mod page;
mod parsed_posting;
mod read_rows;
mod row;
mod split;
mod sweep;
mod table;
mod task;
mod text;

pub(crate) use cells::guard;
pub(super) use choices::Choices;
pub(crate) use columns::COLUMNS;
pub(super) use columns::is_column;
pub(super) use import::{Format, Import};
pub(super) use read_rows::read_rows;
pub(super) use split::split;
pub use sweep::sweep_job_imports;
pub(crate) use task::ApplyImport;
pub(super) use task::plan_task;

/// Largest file, or sum of the files of a folder, in bytes.
pub(super) const MAX_BYTES: i64 = 10_000_000;
/// Rows of one import.
const MAX_ROWS: usize = 10_000;
/// Longest chunk of a file, in bytes. In base64 it fits into the body of a call.
pub(super) const CHUNK_BYTES: usize = 600_000;
/// Rows that are read by one call, and written by one statement.
const BATCH: i64 = 500;
