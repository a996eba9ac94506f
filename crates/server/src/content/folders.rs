//! Content that comes as a folder a piece: the files of each, and one sum over them all.

use crate::embedded_files;
use aws_lc_rs::digest::{Context, SHA256};
use std::collections::BTreeMap;

/// Files by their path inside the folder.
pub(super) type Files = BTreeMap<String, Vec<u8>>;

/// The folders right under `under` (a path in `content/` that ends with a slash) by their name. One without the file
/// `head` is in the making, and left out.
pub(super) fn read(under: &str, head: &str) -> BTreeMap<String, Files> {
    let mut folders: BTreeMap<String, Files> = BTreeMap::new();
    for path in embedded_files::Content::iter() {
        let Some((slug, name)) = path.strip_prefix(under).and_then(|inside| inside.split_once('/')) else {
            continue;
        };
        if let Some(file) = embedded_files::Content::get(&path) {
            folders.entry(slug.to_owned()).or_default().insert(name.to_owned(), file.data.into_owned());
        }
    }
    folders.retain(|_, files| files.contains_key(head));
    folders
}

/// The SHA-256 of named files in their order, and of the loader that makes rows of them.
pub(super) fn checksum(loader: &[u8], files: impl Iterator<Item = (String, impl AsRef<[u8]>)>) -> String {
    let mut hash = Context::new(&SHA256);
    hash.update(loader);
    for (name, bytes) in files {
        let bytes = bytes.as_ref();
        hash.update(format!("{name}:{}\n", bytes.len()).as_bytes());
        hash.update(bytes);
    }
    hex::encode(hash.finish())
}
