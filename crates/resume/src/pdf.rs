//! PDFs: every letter with its place, joined into lines as a person reads them.

mod glyphs;
mod layout;

use crate::{Draft, ReadError, Source, guess};
use hayro_interpret::hayro_syntax::{LoadPdfError, Pdf};

/// Pages that are read. A résumé that is longer is cut there.
const MAX_PAGES: usize = 20;

/// Reads the document.
pub(crate) fn read(bytes: &[u8]) -> Result<Draft, ReadError> {
    let pdf = Pdf::new(bytes.to_vec()).map_err(|error| match error {
        LoadPdfError::Decryption(_) => ReadError::Encrypted,
        LoadPdfError::Invalid => ReadError::Damaged,
    })?;
    let mut pages = Vec::new();
    for page in pdf.pages().iter().take(MAX_PAGES) {
        pages.push(glyphs::page(page, &pdf)?);
    }
    let letters: usize = pages.iter().map(|page| page.glyphs.len()).sum();
    let known: usize = pages.iter().flat_map(|page| &page.glyphs).filter(|glyph| !glyph.text.is_empty()).count();
    if letters < 20 || known * 2 < letters {
        return Err(ReadError::NoText);
    }
    guess::read(&layout::lines(&pages), Source::Pdf)
}
