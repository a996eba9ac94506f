//! What people report as a bug.

mod report_bug;

use crate::kit::{Answer, Person};
use serde_json::{Value, json};
use uuid::Uuid;

/// Reports a bug with these members beside its words.
pub(super) async fn report(person: &Person, more: Value) -> Answer {
    let mut call = json!({ "p_id": Uuid::new_v4(), "p_words": "The list stays empty" });
    call.as_object_mut().expect("an object").extend(more.as_object().cloned().unwrap_or_default());
    person.rpc("report_bug", &call).await
}
