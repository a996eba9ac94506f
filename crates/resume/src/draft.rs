//! What reading a file gives.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// What the file was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A JSON Resume.
    JsonResume,
    /// The archive that LinkedIn sends.
    LinkedinArchive,
    /// A PDF.
    Pdf,
    /// A Word document.
    Docx,
}

/// Text that isn't in the document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeftOut {
    /// The heading above it, as the file writes it; a file's name in an archive.
    pub heading: String,
    /// Its lines.
    pub lines: Vec<String>,
}

/// A résumé as JSON Resume, with where its values come from.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Draft {
    /// What the file was.
    pub source: Source,
    /// In the schema of JSON Resume.
    pub document: Value,
    /// Of what was guessed: the text that it was read from, by JSON pointer.
    pub origins: BTreeMap<String, String>,
    /// The pointers of values that could be something else: a title that may be the company.
    pub unsure: Vec<String>,
    /// What isn't in the document.
    pub left_out: Vec<LeftOut>,
}

/// A draft while it is made.
#[derive(Debug, Default)]
pub(crate) struct Drafting {
    basics: Map<String, Value>,
    lists: BTreeMap<&'static str, Vec<Value>>,
    pub(crate) origins: BTreeMap<String, String>,
    pub(crate) unsure: Vec<String>,
    pub(crate) left_out: Vec<LeftOut>,
}

impl Drafting {
    /// Sets a field of `basics`, unless it is set or empty.
    pub(crate) fn basic(&mut self, field: &str, value: impl Into<Value>, origin: &str) {
        let value = value.into();
        if value.as_str().is_some_and(|text| text.trim().is_empty()) || self.basics.contains_key(field) {
            return;
        }
        self.basics.insert(field.to_owned(), value);
        self.origin(format!("/basics/{field}"), origin);
    }

    /// Whether `basics` has the field.
    pub(crate) fn has_basic(&self, field: &str) -> bool {
        self.basics.contains_key(field)
    }

    /// Adds a profile elsewhere, once.
    pub(crate) fn profile(&mut self, network: &str, url: &str, origin: &str) {
        let Some(profiles) = self.basics.entry("profiles").or_insert_with(|| Value::Array(Vec::new())).as_array_mut()
        else {
            return;
        };
        if profiles.iter().any(|known| known["url"] == url) {
            return;
        }
        let place = profiles.len();
        profiles.push(json!({ "network": network, "url": url }));
        self.origin(format!("/basics/profiles/{place}"), origin);
    }

    /// Adds an entry to a list; its fields with the texts that they come from.
    pub(crate) fn entry(&mut self, list: &'static str, fields: Vec<(&'static str, Value, String)>) {
        let fields: Vec<_> = fields.into_iter().filter(|(_, value, _)| !is_empty(value)).collect();
        if fields.is_empty() {
            return;
        }
        let place = self.lists.entry(list).or_default().len();
        let mut entry = Map::new();
        for (field, value, origin) in fields {
            entry.insert(field.to_owned(), value);
            self.origin(format!("/{list}/{place}/{field}"), &origin);
        }
        self.lists.entry(list).or_default().push(Value::Object(entry));
    }

    /// How many entries a list has.
    pub(crate) fn len(&self, list: &str) -> usize {
        self.lists.get(list).map_or(0, Vec::len)
    }

    fn origin(&mut self, pointer: String, text: &str) {
        if !text.is_empty() {
            self.origins.insert(pointer, text.chars().take(300).collect());
        }
    }

    /// The whole.
    pub(crate) fn finish(self, source: Source) -> Draft {
        let mut document = Map::new();
        if !self.basics.is_empty() {
            document.insert("basics".to_owned(), Value::Object(self.basics));
        }
        document.extend(self.lists.into_iter().map(|(name, list)| (name.to_owned(), Value::Array(list))));
        Draft {
            source,
            document: Value::Object(document),
            origins: self.origins,
            unsure: self.unsure,
            left_out: self.left_out,
        }
    }
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.trim().is_empty(),
        Value::Array(list) => list.is_empty(),
        _ => false,
    }
}
