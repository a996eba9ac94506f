//! The document of a challenge, as a company writes it.

use crate::{
    CommandError, Problem,
    rpc::{
        check::{Check, holds_nul},
        context::CommandContext,
    },
};
use devproof_db::{Sql, columns};
use devproof_judge::document::{Document, MAX_DOCUMENT_BYTES};
use devproof_vocabulary::{EmployerChallengeKind, EmployerChallengeStatus};
use serde_json::Value;
use uuid::Uuid;

/// Longest title, in characters; the schema says the same.
const MAX_TITLE: usize = 120;

/// What a draft has to have to be kept at all.
#[derive(Debug)]
pub(super) struct Head {
    pub(super) title: String,
    pub(super) kind: EmployerChallengeKind,
}

/// Reads title and kind. What else a document needs is asked for by publishing: an editor keeps half-written ones.
pub(super) fn head(document: &Value) -> Result<Head, CommandError> {
    let mut check = Check::at("/p_document");
    if !document.is_object() {
        return Err(CommandError::invalid("/p_document", "must be a JSON object"));
    }
    // PostgreSQL keeps no null character in JSON.
    let text = document.to_string();
    if text.len() > MAX_DOCUMENT_BYTES {
        return Err(CommandError::TooLarge(MAX_DOCUMENT_BYTES));
    }
    if holds_nul(document) {
        check.problem("", "must not contain null characters");
    }
    let member = |name: &str| document.get(name).and_then(Value::as_str).unwrap_or_default().to_owned();
    check.structure("statement", &member("statement"));
    check.structure("explanation", &member("explanation"));
    for (i, one) in document.get("questions").and_then(Value::as_array).into_iter().flatten().enumerate() {
        let question = one.get("question").and_then(Value::as_str).unwrap_or_default();
        check.structure(&format!("questions/{i}/question"), question);
    }
    let title = check.line("title", &member("title"), MAX_TITLE);
    let kind = check.value_of("kind", Some(member("kind")));
    check.finish()?;
    let Some(kind) = kind else { return Err(CommandError::invalid("/p_document/kind", "is missing")) };
    Ok(Head { title, kind })
}

/// What keeps a document from being published, each with a JSON pointer into it.
pub(super) fn problems(document: &Value) -> Vec<Problem> {
    told(Document::problems(document))
}

/// The judge's problems as an answer tells them.
pub(super) fn told(found: Vec<devproof_judge::Problem>) -> Vec<Problem> {
    found.into_iter().map(|problem| Problem::new(problem.pointer, problem.message)).collect()
}

columns! {
    /// A challenge of the caller's company, held to the end of the transaction.
    #[derive(Debug)]
    pub(super) struct Challenge {
        pub(super) status: EmployerChallengeStatus,
        pub(super) revision: i32,
        pub(super) version: Option<i32>,
        pub(super) is_changed: bool,
        pub(super) document: Value,
        pub(super) time_limit_minutes: Option<i32>,
        pub(super) is_over: bool,
    }
}

impl Challenge {
    /// Holds and reads it. One of another company is not found.
    pub(super) async fn hold(cx: &CommandContext<'_>, id: Uuid) -> Result<Self, CommandError> {
        // Only what the caller may read is waited for.
        let lock = Sql::new(
            "select private.lock_employer_challenge(e.id) from public.employer_challenges e where e.id = $1::uuid",
        );
        cx.tx.query_opt(&lock.bind(id)).await?.ok_or(CommandError::NotFound)?;
        let sql = Sql::new(
            "select e.status, e.revision, e.published_version as version, e.is_changed, e.document, e.time_limit_minutes,
                 coalesce(e.expires_at <= $2::timestamptz, false) as is_over
             from public.employer_challenges e where e.id = $1::uuid",
        )
        .bind(id)
        .bind(cx.now);
        cx.tx.read_opt(&sql).await?.ok_or(CommandError::NotFound)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_draft_needs_a_title_and_a_kind() {
        let draft = head(&json!({ "title": "  Half  written ", "kind": "code" })).expect("kept");
        assert_eq!((draft.title.as_str(), draft.kind.as_str()), ("Half written", "code"));
        for (bad, pointer) in [
            (json!({ "kind": "code" }), "/p_document/title"),
            (json!({ "title": "x", "kind": "poem" }), "/p_document/kind"),
            (json!([]), "/p_document"),
        ] {
            match head(&bad) {
                Err(CommandError::InvalidInput(problems)) => assert_eq!(problems[0].pointer, pointer),
                other => panic!("{other:?}"),
            }
        }
    }
}
