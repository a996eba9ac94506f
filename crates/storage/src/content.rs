//! What uploaded bytes are, and what becomes of them. Nothing that someone says about them counts.

mod image;
mod sniff;
mod strip;

pub(crate) use sniff::Kind;

use crate::{error::StorageError, object::Bucket};
use bytes::Bytes;

/// What is kept of an upload.
pub(crate) struct Content {
    pub(crate) bytes: Bytes,
    pub(crate) kind: Kind,
    /// Pixels, of an image.
    pub(crate) size: Option<(u32, u32)>,
}

/// Looks at the bytes of an upload, and makes them what the bucket keeps: images of a bucket with an image side are
/// decoded and written again, other images lose their notes (place, camera, comments), everything else stays as it came. Takes a while: call it where blocking is fine.
///
/// # Errors
/// When the bytes are nothing that the bucket takes, or an image that is broken or too large to decode.
pub(crate) fn examine(bytes: Bytes, bucket: &Bucket) -> Result<Content, StorageError> {
    let kind = sniff::sniff(&bytes)?;
    let refused = || StorageError::InvalidMimeType(kind.mime().into());
    if !bucket.accepts(kind.mime()) {
        return Err(refused());
    }
    match (bucket.image_side(), kind.image_format()) {
        (Some(side), Some(format)) => image::remake(&bytes, format, side),
        (Some(_), None) => Err(refused()),
        (None, Some(format)) => {
            let (size, orientation) = image::measure(&bytes, format)?;
            Ok(Content { bytes: strip::strip(&bytes, format, orientation)?.into(), kind, size: Some(size) })
        }
        (None, None) => Ok(Content { bytes, kind, size: None }),
    }
}
