//! The file of an import, split into rows.

use super::{
    bundle::{FilePosting, bundle},
    columns::{column_of, map_headings},
    import::Import,
    table::table,
    text::decode,
};
use crate::{
    CommandError,
    rpc::{blocking::blocking, context::CommandContext},
};
use devproof_db::Sql;
use devproof_vocabulary::{ImportKind, ImportStatus};
use serde_json::{Value, json};

/// Rows that one statement takes.
const ROWS_A_STATEMENT: usize = 1000;
/// Cells that are shown under a heading.
const SAMPLES: usize = 3;

/// Splits the file and replaces the rows that an earlier splitting gave. A mapping is kept if it still fits.
pub(in crate::job_import) async fn split(cx: &CommandContext<'_>, import: &mut Import) -> Result<(), CommandError> {
    let sql = Sql::new("select private.job_import_file($1)").bind(import.id);
    let bytes: Vec<u8> = cx.tx.value(&sql).await?;
    let rows = match import.kind {
        ImportKind::Csv => csv(import, &bytes)?,
        ImportKind::Postings => {
            import.status = ImportStatus::Reading;
            let now = cx.now;
            let row = |(i, file): (usize, FilePosting)| json!({ "number": i + 1, "source_name": file.name, "raw": { "posting": file.posting } });
            blocking(move || bundle(&bytes, now)).await?.into_iter().enumerate().map(row).collect()
        }
    };
    import.rows = i32::try_from(rows.len()).unwrap_or_default();
    import.read = 0;
    let clear = Sql::new("delete from public.job_import_rows r where r.import_id = $1::uuid").bind(import.id);
    cx.tx.execute(&clear).await?;
    for part in rows.chunks(ROWS_A_STATEMENT) {
        let add = Sql::new(
            "insert into public.job_import_rows (import_id, number, line, source_name, raw)
             select $1::uuid, r.number, r.line, r.source_name, r.raw
             from jsonb_to_recordset($2::jsonb) r (number integer, line integer, source_name text, raw jsonb)",
        );
        cx.tx.execute(&add.bind(import.id).bind(json!(part))).await?;
    }
    Ok(())
}

fn csv(import: &mut Import, bytes: &[u8]) -> Result<Vec<Value>, CommandError> {
    let decoded = decode(bytes, import.format.encoding.as_deref())?;
    let table = table(&decoded.text, import.format.separator, |name| column_of(name).is_some())?;
    let format = &mut import.format;
    format.encoding = Some(decoded.encoding.to_owned());
    format.separator = Some(table.separator);
    format.notes = decoded.note.into_iter().collect();
    if format.headers != table.headers {
        format.mapping = map_headings(&table.headers).into_iter().map(|key| key.map(str::to_owned)).collect();
    }
    let sample = |column: usize| {
        let cells =
            table.records.iter().filter_map(|record| record.cells.get(column)).filter(|cell| !cell.is_empty());
        cells.take(SAMPLES).map(|cell| cell.chars().take(60).collect()).collect()
    };
    format.samples = (0..table.headers.len()).map(sample).collect();
    format.headers = table.headers.into_iter().map(|name| name.chars().take(120).collect()).collect();
    import.status = if format.mapping.iter().flatten().any(|key| key == "title") {
        ImportStatus::Reading
    } else {
        ImportStatus::Mapping
    };
    let row = |(i, record): (usize, super::table::Record)| {
        let raw = match record.problem {
            Some(problem) => json!({ "cells": record.cells, "problem": problem }),
            None => json!({ "cells": record.cells }),
        };
        json!({ "number": i + 1, "line": record.line, "raw": raw })
    };
    Ok(table.records.into_iter().enumerate().map(row).collect())
}
