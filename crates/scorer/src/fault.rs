use serde::{Deserialize, Serialize};

/// What is wrong with a document, and where.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Deserialize, Serialize)]
pub struct Fault {
    /// A JSON pointer into the document, such as `/nodes/3/id`.
    pub pointer: String,
    /// What is wrong there, in words that follow the name of the place: "must be …".
    pub message: String,
}

impl Fault {
    /// A fault at `pointer`.
    pub fn new(pointer: impl Into<String>, message: impl Into<String>) -> Self {
        Self { pointer: pointer.into(), message: message.into() }
    }
}
