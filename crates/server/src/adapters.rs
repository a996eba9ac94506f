//! Hands the product to the protocols that know nothing of it.

use crate::{
    function_refusal,
    resume::{self, ResumeFunction},
};
use async_trait::async_trait;
use axum::{
    extract::{Request, State},
    middleware::Next,
    response::Response,
};
use bytes::Bytes;
use devproof_claims::{Caller, Clock};
use devproof_commands::{CommandSettings, FileStore, KeptFile};
use devproof_db::Db;
use devproof_functions::{DEFAULT_MAX_BODY, FunctionRequest, FunctionResponse, Functions};
use devproof_index::MatchIndex;
use devproof_pages::ReadList;
use devproof_realtime::LogListener;
use devproof_rest::{CommandError, CommandInfo, Commands};
use devproof_search::SearchIndex;
use devproof_storage::{StorageError, StorageState};
use futures::stream::BoxStream;
use http::{Method, StatusCode};
use serde_json::{Map, Value, json, value::RawValue};
use std::{
    io,
    path::{Path, PathBuf},
    sync::Arc,
};

/// The product's commands, for `rest`.
pub(crate) struct ProductCommands {
    pub(crate) db: Db,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) settings: Arc<CommandSettings>,
    pub(crate) storage: StorageState,
}

#[async_trait]
impl Commands for ProductCommands {
    fn get(&self, name: &str) -> Option<CommandInfo> {
        devproof_commands::find(name).map(|command| CommandInfo { params: command.params })
    }

    fn names(&self) -> Vec<&'static str> {
        devproof_commands::table().iter().map(|command| command.name).collect()
    }

    async fn call(
        &self,
        name: &str,
        caller: &Caller,
        args: Map<String, Value>,
    ) -> Result<Box<RawValue>, CommandError> {
        // `rest` calls this in a task of its own, so a client that hangs up does not stop a command half-way.
        let done = devproof_commands::dispatch(&self.db, &*self.clock, &self.settings, name, caller, args).await;
        if done.is_ok()
            && devproof_commands::leaves_orphaned_objects(name)
            && let Err(error) = self.storage.delete_orphaned_objects().await
        {
            // They have no name any more, so no one can read them; the sweeper tries again within the hour.
            tracing::error!(?error, name, "the bytes of deleted files stay for now");
        }
        done.map_err(|error| CommandError {
            status: error.status(),
            code: error.code().to_owned(),
            message: error.message(),
            details: error.details(),
            hint: error.hint(),
        })
    }
}

/// The commands that list what everyone may see, for `pages`.
pub(crate) fn public_lists(db: Db, clock: Arc<dyn Clock>, settings: Arc<CommandSettings>) -> ReadList {
    Arc::new(move |name, args| {
        let (db, clock, settings) = (db.clone(), Arc::clone(&clock), Arc::clone(&settings));
        Box::pin(async move {
            let visitor = Caller::anon();
            let done = devproof_commands::dispatch(&db, &*clock, &settings, name, &visitor, args).await;
            let answer = done.map_err(|error| error.status())?;
            serde_json::from_str(answer.get()).map_err(|_| StatusCode::INTERNAL_SERVER_ERROR.as_u16())
        })
    })
}

/// Deletes the bytes of an account that the operator deleted, before the answer goes out.
pub(crate) async fn delete_orphaned_objects(
    State(storage): State<StorageState>,
    request: Request,
    next: Next,
) -> Response {
    let ends = request.method() == Method::DELETE && request.uri().path().starts_with("/admin/users/");
    let answer = next.run(request).await;
    if ends
        && answer.status().is_success()
        && let Err(error) = storage.delete_orphaned_objects().await
    {
        tracing::error!(?error, "the bytes of deleted files stay for now");
    }
    answer
}

/// Tells the indexes what changed.
pub(crate) struct IndexedChanges {
    pub(crate) matching: MatchIndex,
    pub(crate) search: SearchIndex,
}

impl LogListener for IndexedChanges {
    fn message(&self, prefix: &str, content: &str) {
        match prefix {
            devproof_index::MESSAGE_PREFIX => {
                self.matching.changed(content);
                self.search.changed(content);
            }
            devproof_search::MESSAGE_PREFIX => self.search.changed(content),
            _ => {}
        }
    }

    fn missed(&self) {
        self.matching.missed();
        self.search.missed();
    }
}

/// People's files, for background work that packs them.
pub(crate) struct Files(pub(crate) StorageState);

#[async_trait]
impl FileStore for Files {
    fn scratch(&self) -> PathBuf {
        self.0.scratch_path()
    }

    async fn read(&self, bucket: &str, name: &str) -> io::Result<Option<BoxStream<'static, io::Result<Bytes>>>> {
        self.0.read_object(bucket, name).await.map_err(|error| as_io(&error))
    }

    async fn keep(&self, file: &Path) -> io::Result<KeptFile> {
        let stored = self.0.store_file(file).await.map_err(|error| as_io(&error))?;
        Ok(KeptFile { version: stored.version, size: stored.size, etag: stored.etag })
    }
}

fn as_io(error: &StorageError) -> io::Error {
    io::Error::other(format!("{error:?}"))
}

/// The product's functions, for `functions`.
pub(crate) struct ProductFunctions {
    pub(crate) db: Db,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) settings: Arc<CommandSettings>,
    pub(crate) resumes: ResumeFunction,
}

#[async_trait]
impl Functions for ProductFunctions {
    fn max_body(&self, name: &str) -> usize {
        if name == resume::NAME { devproof_resume::MAX_BYTES } else { DEFAULT_MAX_BODY }
    }

    async fn invoke(&self, name: &str, request: FunctionRequest) -> Option<FunctionResponse> {
        if name == resume::NAME {
            return Some(self.resumes.call(&self.db, &*self.clock, &self.settings, &request).await);
        }
        if !devproof_commands::FUNCTIONS.iter().any(|(known, _)| *known == name) {
            return None;
        }
        if request.method != Method::POST {
            let refusal = json!({ "code": "method_not_allowed", "message": "Call this function by POST." });
            return Some(FunctionResponse::json(StatusCode::METHOD_NOT_ALLOWED, &refusal));
        }
        let Ok(body) = serde_json::from_slice::<Value>(&request.body) else {
            let refusal = json!({ "code": "bad_json", "message": "The body is not JSON." });
            return Some(FunctionResponse::json(StatusCode::BAD_REQUEST, &refusal));
        };
        let called =
            devproof_commands::invoke_function(&self.db, &*self.clock, &self.settings, name, &request.caller, body);
        Some(match called.await? {
            Ok(answer) => FunctionResponse::json(StatusCode::OK, &answer),
            Err(error) => function_refusal::of(&error),
        })
    }
}
