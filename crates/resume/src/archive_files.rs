//! The files of a ZIP archive, within bounds.

use crate::ReadError;
use std::io::{Cursor, Read};
use zip::{ZipArchive, result::ZipError};

/// Files that an archive may have.
const MAX_FILES: usize = 5000;
/// The most that one file unpacks to, in bytes.
const MAX_FILE: u64 = 20_000_000;
/// The most that all files that are read unpack to.
const MAX_TOTAL: u64 = 40_000_000;

/// An archive whose files are read within bounds.
pub(crate) struct Archive<'a> {
    zip: ZipArchive<Cursor<&'a [u8]>>,
    left: u64,
}

impl<'a> Archive<'a> {
    /// Opens it.
    pub(crate) fn open(bytes: &'a [u8]) -> Result<Self, ReadError> {
        let zip = ZipArchive::new(Cursor::new(bytes)).map_err(|_| ReadError::Damaged)?;
        if zip.len() > MAX_FILES {
            return Err(ReadError::TooComplex);
        }
        Ok(Self { zip, left: MAX_TOTAL })
    }

    /// The names of its files.
    pub(crate) fn names(&self) -> Vec<String> {
        self.zip.file_names().flatten().map(|name| name.into_owned()).collect()
    }

    /// The bytes of a file; `None` when it isn't there. What the archive says of its size is not believed.
    pub(crate) fn file(&mut self, name: &str) -> Result<Option<Vec<u8>>, ReadError> {
        let file = match self.zip.by_name(name) {
            Ok(file) => file,
            Err(ZipError::FileNotFound) => return Ok(None),
            Err(_) => return Err(ReadError::Damaged),
        };
        let most = MAX_FILE.min(self.left);
        let mut bytes = Vec::new();
        file.take(most + 1).read_to_end(&mut bytes).map_err(|_| ReadError::Damaged)?;
        let length = bytes.len() as u64;
        if length > most {
            return Err(ReadError::TooComplex);
        }
        self.left -= length;
        Ok(Some(bytes))
    }
}
