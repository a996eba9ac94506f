//! What is wrong with a document, and where.

use serde::Serialize;
use std::fmt;

/// One thing that is not sensible, in words for a person.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Fault {
    /// Where: a JSON pointer into the document.
    pub pointer: String,
    /// What, as a sentence without a full stop.
    pub message: String,
}

impl Fault {
    /// A fault at a place.
    pub fn new(pointer: impl Into<String>, message: impl Into<String>) -> Self {
        Self { pointer: pointer.into(), message: message.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.pointer, self.message)
    }
}

/// Collects faults below one place of a document.
pub(crate) struct Faults<'a> {
    list: &'a mut Vec<Fault>,
    at: String,
}

impl<'a> Faults<'a> {
    pub(crate) fn new(list: &'a mut Vec<Fault>, at: impl Into<String>) -> Self {
        Self { list, at: at.into() }
    }

    pub(crate) fn below(&mut self, field: &str) -> Faults<'_> {
        Faults { at: format!("{}/{field}", self.at), list: self.list }
    }

    pub(crate) fn add(&mut self, field: &str, message: impl Into<String>) {
        let pointer = if field.is_empty() { self.at.clone() } else { format!("{}/{field}", self.at) };
        self.list.push(Fault::new(pointer, message));
    }

    /// A whole number within bounds.
    pub(crate) fn count(&mut self, field: &str, value: u32, low: u32, high: u32) {
        if !(low..=high).contains(&value) {
            self.add(field, format!("must be between {low} and {high}"));
        }
    }

    /// A number within bounds. What is not a number is outside too.
    pub(crate) fn number(&mut self, field: &str, value: f64, low: f64, high: f64) {
        if !(value >= low && value <= high) {
            self.add(field, format!("must be between {low} and {high}"));
        }
    }

    /// A short name without control characters.
    pub(crate) fn name(&mut self, field: &str, value: &str) {
        if value.is_empty() || value.len() > MAX_NAME || value.chars().any(char::is_control) {
            self.add(field, format!("must have 1 to {MAX_NAME} bytes and no control characters"));
        }
    }
}

/// Longest name of a component, connection, zone or flow, in bytes.
const MAX_NAME: usize = 40;
