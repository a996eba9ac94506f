//! A line of a CSV (RFC 4180), in which no cell can be a formula.

use crate::job_import::bulk::guard;
use csv::{Terminator, WriterBuilder};

/// One line with its end.
pub(crate) fn csv_line(cells: impl Iterator<Item = String>) -> String {
    let mut writer = WriterBuilder::new().terminator(Terminator::CRLF).from_writer(Vec::new());
    // Writing to memory does not fail, and a single record has no other length to differ from.
    let written = writer.write_record(cells.map(|cell| guard(&cell))).is_ok();
    let bytes = writer.into_inner().unwrap_or_default();
    if written { String::from_utf8(bytes).unwrap_or_default() } else { String::new() }
}
