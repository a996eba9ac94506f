//! Files that a message carries: uploaded before it is sent, into the conversation's folder of the bucket
//! `attachments`, and named by their path.

use crate::{
    CommandError, Problem,
    rpc::{check::Check, context::CommandContext},
};
use devproof_db::{Sql, columns};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::HashSet;
use ts_rs::TS;
use uuid::Uuid;

/// Files of one message.
const MOST: usize = 5;
/// Longest name of a file, in characters.
const MAX_NAME: usize = 200;
/// Characters that turn the direction of the text after them: `gpj.exe` could be shown as `exe.jpg`.
const DIRECTIONS: [char; 11] = [
    '\u{061c}', '\u{200e}', '\u{200f}', '\u{202a}', '\u{202b}', '\u{202c}', '\u{202d}', '\u{202e}', '\u{2066}',
    '\u{2067}', '\u{2068}',
];

/// A file as the sender names it.
#[derive(Debug, Clone, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct Attachment {
    /// `{conversation}/{uuid}`, as it was uploaded.
    path: String,
    /// What the file was called on the sender's machine; shown and offered to those who download it.
    file_name: String,
}

/// The files, if each is in this conversation's folder and is named once.
pub(super) fn checked(check: &mut Check, files: &[Attachment], conversation: Uuid) -> Vec<Attachment> {
    if files.len() > MOST {
        check.problem("p_attachments", format!("must have at most {MOST} files"));
        return Vec::new();
    }
    let mut seen = HashSet::new();
    let mut named = |index: usize, file: &Attachment| {
        let path = file.path.as_str();
        let own = path.strip_prefix(&format!("{conversation}/"));
        // The hyphenated form in lowercase alone, which is how the object is named.
        if !own.is_some_and(|name| name.parse::<Uuid>().is_ok_and(|id| id.to_string() == name)) {
            check.problem(
                &format!("p_attachments/{index}/path"),
                "must be a file that was uploaded to this conversation",
            );
        } else if !seen.insert(path.to_owned()) {
            check.problem(&format!("p_attachments/{index}/path"), "is attached twice");
        }
        let plain: String = file.file_name.chars().filter(|c| !DIRECTIONS.contains(c) && *c != '\u{2069}').collect();
        let plain = plain.replace(['/', '\\'], "_");
        let file_name = check.line(&format!("p_attachments/{index}/file_name"), &plain, MAX_NAME);
        Attachment { path: path.to_owned(), file_name }
    };
    files.iter().enumerate().map(|(index, file)| named(index, file)).collect()
}

columns! {
    /// A named file; null when there is none of the caller's.
    struct Described {
        place: i32,
        file: Option<Value>,
    }
}

/// The files as the message tells of them: type and size are what was found in the bytes, never what someone said.
pub(super) async fn described(cx: &CommandContext<'_>, files: &[Attachment]) -> Result<Value, CommandError> {
    if files.is_empty() {
        return Ok(json!([]));
    }
    let paths: Vec<String> = files.iter().map(|file| file.path.clone()).collect();
    let names: Vec<String> = files.iter().map(|file| file.file_name.clone()).collect();
    let sql = Sql::new(
        "select (f.n - 1)::int as place, case when u.content_type is not null then jsonb_build_object(
             'path', f.path, 'file_name', f.name, 'content_type', u.content_type, 'size_bytes', u.size_bytes,
             'width', u.width, 'height', u.height) end as file
         from unnest($1::text[], $2::text[]) with ordinality f(path, name, n)
         left join lateral private.my_upload('attachments', f.path) u on true
         order by f.n",
    )
    .bind(paths)
    .bind(names);
    let mut missing = Vec::new();
    let mut found = Vec::new();
    for Described { place, file } in cx.tx.read_all(&sql).await? {
        match file {
            Some(file) => found.push(file),
            None => missing.push(Problem::new(
                format!("/p_attachments/{place}/path"),
                "isn't a file of yours in this conversation; upload it again",
            )),
        }
    }
    if missing.is_empty() { Ok(Value::Array(found)) } else { Err(CommandError::InvalidInput(missing)) }
}

/// Notes which message carries the files. One that is carried already is a conflict. One statement, to go with others.
pub(super) fn attach(message: Uuid, files: &[Attachment]) -> Sql {
    let paths: Vec<String> = files.iter().map(|file| file.path.clone()).collect();
    Sql::new("select private.attach_files($1, $2::text[])").bind(message).bind(paths)
}
