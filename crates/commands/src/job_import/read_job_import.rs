//! `read_job_import`: reads the next rows of an import, some hundred a call; splits the file into rows first when it is
//! whole or when it is to be read in another way. Called until the status is `ready`.

use super::bulk::{Format, Import, is_column, read_rows, split};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments, decode},
        check::Check,
        context::CommandContext,
    },
    skills::spelling,
};
use devproof_vocabulary::{ImportKind, ImportStatus, Permission};
use serde::Deserialize;
use serde_json::Value;
use std::collections::HashMap;
use uuid::Uuid;

/// Words that can be said to mean a skill.
const MAX_WORDS: usize = 200;

arguments! {
    required { p_id: Uuid }
    optional { p_format: Value }
}

/// How to read the file instead; what is missing stays.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct FormatChange {
    encoding: Option<String>,
    separator: Option<char>,
    mapping: Option<Vec<Option<String>>>,
    skills: Option<HashMap<String, Option<String>>>,
}

answer! { status: ImportStatus, row_count: i32, read_count: i32 }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let change: Option<FormatChange> = args.p_format.map(|value| decode("/p_format", value)).transpose()?;
    cx.member_with(Permission::ManageJobs).await?;
    let mut import = Import::hold(cx, args.p_id).await?;
    import.must_be(&[ImportStatus::Uploading, ImportStatus::Mapping, ImportStatus::Reading, ImportStatus::Ready])?;
    if import.status == ImportStatus::Uploading && import.received < import.size {
        return Err(CommandError::invalid("/p_id", "names an import whose upload isn't complete"));
    }
    let fresh = import.status == ImportStatus::Uploading;
    let again = change.as_ref().is_some_and(|change| change.encoding.is_some() || change.separator.is_some());
    if let Some(change) = change {
        reformat(&mut import, change)?;
    }
    if fresh || again {
        split(cx, &mut import).await?;
    } else if import.status == ImportStatus::Reading {
        read_rows(cx, &mut import).await?;
    }
    import.save(cx).await?;
    Ok(Answer { status: import.status, row_count: import.rows, read_count: import.read })
}

/// Changes how the file is read; its rows are then read from the start.
fn reformat(import: &mut Import, change: FormatChange) -> Result<(), CommandError> {
    let csv = import.kind == ImportKind::Csv;
    let mut check = Check::at("/p_format");
    let Format { encoding, separator, headers, mapping, skills, .. } = &mut import.format;
    if !csv && (change.encoding.is_some() || change.separator.is_some() || change.mapping.is_some()) {
        check.problem("mapping", "is only for CSV");
    }
    if let Some(changed) = change.encoding {
        *encoding = Some(check.line("encoding", &changed, 40));
    }
    *separator = change.separator.or(*separator);
    if let Some(changed) = change.mapping {
        if changed.len() != headers.len() {
            check.problem("mapping", format!("must name one column for each of the {} headings", headers.len()));
        }
        for (i, key) in changed.iter().enumerate() {
            let Some(key) = key else { continue };
            if !is_column(key) {
                check.problem(&format!("mapping/{i}"), "isn't a column of a job");
            } else if changed[..i].contains(&Some(key.clone())) {
                check.problem(&format!("mapping/{i}"), "is listed twice");
            }
        }
        *mapping = changed;
    }
    if let Some(changed) = change.skills {
        skills.extend(changed.into_iter().map(|(word, slug)| (spelling(&word), slug)));
        if skills.len() > MAX_WORDS
            || skills
                .iter()
                .any(|(word, slug)| word.len() > 300 || slug.as_ref().is_some_and(|slug| slug.len() > 100))
        {
            check.problem("skills", format!("must have at most {MAX_WORDS} words, none longer than a skill's name"));
        }
    }
    check.finish()?;
    if import.status != ImportStatus::Uploading {
        let titled = !csv || mapping.iter().flatten().any(|key| key == "title");
        import.status = if titled { ImportStatus::Reading } else { ImportStatus::Mapping };
        import.read = 0;
    }
    Ok(())
}
