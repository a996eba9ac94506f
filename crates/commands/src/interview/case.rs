//! An attempt as its commands see it.

use super::documents::From;
use crate::{CommandError, command::Cx};
use devproof_db::{DbError, Sql};
use devproof_scorer::{Answer, Phase, Problem, Rubric, Seniority, Turn, answer::MAX_TURNS, interviewer::Bank};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use time::OffsetDateTime;
use uuid::Uuid;

/// Turns that one call may add: what is said, and the answer to it.
pub(super) const AT_ONCE: usize = 4;

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
    bank: String,
    pub(super) answer: Answer,
    /// As both sides read them: `[{sequence, from, text, at}]`.
    pub(super) turns: Value,
    /// What the call that is asked about has added before: then it came a second time.
    pub(super) said: Vec<Value>,
}

impl Case {
    /// Reads it; `None` when the caller has none of this id.
    pub(super) async fn find(cx: &Cx<'_>, id: Uuid) -> Result<Option<Self>, CommandError> {
        Self::read(cx, id, false, None).await
    }

    /// Reads it and holds it to the end of the transaction; refused when it does not run any more.
    pub(super) async fn running(cx: &Cx<'_>, id: Uuid, call: Option<Uuid>) -> Result<Self, CommandError> {
        let case = Self::read(cx, id, true, call).await?.ok_or(CommandError::NotFound)?;
        if case.state != "running" || case.is_over(cx.now) {
            return Err(CommandError::InterviewOver(case.state));
        }
        Ok(case)
    }

    /// Adds what happened, in order: `(kind, data)`. What was said among it, as both sides read it.
    pub(super) async fn add(
        &self,
        cx: &Cx<'_>,
        call: Option<Uuid>,
        events: &[(&str, Value)],
    ) -> Result<Value, CommandError> {
        let events: Value = events.iter().map(|(kind, data)| json!({ "kind": kind, "data": data })).collect();
        let sql = Sql::new("select private.add_interview_events($1, $2, $3::jsonb, $4::timestamptz)")
            .bind(self.id)
            .bind(call)
            .bind(events)
            .bind(cx.now);
        Ok(cx.tx.query_one(&sql).await?.get(0))
    }

    /// Adds what was said, in order; as both sides read it.
    pub(super) async fn say(
        &self,
        cx: &Cx<'_>,
        call: Option<Uuid>,
        turns: impl Iterator<Item = &Turn>,
    ) -> Result<Value, CommandError> {
        let events: Vec<_> = turns.map(|turn| ("turn", json!(turn))).collect();
        self.add(cx, call, &events).await
    }

    /// Keeps the drills as they are now.
    pub(super) async fn keep_drills(&self, cx: &Cx<'_>) -> Result<(), CommandError> {
        let sql = Sql::new("select private.keep_interview_drills($1, $2::jsonb, $3::timestamptz)")
            .bind(self.id)
            .bind(json!(self.answer.drills))
            .bind(cx.now);
        cx.tx.query_one(&sql).await?;
        Ok(())
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

    /// Refuses when the conversation has no room for what one call may add.
    pub(super) fn must_have_room(&self) -> Result<(), CommandError> {
        if self.answer.turns.len() + AT_ONCE > MAX_TURNS {
            return Err(CommandError::TooMany(format!(
                "The conversation has reached the limit of {MAX_TURNS} turns."
            )));
        }
        Ok(())
    }

    pub(super) async fn problem(&self, cx: &Cx<'_>) -> Result<Arc<Problem>, CommandError> {
        Ok(From::Command(cx.tx).problem(&self.problem).await?)
    }

    pub(super) async fn rubric(&self, cx: &Cx<'_>) -> Result<Arc<Rubric>, CommandError> {
        Ok(From::Command(cx.tx).rubric(&self.rubric).await?)
    }

    pub(super) async fn bank(&self, cx: &Cx<'_>) -> Result<Arc<Bank>, CommandError> {
        Ok(From::Command(cx.tx).bank(&self.bank).await?)
    }
}

/// What our own function answered is not what we read: a fault of ours.
pub(super) fn decode(error: &serde_json::Error) -> DbError {
    DbError::Decode(error.to_string())
}
