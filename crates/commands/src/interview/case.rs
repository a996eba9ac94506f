//! An attempt as its commands see it.

use super::documents::From;
use crate::{CommandError, command::Cx};
use devproof_db::{DbError, Sql};
use devproof_scorer::{Answer, Phase, Problem, Rubric, Seniority};
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use time::OffsetDateTime;
use uuid::Uuid;

/// One attempt of the caller's with all that was written and said.
#[derive(Debug, Deserialize)]
pub(super) struct Case {
    pub(super) id: Uuid,
    pub(super) state: String,
    pub(super) practice: bool,
    pub(super) seniority: Seniority,
    pub(super) phase: Phase,
    pub(super) started_at: String,
    pub(super) ends_at: String,
    /// Until then changes are taken.
    #[serde(with = "time::serde::rfc3339")]
    pub(super) over_at: OffsetDateTime,
    pub(super) revisions: Value,
    pub(super) slug: String,
    /// Editions.
    pub(super) problem: String,
    pub(super) rubric: String,
    pub(super) answer: Answer,
    /// As both sides read them: `[{sequence, from, text, at}]`.
    pub(super) turns: Value,
}

impl Case {
    /// Reads it; `None` when the caller has none of this id.
    pub(super) async fn find(cx: &Cx<'_>, id: Uuid) -> Result<Option<Self>, CommandError> {
        Self::read(cx, id, false, None).await
    }

    async fn read(cx: &Cx<'_>, id: Uuid, hold: bool, call: Option<Uuid>) -> Result<Option<Self>, CommandError> {
        let sql = Sql::new("select private.interview_case($1, $2, $3)").bind(id).bind(hold).bind(call);
        let case: Option<Value> = cx.tx.query_one(&sql).await?.get(0);
        let read = |case| serde_json::from_value(case).map_err(|error| decode(&error));
        Ok(case.map(read).transpose()?)
    }

    /// Whether its time ran out and nobody has ended it yet.
    pub(super) fn is_over(&self, now: OffsetDateTime) -> bool {
        self.state == "running" && now > self.over_at
    }

    pub(super) async fn problem(&self, cx: &Cx<'_>) -> Result<Arc<Problem>, CommandError> {
        Ok(From::Command(cx.tx).problem(&self.problem).await?)
    }

    pub(super) async fn rubric(&self, cx: &Cx<'_>) -> Result<Arc<Rubric>, CommandError> {
        Ok(From::Command(cx.tx).rubric(&self.rubric).await?)
    }
}

/// What our own function answered is not what we read: a fault of ours.
pub(super) fn decode(error: &serde_json::Error) -> DbError {
    DbError::Decode(error.to_string())
}
