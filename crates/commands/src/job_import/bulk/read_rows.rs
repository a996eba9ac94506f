//! The next rows of an import, read and compared.

use super::{
    BATCH,
    compare::{Compared, World, compare},
    existing::Jobs,
    import::Import,
    note::Note,
    parsed_posting::ParsedPosting,
    row::{Cell, row},
};
use crate::{CommandError, rpc::context::CommandContext, skills::known_skills};
use devproof_db::{Sql, columns};
use devproof_vocabulary::{ImportKind, ImportStatus};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::HashMap;
use uuid::Uuid;

/// A row as it was stored when the file was split.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Raw {
    cells: Vec<String>,
    /// Its name was `reading` in imports that began before an update.
    #[serde(alias = "reading")]
    posting: Option<ParsedPosting>,
    problem: Option<Note>,
}

columns! {
    struct StoredRow {
        number: i32,
        raw: Value,
        place: Option<String>,
    }

    /// A row that names the same job.
    struct EarlierRow {
        identifier: Option<String>,
        job: Option<String>,
        place: String,
    }
}

/// Where a job was first seen in the file.
type Seen = HashMap<String, String>;

/// Reads the next rows; the import is ready when there are none left.
pub(in crate::job_import) async fn read_rows(
    cx: &CommandContext<'_>,
    import: &mut Import,
) -> Result<(), CommandError> {
    let sql = Sql::new(
        "select r.number, r.raw, coalesce('line ' || r.line, r.source_name) as place from public.job_import_rows r
         where r.import_id = $1::uuid and r.number > $2::int and r.number <= $2::int + $3::int
         order by r.number",
    )
    .bind(import.id)
    .bind(import.read)
    .bind(BATCH);
    let rows: Vec<StoredRow> = cx.tx.read_all(&sql).await?;
    let count = i32::try_from(rows.len()).unwrap_or_default();
    let mut postings = Vec::with_capacity(rows.len());
    for StoredRow { number, raw, place } in rows {
        let raw: Raw = serde_json::from_value(raw).unwrap_or_default();
        postings.push((number, place, read(import, raw)));
    }
    let names = postings.iter().flat_map(|(.., posting)| posting.skills.iter().flatten());
    let skills = known_skills(cx, names.map(|skill| skill.name.clone()).collect()).await?;
    let ids: Vec<Uuid> = postings.iter().filter_map(|(.., posting)| posting.own_id).collect();
    let identifiers: Vec<String> =
        postings.iter().filter_map(|(.., posting)| posting.text("source_identifier")).map(str::to_owned).collect();
    let jobs = Jobs::load(cx, import.company, ids, identifiers.clone()).await?;
    let world = World {
        skills: &skills,
        chosen: &import.format.skills,
        jobs: &jobs,
        now: cx.now,
        csv: import.kind == ImportKind::Csv,
    };
    let mut compared: Vec<(Compared, Option<String>)> = Vec::with_capacity(postings.len());
    for (number, place, posting) in postings {
        compared.push((compare(number, posting, &world), place));
    }
    let mut seen = seen_before(cx, import, identifiers, &compared).await?;
    for (row, place) in &mut compared {
        refuse_twice(row, place.as_deref(), &mut seen, import.kind);
    }
    write(cx, import.id, compared.into_iter().map(|(row, _)| row).collect()).await?;
    import.read += count;
    if import.read >= import.rows {
        import.read = import.rows;
        import.status = ImportStatus::Ready;
    }
    Ok(())
}

fn read(import: &Import, raw: Raw) -> ParsedPosting {
    if let Some(posting) = raw.posting {
        return posting;
    }
    let format = &import.format;
    let cells: Vec<Cell<'_>> = format
        .mapping
        .iter()
        .zip(&format.headers)
        .zip(&raw.cells)
        .filter_map(|((key, heading), text)| Some(Cell { key: key.as_deref()?, heading, text }))
        .filter(|cell| !cell.text.is_empty())
        .collect();
    let has_seniority = format.mapping.iter().flatten().any(|key| key == "seniority");
    let mut posting = row(&cells, has_seniority);
    if let Some(problem) = raw.problem {
        // Its cells may stand under the wrong headings, so nothing else is said about it.
        posting.problems = vec![problem];
        posting.warnings = Vec::new();
    }
    posting
}

/// Where identifiers and jobs of these rows are in the part of the file that was read before.
async fn seen_before(
    cx: &CommandContext<'_>,
    import: &Import,
    identifiers: Vec<String>,
    rows: &[(Compared, Option<String>)],
) -> Result<Seen, CommandError> {
    let jobs: Vec<Uuid> = rows.iter().filter_map(|(row, _)| row.job_id).collect();
    let sql = Sql::new(
        "select 'identifier ' || r.identifier as identifier, 'job ' || r.job_id as job,
             coalesce('line ' || r.line, r.source_name, '') as place
         from public.job_import_rows r
         where r.import_id = $1::uuid and r.number <= $2::int and r.state <> 'broken'
           and (r.identifier = any ($3::text[]) or r.job_id = any ($4::uuid[]))",
    )
    .bind(import.id)
    .bind(import.read)
    .bind(identifiers)
    .bind(jobs);
    let mut seen = Seen::new();
    for EarlierRow { identifier, job, place } in cx.tx.read_all(&sql).await? {
        for key in [identifier, job].into_iter().flatten() {
            seen.insert(key, place.clone());
        }
    }
    Ok(seen)
}

/// Of two rows about one job the first counts.
fn refuse_twice(row: &mut Compared, place: Option<&str>, seen: &mut Seen, kind: ImportKind) {
    if row.state == "broken" {
        return;
    }
    let keys =
        [row.identifier.as_ref().map(|one| format!("identifier {one}")), row.job_id.map(|id| format!("job {id}"))];
    if let Some(first) = keys.iter().flatten().find_map(|key| seen.get(key)) {
        let at = match kind {
            ImportKind::Csv => "identifier",
            ImportKind::Postings => "/identifier",
        };
        let message = format!("is the same job as in {first}");
        let note = Note::new(at, message).value(row.identifier.as_deref().unwrap_or_default());
        row.problems.push(note.fix("Remove one of the two, or change its identifier."));
        row.state = "broken";
        return;
    }
    for key in keys.into_iter().flatten() {
        seen.insert(key, place.unwrap_or("an earlier row").to_owned());
    }
}

async fn write(cx: &CommandContext<'_>, import: Uuid, rows: Vec<Compared>) -> Result<(), CommandError> {
    let sql = Sql::new(
        "update public.job_import_rows r
         set state = n.state, title = n.title, identifier = n.identifier, draft = n.draft, problems = n.problems,
             warnings = n.warnings, unknown_skills = n.unknown_skills, changes = n.changes, missing = n.missing,
             job_id = n.job_id, job_version = n.job_version, outcome = null
         from jsonb_to_recordset($2::jsonb) n (number integer, state text, title text, identifier text, draft jsonb,
             problems jsonb, warnings jsonb, unknown_skills text[], changes text[], missing jsonb, job_id uuid,
             job_version integer)
         where r.import_id = $1::uuid and r.number = n.number",
    )
    .bind(import)
    .bind(json!(rows));
    cx.tx.execute(&sql).await?;
    Ok(())
}
