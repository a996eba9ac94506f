//! A file of JSON: a JSON Resume is taken as it is.

use crate::{Draft, ReadError, Source};
use serde_json::Value;
use std::collections::BTreeMap;

/// What makes a document a résumé.
const SECTIONS: [&str; 12] = [
    "basics",
    "work",
    "education",
    "skills",
    "projects",
    "languages",
    "certificates",
    "volunteer",
    "awards",
    "publications",
    "interests",
    "references",
];

/// Reads it. What is wrong inside is said when it is planned.
pub(crate) fn read(bytes: &[u8]) -> Result<Draft, ReadError> {
    let document: Value = serde_json::from_slice(bytes).map_err(|_| ReadError::Damaged)?;
    if !SECTIONS.iter().any(|section| document.get(section).is_some()) {
        return Err(ReadError::NoResume);
    }
    let (origins, unsure, left_out) = (BTreeMap::new(), Vec::new(), Vec::new());
    Ok(Draft { source: Source::JsonResume, document, origins, unsure, left_out })
}
