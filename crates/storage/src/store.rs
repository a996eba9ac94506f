//! Giving bytes a name, so that nothing is ever half there:
//! 1. the policies are asked with a row that is rolled back, before a byte is read;
//! 2. a new version is noted as pending; 3. its bytes are written and safe; 4. one transaction gives them the name, takes
//!    the note away, and notes the bytes that had the name before.
//!
//! Whatever is killed in between leaves bytes that are noted, and that the sweeper deletes.

use crate::{
    content::{self, Content},
    error::StorageError,
    name::ObjectName,
    object::Bucket,
    receive::ReceivedUpload,
    state::StorageState,
    sweep,
};
use aws_lc_rs::digest::{SHA256, digest};
use devproof_claims::Caller;
use devproof_db::{Actor, Rows, Sql};
use serde_json::Value;
use uuid::Uuid;

/// What a row says besides its name.
#[derive(Debug, Clone)]
pub(crate) struct Facts {
    pub(crate) size: u64,
    pub(crate) content_type: String,
    pub(crate) etag: String,
    pub(crate) cache_control: String,
    /// Pixels, of an image.
    pub(crate) pixels: Option<(u32, u32)>,
    pub(crate) metadata: Option<Value>,
}

/// Where the bytes of a new version come from.
pub(crate) enum Source {
    Bytes(bytes::Bytes),
    Version(Uuid),
}

/// Asks the database whether the caller may store under this name, by doing it and taking it back.
///
/// # Errors
/// What the real thing would answer: refused, taken, too many.
pub(crate) async fn try_out(
    state: &StorageState,
    caller: &Caller,
    name: &ObjectName,
    upsert: bool,
) -> Result<(), StorageError> {
    let facts = Facts {
        size: 0,
        content_type: "text/plain".to_owned(),
        etag: "0".repeat(32),
        cache_control: String::new(),
        pixels: None,
        metadata: None,
    };
    let tx = state.db.begin(Actor::Caller(caller)).await?;
    let tried = tx.query(&row(caller, name, Uuid::new_v4(), &facts, upsert)).await;
    tx.rollback().await?;
    tried?;
    Ok(())
}

/// Examines what came in and stores it; the object's id.
///
/// # Errors
/// When the bytes are nothing that the bucket takes, or the object cannot be stored.
pub(crate) async fn store(
    state: &StorageState,
    caller: &Caller,
    bucket: Bucket,
    name: &ObjectName,
    received: ReceivedUpload,
    upsert: bool,
) -> Result<Uuid, StorageError> {
    // From here on the body is in memory: one of few.
    let _place = state.in_memory.acquire().await.map_err(|_| StorageError::SlowDown)?;
    let ReceivedUpload { file, cache_control, metadata } = received;
    let bytes = file.read().await?;
    let examined = tokio::task::spawn_blocking(move || content::examine(bytes, &bucket)).await;
    let Content { bytes, kind, size: pixels } = examined.map_err(|error| {
        // A decoder that panics over a file is that file's fault.
        tracing::warn!(%error, "storage: an upload could not be examined");
        StorageError::BadImage("The image can't be read. It might be damaged.".into())
    })??;
    let facts = Facts {
        size: u64::try_from(bytes.len()).unwrap_or(u64::MAX),
        content_type: kind.content_type().to_owned(),
        etag: hex::encode(&digest(&SHA256, &bytes).as_ref()[..16]),
        cache_control,
        pixels,
        metadata,
    };
    store_bytes(state, caller, name, Source::Bytes(bytes), facts, upsert).await
}

/// Stores bytes under a name; the object's id. Continues to its end also when the client hangs up.
///
/// # Errors
/// When the bytes cannot be written, or the database refuses the row; then nothing is stored.
pub(crate) async fn store_bytes(
    state: &StorageState,
    caller: &Caller,
    name: &ObjectName,
    source: Source,
    facts: Facts,
    upsert: bool,
) -> Result<Uuid, StorageError> {
    let (state, caller, name) = (state.clone(), caller.clone(), name.clone());
    let task = tokio::spawn(async move {
        let version = Uuid::new_v4();
        sweep::list_orphan(&state, version).await?;
        let done = write(&state, &caller, &name, source, &facts, version, upsert).await;
        if done.is_err() {
            sweep::release_orphan(&state, version).await;
        }
        // The bytes that were replaced, or those that got no name.
        sweep::spawn_sweep(&state);
        done
    });
    task.await.map_err(|error| {
        tracing::error!(%error, "storage: an upload did not end");
        StorageError::Internal
    })?
}

async fn write(
    state: &StorageState,
    caller: &Caller,
    name: &ObjectName,
    source: Source,
    facts: &Facts,
    version: Uuid,
    upsert: bool,
) -> Result<Uuid, StorageError> {
    match source {
        Source::Bytes(bytes) => state.backend.put(version, bytes).await?,
        Source::Version(from) => state.backend.copy(from, version).await?,
    }
    let rows = state.write(Actor::Caller(caller), &row(caller, name, version, facts, upsert)).await?;
    rows.first_value()?.ok_or(StorageError::Internal)
}

fn row(caller: &Caller, name: &ObjectName, version: Uuid, facts: &Facts, upsert: bool) -> Sql {
    let pixels = |side: fn((u32, u32)) -> u32| facts.pixels.map(side);
    let mut sql = Sql::new(
        "insert into storage.objects as o (bucket_id, name, owner, version, size, content_type, etag, cache_control,
             width, height, user_metadata)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb)",
    )
    .bind(&name.bucket)
    .bind(&name.name)
    .bind(caller.user_id)
    .bind(version)
    .bind(facts.size.to_string())
    .bind(&facts.content_type)
    .bind(&facts.etag)
    .bind(&facts.cache_control)
    .bind(pixels(|(width, _)| width))
    .bind(pixels(|(_, height)| height))
    .bind(facts.metadata.as_ref());
    if upsert {
        sql.push(
            " on conflict (bucket_id, name) do update set version = excluded.version, size = excluded.size,
                 content_type = excluded.content_type, etag = excluded.etag,
                 cache_control = excluded.cache_control, width = excluded.width, height = excluded.height,
                 user_metadata = excluded.user_metadata, updated_at = now(),
                 look_at = now() + interval '1 day'",
        );
    }
    sql.push(" returning o.id");
    sql
}
