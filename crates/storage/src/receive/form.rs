//! A form: texts about the file, and the file itself under an empty name.

use super::{
    FORM_OVERHEAD, MAX_TEXT, ReceivedUpload, StagedFile, Staging, cache_control, cut, metadata, refuse_active,
};
use crate::error::StorageError;
use axum::body::BodyDataStream;
use bytes::{Bytes, BytesMut};
use multer::{Constraints, Field, Multipart, SizeLimit};

/// Fields at most.
const MAX_FIELDS: usize = 16;

pub(super) async fn receive(
    staging: &Staging,
    body: &mut BodyDataStream,
    boundary: &str,
    limit: u64,
) -> Result<ReceivedUpload, StorageError> {
    let sizes = SizeLimit::new().whole_stream(limit + FORM_OVERHEAD);
    let mut form = Multipart::with_constraints(body, boundary, Constraints::new().size_limit(sizes));
    let (mut file, mut seconds, mut metadata_field) = (None, None, None);
    let mut fields = 0;
    while let Some(field) = form.next_field().await.map_err(|error| refusal(&error))? {
        fields += 1;
        if fields > MAX_FIELDS {
            return Err(StorageError::InvalidRequest("The form has too many fields".into()));
        }
        let is_file = field.file_name().is_some() || field.name().is_none_or(str::is_empty);
        if is_file {
            if file.is_some() {
                return Err(StorageError::InvalidRequest("The form has more than one file".into()));
            }
            refuse_active(field.content_type().map(AsRef::as_ref).unwrap_or_default())?;
            file = Some(stage(staging, field, limit).await?);
            continue;
        }
        match field.name() {
            Some("cacheControl") => seconds = Some(short(field).await?),
            Some("metadata") => metadata_field = metadata(&short(field).await?)?,
            Some("contentEncoding") => return Err(StorageError::NotSupported("uploads with a Content-Encoding")),
            // Fields that mean nothing here are read and forgotten.
            _ => drop(short(field).await?),
        }
    }
    let Some(file) = file else {
        return Err(StorageError::InvalidRequest("The form has no file".into()));
    };
    let seconds = seconds.as_deref().map(String::from_utf8_lossy);
    Ok(ReceivedUpload {
        file,
        cache_control: cache_control(seconds.as_deref().map(str::trim)),
        metadata: metadata_field,
    })
}

async fn stage(staging: &Staging, mut field: Field<'_>, limit: u64) -> Result<StagedFile, StorageError> {
    let mut file = staging.create().await?;
    while let Some(piece) = field.chunk().await.map_err(|error| refusal(&error))? {
        file.append(&piece, limit).await?;
    }
    Ok(file)
}

async fn short(mut field: Field<'_>) -> Result<Bytes, StorageError> {
    let mut text = BytesMut::new();
    while let Some(piece) = field.chunk().await.map_err(|error| refusal(&error))? {
        if text.len() + piece.len() > MAX_TEXT {
            return Err(StorageError::InvalidRequest("A field of the form is too long".into()));
        }
        text.extend_from_slice(&piece);
    }
    Ok(text.freeze())
}

fn refusal(error: &multer::Error) -> StorageError {
    match error {
        multer::Error::StreamSizeExceeded { .. } | multer::Error::FieldSizeExceeded { .. } => {
            StorageError::EntityTooLarge
        }
        multer::Error::StreamReadFailed(_)
        | multer::Error::IncompleteStream
        | multer::Error::IncompleteFieldData { .. } => cut(),
        _ => StorageError::InvalidRequest("The form can't be read".into()),
    }
}
