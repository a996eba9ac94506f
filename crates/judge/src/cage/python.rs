//! Python in the cage.

use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// Where a Python lives, as it said itself when it was asked outside the cage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PythonHome {
    /// The program.
    pub program: PathBuf,
    /// Its version, such as 3.11.2.
    pub version: String,
    /// Folders that it reads when it starts.
    pub folders: Vec<PathBuf>,
}
