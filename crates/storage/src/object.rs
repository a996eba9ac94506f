//! Rows of `storage.objects` and `storage.buckets`, and how the client sees them.

use devproof_db::{Rows, Sql};
use serde_json::{Value, json};
use time::{OffsetDateTime, UtcOffset, format_description::well_known::Rfc3339, macros::format_description};
use uuid::Uuid;

use crate::{error::StorageError, name::ObjectName, state::Inner};
use devproof_db::Actor;

/// The columns of an [`Object`], of a table called `o`.
pub(crate) const COLUMNS: &str = "o.id, o.bucket_id, o.name, o.owner, o.version, o.size, o.content_type, o.etag, \
     o.cache_control, o.user_metadata, o.created_at, o.updated_at, o.width, o.height";

devproof_db::columns! {
    /// A stored object: a row of [`COLUMNS`].
    #[derive(Debug, Clone)]
    pub(crate) struct Object {
        pub(crate) id: Uuid,
        pub(crate) bucket_id: String,
        pub(crate) name: String,
        pub(crate) owner: Option<Uuid>,
        pub(crate) version: Uuid,
        size: i64,
        pub(crate) content_type: String,
        /// Without quotes.
        pub(crate) etag: String,
        pub(crate) cache_control: String,
        pub(crate) user_metadata: Option<Value>,
        pub(crate) created_at: OffsetDateTime,
        pub(crate) updated_at: OffsetDateTime,
        width: Option<i32>,
        height: Option<i32>,
    }
}

impl Object {
    /// Its bytes.
    pub(crate) fn size(&self) -> u64 {
        u64::try_from(self.size).unwrap_or_default()
    }

    /// Width and height, of an image.
    pub(crate) fn pixels(&self) -> Option<(u32, u32)> {
        side(self.width).zip(side(self.height))
    }

    /// The object, as far as the actor may read it.
    pub(crate) async fn find(
        state: &Inner,
        actor: Actor<'_>,
        name: &ObjectName,
    ) -> Result<Option<Self>, StorageError> {
        let sql = Sql::new(format!("select {COLUMNS} from storage.objects o where o.bucket_id = $1 and o.name = $2"))
            .bind(&name.bucket)
            .bind(&name.name);
        Ok(state.read(actor, &sql).await?.read_first()?)
    }

    /// The object, if its bucket is public and its owner is still there.
    pub(crate) async fn find_public(state: &Inner, name: &ObjectName) -> Result<Option<Self>, StorageError> {
        let sql = Sql::new(format!(
            "select {COLUMNS} from storage.objects o join storage.buckets b on b.id = o.bucket_id
             where o.bucket_id = $1 and o.name = $2 and b.public and storage.is_shown(o.bucket_id, o.folder)"
        ))
        .bind(&name.bucket)
        .bind(&name.name);
        Ok(state.read(Actor::System, &sql).await?.read_first()?)
    }

    /// `ETag` as a header holds it.
    pub(crate) fn quoted_etag(&self) -> String {
        format!("\"{}\"", self.etag)
    }

    /// The answer of `info`.
    pub(crate) fn info(&self) -> Value {
        json!({
            "id": self.id, "name": self.name, "version": self.version, "bucket_id": self.bucket_id, "size": self.size,
            "content_type": self.content_type, "cache_control": self.cache_control, "etag": self.quoted_etag(),
            "metadata": self.user_metadata, "last_modified": iso(self.updated_at), "created_at": iso(self.created_at),
        })
    }

    /// The member `metadata` of lists.
    fn metadata(&self) -> Value {
        json!({
            "eTag": self.quoted_etag(), "size": self.size, "mimetype": self.content_type,
            "cacheControl": self.cache_control, "lastModified": iso(self.updated_at), "contentLength": self.size,
            "httpStatusCode": 200,
        })
    }

    /// A row of the first kind of list, under a name relative to the prefix.
    pub(crate) fn listed(&self, name: &str) -> Value {
        json!({
            "name": name, "id": self.id, "updated_at": iso(self.updated_at), "created_at": iso(self.created_at),
            "last_accessed_at": iso(self.updated_at), "metadata": self.metadata(),
        })
    }

    /// The whole row, as `remove` and `copy` answer it.
    pub(crate) fn row(&self) -> Value {
        json!({
            "id": self.id, "bucket_id": self.bucket_id, "name": self.name, "owner": self.owner, "owner_id": self.owner,
            "version": self.version, "created_at": iso(self.created_at), "updated_at": iso(self.updated_at),
            "last_accessed_at": iso(self.updated_at), "metadata": self.metadata(),
            "user_metadata": self.user_metadata,
        })
    }
}

fn side(pixels: Option<i32>) -> Option<u32> {
    pixels.and_then(|side| u32::try_from(side).ok())
}

devproof_db::columns! {
    /// A bucket and its rules: a row of [`BUCKET_COLUMNS`].
    #[derive(Debug, Clone)]
    pub(crate) struct Bucket {
        pub(crate) id: String,
        pub(crate) owner: Option<Uuid>,
        pub(crate) public: bool,
        pub(crate) file_size_limit: Option<i64>,
        pub(crate) allowed_mime_types: Option<Vec<String>>,
        image_side: Option<i32>,
        signed_seconds: i32,
        pub(crate) created_at: OffsetDateTime,
        pub(crate) updated_at: OffsetDateTime,
    }
}

/// The columns of a [`Bucket`], of a table called `b`.
pub(crate) const BUCKET_COLUMNS: &str = "b.id, b.owner, b.public, b.file_size_limit, b.allowed_mime_types, b.image_side, \
     b.signed_seconds, b.created_at, b.updated_at";

/// What no upload exceeds, whatever its bucket says, in bytes.
pub(crate) const MAX_SIZE: u64 = 50 * 1024 * 1024;

impl Bucket {
    /// Pixels that the longer side of an image is scaled down to.
    pub(crate) fn image_side(&self) -> Option<u32> {
        side(self.image_side)
    }

    /// The longest life of a signed address.
    pub(crate) fn signed_seconds(&self) -> i64 {
        i64::from(self.signed_seconds)
    }

    /// The bucket of this name.
    pub(crate) async fn find(state: &Inner, id: &str) -> Result<Self, StorageError> {
        let sql = Sql::new(format!("select {BUCKET_COLUMNS} from storage.buckets b where b.id = $1")).bind(id);
        state.read(Actor::System, &sql).await?.read_first()?.ok_or(StorageError::NoSuchBucket)
    }

    /// Bytes that an object may have.
    pub(crate) fn size_limit(&self) -> u64 {
        self.file_size_limit.and_then(|limit| u64::try_from(limit).ok()).map_or(MAX_SIZE, |limit| limit.min(MAX_SIZE))
    }

    /// Whether the bucket takes this type, which has no parameters.
    pub(crate) fn accepts(&self, mime: &str) -> bool {
        let matches = |allowed: &String| match allowed.strip_suffix("/*") {
            Some(family) => mime.split_once('/').is_some_and(|(kind, _)| kind == family),
            None => allowed == mime || allowed == "*",
        };
        self.allowed_mime_types.as_ref().is_none_or(|list| list.iter().any(matches))
    }

    /// The eight keys that clients know.
    pub(crate) fn json(&self) -> Value {
        json!({
            "id": self.id, "name": self.id, "owner": self.owner.map(|id| id.to_string()).unwrap_or_default(),
            "public": self.public, "file_size_limit": self.file_size_limit,
            "allowed_mime_types": self.allowed_mime_types, "created_at": iso(self.created_at),
            "updated_at": iso(self.updated_at),
        })
    }
}

/// `2021-02-17T04:43:32.770Z`
pub(crate) fn iso(time: OffsetDateTime) -> String {
    let form = format_description!("[year]-[month]-[day]T[hour]:[minute]:[second].[subsecond digits:3]Z");
    let time = time.to_offset(UtcOffset::UTC);
    time.format(form).or_else(|_| time.format(&Rfc3339)).unwrap_or_default()
}
