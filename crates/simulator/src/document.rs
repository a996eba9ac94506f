//! Board, traffic and events in one text, as TOML or JSON, with the place of whatever is not sensible.

mod place;

use crate::{Board, Fault, Scenario};
use place::Position;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{fmt, path::Path};

/// What one run needs.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// Which random numbers are drawn.
    #[serde(default = "first_seed")]
    pub seed: u64,
    /// The design.
    pub board: Board,
    /// Its day.
    pub scenario: Scenario,
}

fn first_seed() -> u64 {
    1
}

/// A fault, and its place in the text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DocumentFault {
    /// Line, from 1; 0 where the text has no place for it.
    pub line: usize,
    /// Column, from 1, in characters.
    pub column: usize,
    /// The field, as a JSON pointer; empty where the text cannot be read at all.
    pub pointer: String,
    /// What, as a sentence without a full stop.
    pub message: String,
}

impl fmt::Display for DocumentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}, column {}: ", self.line, self.column)?;
        }
        if !self.pointer.is_empty() {
            write!(f, "{}: ", self.pointer)?;
        }
        f.write_str(&self.message)
    }
}

impl DocumentFault {
    fn at(position: Position, pointer: &str, message: impl Into<String>) -> Self {
        let Position { line, column } = position;
        Self { line, column, pointer: pointer.to_owned(), message: message.into() }
    }
}

impl Document {
    /// Reads the text of a file: as JSON if its name ends in `.json`, else as TOML.
    ///
    /// # Errors
    ///
    /// Everything that keeps it from running.
    pub fn of_file(file: &Path, text: &str) -> Result<Self, Vec<DocumentFault>> {
        read(file, text, Self::check)
    }

    /// Reads TOML and checks it.
    ///
    /// # Errors
    ///
    /// Everything that keeps it from running.
    pub fn from_toml(text: &str) -> Result<Self, Vec<DocumentFault>> {
        read_toml(text, Self::check)
    }

    /// Reads JSON and checks it.
    ///
    /// # Errors
    ///
    /// Everything that keeps it from running.
    pub fn from_json(text: &str) -> Result<Self, Vec<DocumentFault>> {
        read_json(text, Self::check)
    }

    fn check(&self) -> Vec<Fault> {
        self.scenario.check_with(&self.board)
    }
}

/// Reads a document as JSON if its file's name ends in `.json`, else as TOML, and checks it.
pub(crate) fn read<T: DeserializeOwned>(
    file: &Path,
    text: &str,
    check: impl FnOnce(&T) -> Vec<Fault>,
) -> Result<T, Vec<DocumentFault>> {
    let is_json = file.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
    if is_json { read_json(text, check) } else { read_toml(text, check) }
}

fn read_json<T: DeserializeOwned>(text: &str, check: impl FnOnce(&T) -> Vec<Fault>) -> Result<T, Vec<DocumentFault>> {
    let document: T = serde_json::from_str(text).map_err(|error| {
        let position = Position { line: error.line(), column: error.column().max(1) };
        let message = error.to_string();
        // The place is said already.
        let message = message.split(" at line ").next().unwrap_or_default();
        vec![DocumentFault::at(position, "", one_line(message))]
    })?;
    placed(check(&document), |pointer| place::in_json(text, pointer))?;
    Ok(document)
}

/// Reads a document as TOML and checks it. The faults have their places in the text.
pub(crate) fn read_toml<T: DeserializeOwned>(
    text: &str,
    check: impl FnOnce(&T) -> Vec<Fault>,
) -> Result<T, Vec<DocumentFault>> {
    let document: T = toml::from_str(text).map_err(|error| {
        let position = error.span().map_or_else(Position::default, |span| Position::of(text, span.start));
        vec![DocumentFault::at(position, "", one_line(error.message()))]
    })?;
    placed(check(&document), |pointer| place::in_toml(text, pointer))?;
    Ok(document)
}

fn placed(faults: Vec<Fault>, place: impl Fn(&str) -> Position) -> Result<(), Vec<DocumentFault>> {
    if faults.is_empty() {
        return Ok(());
    }
    let at = |Fault { pointer, message }| DocumentFault::at(place(&pointer), &pointer, message);
    Err(faults.into_iter().map(at).collect())
}

fn one_line(message: &str) -> String {
    message.split_whitespace().collect::<Vec<_>>().join(" ")
}
