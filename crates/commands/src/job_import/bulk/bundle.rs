//! Files of a folder, each with one or many JobPostings. They come up as one: a line of JSON a file,
//! `{"name": "jobs/1.json", "text": "…"}`.

use super::{
    MAX_ROWS,
    note::Note,
    page,
    parsed_posting::{ParsedPosting, WantedSkill},
};
use crate::{
    CommandError, Problem,
    import::{Place, check_shape},
    job_import::posting::{self, Posting},
    jobs::input::JobInput,
};
use serde::Deserialize;
use serde_json::Value;
use time::OffsetDateTime;

#[derive(Debug, Deserialize)]
struct File {
    name: String,
    text: String,
}

/// A posting, or a file that is none.
#[derive(Debug)]
pub(super) struct FilePosting {
    /// The file's name.
    pub(super) name: String,
    pub(super) posting: ParsedPosting,
}

/// Reads all files.
///
/// # Errors
/// `invalid_document` when the bundle itself makes no sense, or holds too many postings.
pub(super) fn bundle(bytes: &[u8], now: OffsetDateTime) -> Result<Vec<FilePosting>, CommandError> {
    let refused = |words: String| CommandError::InvalidDocument(vec![Problem::new("", words)]);
    let mut found = Vec::new();
    for line in bytes.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
        let file: File =
            serde_json::from_slice(line).map_err(|error| refused(format!("isn't a list of files: {error}")))?;
        let name: String = file.name.replace('\0', "").chars().take(300).collect();
        for posting in read(&file.text, now) {
            found.push(FilePosting { name: name.clone(), posting });
        }
        if found.len() > MAX_ROWS {
            return Err(refused(format!(
                "These files hold more than {MAX_ROWS} postings. Import a part of them at a time."
            )));
        }
    }
    if found.is_empty() { Err(refused("There is no file to read.".to_owned())) } else { Ok(found) }
}

/// The postings of one file.
fn read(text: &str, now: OffsetDateTime) -> Vec<ParsedPosting> {
    let text = text.trim_start_matches('\u{feff}');
    if text.trim().is_empty() {
        return vec![ParsedPosting::broken(Note::new("", "This file is empty.").fix("Leave it out."))];
    }
    if !page::is_page(text) {
        return document(text, now).unwrap_or_else(|note| vec![ParsedPosting::broken(note)]);
    }
    let scripts = page::scripts(text);
    let read: Vec<_> = scripts.iter().map(|script| document(script, now)).collect();
    let good: Vec<ParsedPosting> = read.iter().flatten().flatten().cloned().collect();
    if !good.is_empty() {
        // A broken script among good ones is the page's affair.
        return good;
    }
    let none = || {
        Note::new("", "This page has no JobPosting data.")
            .fix("Look for the posting's own page, or leave this file out.")
    };
    vec![ParsedPosting::broken(read.into_iter().find_map(Result::err).unwrap_or_else(none))]
}

fn document(text: &str, now: OffsetDateTime) -> Result<Vec<ParsedPosting>, Note> {
    let document: Value = serde_json::from_str(text).map_err(|error| {
        let place = format!("line {}, column {}", error.line(), error.column());
        Note::new(place, "isn't valid JSON from here on").fix("Export the file again, or leave it out.")
    })?;
    if let Err(CommandError::InvalidDocument(problems)) = check_shape(&document) {
        return Err(problems.into_iter().next().map_or_else(|| Note::new("", "can't be read"), note));
    }
    let root = Place::root(&document);
    let found = posting::find(&root, MAX_ROWS + 1);
    if found.postings.is_empty() {
        let message = "No JobPosting was found in it: no object says \"@type\": \"JobPosting\".";
        return Err(Note::new("", message).fix("Leave this file out."));
    }
    let parsed = |node| match posting::read(node, now) {
        Ok(posting) => from_posting(node, posting),
        Err(CommandError::InvalidDocument(problems)) => {
            ParsedPosting { problems: problems.into_iter().map(note).collect(), ..ParsedPosting::default() }
        }
        Err(other) => ParsedPosting::broken(Note::new("", other.message())),
    };
    Ok(found.postings.iter().map(parsed).collect())
}

fn note(problem: Problem) -> Note {
    Note::new(problem.pointer, problem.message)
}

fn from_posting(node: &posting::Node<'_>, posting: Posting) -> ParsedPosting {
    let mut guessed = vec!["seniority".to_owned()];
    if node.all("applicantLocationRequirements").is_empty() {
        guessed.push("countries".to_owned());
    }
    let skills = posting.skills.into_iter().map(|name| WantedSkill { name, importance: None, min_years: None });
    let skills: Vec<_> = skills.collect();
    // What reading lets through and saving would refuse.
    let problems = match JobInput::read("", Value::Object(posting.fields.clone())) {
        Err(CommandError::InvalidInput(problems)) => problems.into_iter().map(note).collect(),
        _ => Vec::new(),
    };
    ParsedPosting {
        problems,
        guessed,
        skills: Some(skills).filter(|skills| !skills.is_empty()),
        own_id: node.id().and_then(|id| id.strip_prefix("urn:uuid:")).and_then(|id| id.parse().ok()),
        warnings: posting.warnings.into_iter().map(note).collect(),
        fields: posting.fields.into_iter().filter(|(_, value)| *value != Value::Array(Vec::new())).collect(),
    }
}
