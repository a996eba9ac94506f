//! What was found while reading a document.

use crate::{CommandError, Problem};

/// Notes kept of each kind; a document can be all mistakes.
const MOST: usize = 200;

/// Errors, which refuse the document, and warnings, which say what was read differently or left out.
#[derive(Debug, Default)]
pub(crate) struct Report {
    errors: Vec<Problem>,
    warnings: Vec<Problem>,
    unnamed: usize,
}

impl Report {
    /// Something of the wrong shape.
    pub(crate) fn error(&mut self, pointer: &str, message: impl Into<String>) {
        if self.errors.len() < MOST {
            self.errors.push(Problem::new(pointer, message));
        }
    }

    /// Something that was read differently, or left out.
    pub(crate) fn warn(&mut self, pointer: &str, message: impl Into<String>) {
        if self.warnings.len() < MOST {
            self.warnings.push(Problem::new(pointer, message));
        } else {
            self.unnamed += 1;
        }
    }

    /// The warnings, if there was no error.
    pub(crate) fn finish(mut self) -> Result<Vec<Problem>, CommandError> {
        if !self.errors.is_empty() {
            return Err(CommandError::InvalidDocument(self.errors));
        }
        if self.unnamed > 0 {
            self.warnings.push(Problem::new("", format!("and {} more notes like these", self.unnamed)));
        }
        Ok(self.warnings)
    }
}
