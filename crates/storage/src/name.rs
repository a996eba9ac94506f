//! Names: what a path may say before anything looks at it.

use crate::error::StorageError;
use uuid::Uuid;

/// An object's address: a bucket, and a name of exactly two UUIDs in lower case, `folder/file`. Nothing that a file
/// system, a URL or a person could read in two ways.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ObjectName {
    pub(crate) bucket: String,
    pub(crate) name: String,
}

impl ObjectName {
    /// Reads the decoded parts of a path.
    pub(crate) fn new(bucket: &str, name: &str) -> Result<Self, StorageError> {
        check_bucket(bucket)?;
        check_name(name)?;
        Ok(Self { bucket: bucket.to_owned(), name: name.to_owned() })
    }

    /// `bucket/folder/file`, as `Key` and the tokens of signed addresses say it.
    pub(crate) fn key(&self) -> String {
        format!("{}/{}", self.bucket, self.name)
    }
}

/// Refuses what no bucket can be called.
pub(crate) fn check_bucket(bucket: &str) -> Result<(), StorageError> {
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'-' | b'_');
    let starts = bucket.bytes().next().is_some_and(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    if starts && bucket.len() <= 63 && bucket.bytes().all(plain) { Ok(()) } else { Err(StorageError::NoSuchBucket) }
}

/// Refuses what no object can be called.
pub(crate) fn check_name(name: &str) -> Result<(), StorageError> {
    let whole = name.split_once('/').is_some_and(|(folder, file)| is_uuid(folder) && is_uuid(file));
    if whole { Ok(()) } else { Err(StorageError::invalid_key(name)) }
}

/// A UUID in the one spelling that the database prints.
pub(crate) fn is_uuid(text: &str) -> bool {
    Uuid::try_parse(text).is_ok_and(|id| id.hyphenated().to_string() == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: &str = "0b6b9c1e-3f5a-4a0e-8a3c-5f1f7a9d2b11";

    #[test]
    fn only_two_plain_uuids_are_a_name() {
        assert!(check_name(&format!("{ID}/{ID}")).is_ok());
        for name in [
            String::new(),
            ID.to_owned(),
            format!("{ID}/"),
            format!("/{ID}/{ID}"),
            format!("{ID}/{ID}/"),
            format!("{ID}//{ID}"),
            format!("{ID}/../{ID}"),
            format!("{ID}\\{ID}"),
            format!("{ID}/{ID}\0"),
            format!("{ID}/{ID}.png"),
            format!("{ID}\u{2215}{ID}"),
            format!("{}/{ID}", ID.to_uppercase()),
            format!("{}/{ID}", ID.replace('-', "")),
            format!("{{{ID}}}/{ID}"),
            "a".repeat(1025),
            "../../etc/passwd".to_owned(),
            "con/nul".to_owned(),
        ] {
            assert!(matches!(check_name(&name), Err(StorageError::InvalidKey(_))), "{name:?}");
        }
    }

    #[test]
    fn a_bucket_is_a_plain_word() {
        assert!(check_bucket("avatars").is_ok());
        for bucket in ["", "..", "a/b", "A", "-a", "a b", "a\0", &"a".repeat(64)] {
            assert!(check_bucket(bucket).is_err(), "{bucket:?}");
        }
    }
}
