//! `/storage/v1`: files, as storage-js knows them.
//!
//! - Who may do what is decided by PostgreSQL: every route works as the caller, under the policies of
//!   `storage.objects`. Reading an object of a public bucket by its address needs none.
//! - Names are two UUIDs, bytes lie under a key that is never written twice ([`Backend`]): nothing that a client says
//!   becomes a path, and no one reads half of one upload and half of another.
//! - What bytes are is found out by looking at them; images of public buckets are decoded and written again.
//!
//! Wire facts: storage-js `packages/StorageFileApi.ts`, the reference server's `src/http/routes`. CORS is the server's layer.

mod backend;
mod content;
mod error;
mod internal;
mod name;
mod object;
mod put_new;
mod receive;
mod request_caller;
mod respond;
mod routes;
mod state;
mod store;
mod sweep;
mod token;
mod uploads;

pub use backend::{Backend, S3Config};
pub use error::StorageError;
pub use internal::StoredBytes;
pub use object_store;
pub use routes::router;
pub use state::{StorageConfig, StorageState};
