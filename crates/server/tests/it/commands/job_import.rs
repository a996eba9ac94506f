//! Import of jobs: of one document at a time, and of files of many.

mod add_job_import_chunk;
mod apply_job_import;
mod discard_job_import;
mod preview_job_import;
mod read_job_import;
mod run_job_import;
mod start_job_import;

use super::id;
use crate::kit::{Person, TestApp};
use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::{Value, json};
use uuid::Uuid;

/// Uploads a file in chunks.
pub(super) async fn upload(person: &Person, kind: &str, bytes: &[u8]) -> Uuid {
    let call = json!({ "p_kind": kind, "p_name": "jobs", "p_size": bytes.len() });
    let started = person.rpc("start_job_import", &call).await.ok();
    let chunk = started["chunk_bytes"].as_u64().and_then(|bytes| usize::try_from(bytes).ok()).expect("a size");
    for (i, data) in bytes.chunks(chunk).enumerate() {
        let call = json!({ "p_id": started["id"], "p_position": i * chunk, "p_data": STANDARD.encode(data) });
        person.rpc("add_job_import_chunk", &call).await.ok();
    }
    id(&started)
}

/// Reads until the import is ready or needs a mapping, and says where it stands.
pub(super) async fn read(person: &Person, import: Uuid) -> Value {
    for _ in 0..50 {
        let step = person.rpc("read_job_import", &json!({ "p_id": import })).await.ok();
        if step["status"] != json!("reading") {
            return stand(person, import).await;
        }
    }
    panic!("reading never ends");
}

/// Where an import stands.
pub(super) async fn stand(person: &Person, import: Uuid) -> Value {
    person.rpc("get_job_import", &json!({ "p_id": import })).await.ok()
}

/// Uploads and reads a CSV.
pub(super) async fn csv(person: &Person, text: &str) -> (Uuid, Value) {
    let import = upload(person, "csv", text.as_bytes()).await;
    let stands = read(person, import).await;
    (import, stands)
}

/// Applies the good rows and waits for it.
pub(super) async fn run(app: &TestApp, person: &Person, import: Uuid, choices: Value) -> Value {
    person.rpc("run_job_import", &json!({ "p_id": import, "p_choices": choices })).await.ok();
    app.app.worker().expect("a worker").drain().await.expect("the queue");
    stand(person, import).await
}

/// The rows of an import in this state.
pub(super) async fn rows(person: &Person, import: Uuid, state: &str) -> Vec<Value> {
    let path =
        format!("/rest/v1/job_import_rows?import_id=eq.{import}&state=eq.{state}&order=number&limit=1000&select=*");
    let path = path.replace(
        "select=*",
        "select=number,line,source_name,title,problems,warnings,changes,missing,draft,job_id,outcome",
    );
    person.get(&path).await.ok().as_array().expect("rows").clone()
}
