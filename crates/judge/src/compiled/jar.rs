//! Class files in one file, as Java's virtual machine reads them: a ZIP whose members are not compressed.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// What the virtual machine reads first: which class it starts, and that this class can make a descriptor of a number.
const MANIFEST: &str =
    "Manifest-Version: 1.0\r\nMain-Class: devproof.Harness\r\nAdd-Opens: java.base/java.io\r\n\r\n";
const LOCAL_HEADER: u32 = 0x0403_4b50;
const CENTRAL_HEADER: u32 = 0x0201_4b50;
const END: u32 = 0x0605_4b50;
/// Names are UTF-8.
const FLAGS: u16 = 1 << 11;
/// The version of the format, and the day that it begins with: what is made of the same is the same.
const VERSION: u16 = 20;
const DAY: u16 = 0x21;

/// The files of a folder and of those in it.
///
/// # Errors
/// When they can't be read, or there are more than the format holds.
pub fn pack(folder: &Path) -> io::Result<Vec<u8>> {
    let mut files = Vec::new();
    list(folder, &mut files)?;
    files.sort();
    let mut members = vec![("META-INF/MANIFEST.MF".to_owned(), MANIFEST.as_bytes().to_vec())];
    for file in files {
        let name = file.strip_prefix(folder).map_err(io::Error::other)?.to_string_lossy().into_owned();
        members.push((name, fs::read(&file)?));
    }
    zip(&members)
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { list(&path, files)? } else { files.push(path) }
    }
    Ok(())
}

fn zip(members: &[(String, Vec<u8>)]) -> io::Result<Vec<u8>> {
    let (mut all, mut central) = (Vec::new(), Vec::new());
    for (name, bytes) in members {
        let offset = length(&all)?;
        let mut common = Vec::new();
        for word in [VERSION, FLAGS, 0, 0, DAY] {
            common.extend(word.to_le_bytes());
        }
        let size = length(bytes)?;
        for word in [checksum(bytes), size, size] {
            common.extend(word.to_le_bytes());
        }
        let name_length = u16::try_from(name.len()).map_err(io::Error::other)?;
        common.extend(name_length.to_le_bytes());
        common.extend(0_u16.to_le_bytes());
        all.extend(LOCAL_HEADER.to_le_bytes());
        all.extend(&common);
        all.extend(name.as_bytes());
        all.extend(bytes);
        central.extend(CENTRAL_HEADER.to_le_bytes());
        central.extend(VERSION.to_le_bytes());
        central.extend(&common);
        // No comment, the first disk, no attributes.
        central.extend([0; 10]);
        central.extend(offset.to_le_bytes());
        central.extend(name.as_bytes());
    }
    let count = u16::try_from(members.len()).map_err(io::Error::other)?;
    let (at, size) = (length(&all)?, length(&central)?);
    all.extend(central);
    all.extend(END.to_le_bytes());
    all.extend([0; 4]);
    all.extend(count.to_le_bytes());
    all.extend(count.to_le_bytes());
    all.extend(size.to_le_bytes());
    all.extend(at.to_le_bytes());
    all.extend([0; 2]);
    Ok(all)
}

fn length(bytes: &[u8]) -> io::Result<u32> {
    u32::try_from(bytes.len()).map_err(io::Error::other)
}

/// CRC-32, as the format has it.
fn checksum(bytes: &[u8]) -> u32 {
    let step = |rest: u32| if rest & 1 == 1 { rest >> 1 ^ 0xedb8_8320 } else { rest >> 1 };
    !bytes.iter().fold(!0, |sum: u32, byte| (0..8).fold(sum ^ u32::from(*byte), |rest, _| step(rest)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_that_of_the_format() {
        assert_eq!(checksum(b"123456789"), 0xcbf4_3926);
        assert_eq!(checksum(b""), 0);
    }

    #[test]
    fn the_end_leads_to_the_names_and_those_to_the_files() {
        let members = [("a".to_owned(), b"first".to_vec()), ("b/c".to_owned(), b"second".to_vec())];
        let zip = zip(&members).expect("it is small");
        let word = |at: usize| u32::from_le_bytes(zip[at..at + 4].try_into().expect("four bytes")) as usize;
        let end = zip.len() - 22;
        assert_eq!(word(end), END as usize);
        let mut at = word(end + 16);
        assert_eq!(at + word(end + 12), end);
        for (name, bytes) in &members {
            assert_eq!(word(at), CENTRAL_HEADER as usize);
            assert_eq!(&zip[at + 46..at + 46 + name.len()], name.as_bytes());
            let file = word(at + 42);
            assert_eq!(word(file), LOCAL_HEADER as usize);
            let begin = file + 30 + name.len();
            assert_eq!(&zip[begin..begin + bytes.len()], bytes.as_slice());
            at += 46 + name.len();
        }
        assert_eq!(at, end);
    }
}
