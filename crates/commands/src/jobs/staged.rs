//! Imports of many jobs, staged in the database: a file comes up in pieces (`piece`), is cut into rows (`cut`), every
//! row is read (`line`, `bundle`) and compared with the company's jobs (`compare`), and the good ones are written in
//! one transaction (`apply`), which a task carries out so that nobody has to wait for its answer (`task`).

mod apply;
mod bundle;
mod cells;
mod columns;
mod compare;
mod cut;
mod existing;
mod import;
mod line;
mod money;
mod note;
mod page;
mod read_rows;
mod reading;
mod sweep;
mod table;
mod task;
mod text;

pub(super) use cells::guard;
pub(super) use columns::{COLUMNS, is_column};
pub(super) use cut::cut;
pub(super) use import::{Format, Import};
pub(super) use read_rows::read_rows;
pub use sweep::sweep_job_imports;
pub(crate) use task::ApplyImport;
pub(super) use task::{Choices, plan_task};

/// Largest file, or sum of the files of a folder, in bytes.
pub(super) const MAX_BYTES: i64 = 10_000_000;
/// Rows of one import.
const MAX_ROWS: usize = 10_000;
/// Longest piece of a file that goes up at once, in bytes. In base64 it fits into the body of a call.
pub(super) const PIECE_BYTES: usize = 600_000;
/// Rows that are read by one call, and written by one statement.
const BATCH: i64 = 500;
