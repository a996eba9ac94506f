//! Reads a résumé, whatever program wrote it, and gives one document in the schema of JSON Resume, with where each value
//! comes from and what was left out. What a file is, is seen from its bytes.
//!
//! - Files of fields (LinkedIn's archive, JSON Resume) are taken as they are.
//! - Pages of text (PDF, DOCX) become lines, and [`guess`] reads the lines. Nothing that is guessed is written before a person
//!   has seen it.
//! - [`child`] is the process in which that happens, and [`Reader`] starts it: a file that eats time, memory or the stack
//!   ends that process alone ([decision 21](../../../docs/decisions/0021-imports.md)).

mod archive;
mod archive_files;
pub mod child;
mod date;
mod docx;
mod draft;
mod error;
mod guess;
mod json;
mod linkedin;
mod pdf;
mod reader;
mod text;

pub use draft::{Draft, LeftOut, Source};
pub use error::ReadError;
pub use reader::Reader;

/// Largest file, in bytes.
pub const MAX_BYTES: usize = 10_000_000;

/// Reads a file in this process. Use [`Reader`] for what strangers send.
///
/// # Errors
/// When it is no résumé that can be read; the error says why.
pub fn read(bytes: &[u8]) -> Result<Draft, ReadError> {
    if bytes.len() > MAX_BYTES {
        return Err(ReadError::TooLarge);
    }
    let start = bytes.iter().position(|byte| !byte.is_ascii_whitespace() && !b"\xEF\xBB\xBF".contains(byte));
    let Some(start) = start else { return Err(ReadError::Empty) };
    if bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06") {
        return archive::read(bytes);
    }
    // Some programs put a few bytes before the first line of a PDF.
    if bytes[..bytes.len().min(1024)].windows(5).any(|part| part == b"%PDF-") {
        return pdf::read(bytes);
    }
    match bytes[start] {
        _ if bytes.starts_with(b"\xD0\xCF\x11\xE0") => Err(ReadError::OldWord),
        _ if bytes.starts_with(b"{\\rtf") => Err(ReadError::Unknown),
        b'{' | b'[' => json::read(&bytes[start..]),
        _ => Err(ReadError::Unknown),
    }
}
