//! The list: `spec.toml`.

use anyhow::Context;
use serde::Deserialize;

const TEXT: &str = include_str!("../../spec.toml");

/// A section of the specification.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Section {
    pub(super) title: String,
    #[serde(rename = "line")]
    pub(super) lines: Vec<Line>,
}

/// Something that the specification asks for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Line {
    /// What, in a few words.
    pub(super) says: String,
    /// Files and folders that do it, from the root of the tree.
    pub(super) places: Vec<String>,
    /// Tests that hold it, spelled as in `attacks.toml`.
    pub(super) tests: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    section: Vec<Section>,
}

/// The sections, in order.
pub(super) fn read() -> anyhow::Result<Vec<Section>> {
    let file: File = toml::from_str(TEXT).context("spec.toml")?;
    Ok(file.section)
}
