//! ZIP archives: a Word document, or what LinkedIn sends.

use crate::{Draft, ReadError, archive_files::Archive, docx, linkedin};

/// Reads an archive by what is in it.
pub(crate) fn read(bytes: &[u8]) -> Result<Draft, ReadError> {
    let mut archive = Archive::open(bytes)?;
    if archive.names().iter().any(|name| name == "word/document.xml") {
        docx::read(&mut archive)
    } else {
        linkedin::read(&mut archive)
    }
}
