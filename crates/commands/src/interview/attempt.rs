//! An attempt of the caller's as its commands see it.

use super::documents::From;
use crate::{
    CommandError,
    rpc::{context::CommandContext, timestamp::Timestamp},
};
use devproof_db::{DbError, FromRow, Json, Row, Rows, Sql};
use devproof_scorer::{
    Answer, Phase, Problem, Rubric, Seniority, Speaker, Turn, answer::MAX_TURNS, interviewer::Bank,
};
use devproof_vocabulary::{AttemptState, InterviewEventKind};
use serde::Serialize;
use serde_json::{Value, json};
use std::{collections::BTreeMap, sync::Arc};
use time::{Duration, OffsetDateTime};
use ts_rs::TS;
use uuid::Uuid;

/// Turns that one call can add: what is said, and the answer to it.
pub(super) const AT_ONCE: usize = 4;
/// After the end of an interview, changes that were on their way are still accepted for this long.
pub(super) const GRACE: Duration = Duration::seconds(30);

devproof_db::columns! {
    /// What the table of attempts and what was written say.
    #[derive(Debug)]
    pub(super) struct Head {
        pub(super) id: Uuid,
        pub(super) state: AttemptState,
        pub(super) practice: bool,
        pub(super) seniority: Seniority,
        pub(super) phase: Phase,
        pub(super) started_at: Timestamp,
        pub(super) ends_at: Timestamp,
        /// How often each part was changed.
        pub(super) revisions: Json<BTreeMap<String, i32>>,
        pub(super) slug: String,
        /// Editions.
        pub(super) problem: String,
        rubric: String,
        questions: String,
        answer: Json<Answer>,
    }

    /// Something that was said, as both sides read it.
    #[derive(Debug, Clone, Serialize, TS)]
    #[ts(rename = "InterviewTurn")]
    pub(crate) struct SaidTurn {
        sequence: i32,
        #[ts(as = "Speaker")]
        from: Json<Speaker>,
        text: String,
        at: Timestamp,
        /// The call that said it, so that a call that came twice answers alike.
        #[serde(skip)]
        call_id: Option<Uuid>,
    }
}

/// One attempt of the caller's with all that was written and said.
#[derive(Debug)]
pub(super) struct Attempt {
    pub(super) head: Head,
    pub(super) answer: Answer,
    pub(super) turns: Vec<SaidTurn>,
}

impl Attempt {
    /// Reads it; `None` when the caller has none of this id.
    pub(super) async fn find(cx: &CommandContext<'_>, id: Uuid) -> Result<Option<Self>, CommandError> {
        let [head, turns] = cx.tx.query_together([&head(id), &turns(id)]).await?;
        Ok(Self::of(&head, &turns)?)
    }

    /// Reads it and holds it to the end of the transaction; refused when it does not run any more.
    pub(super) async fn running(cx: &CommandContext<'_>, id: Uuid) -> Result<Self, CommandError> {
        let [_, head, turns] = cx.tx.query_together([&lock(id), &head(id), &turns(id)]).await?;
        let attempt = Self::of(&head, &turns)?.ok_or(CommandError::NotFound)?;
        if attempt.head.state != AttemptState::Running || attempt.is_over(cx.now) {
            return Err(CommandError::InterviewOver(attempt.head.state));
        }
        Ok(attempt)
    }

    /// From the rows of [`head`] and [`turns`].
    pub(super) fn of(head: &[Row], turns: &[Row]) -> Result<Option<Self>, DbError> {
        let Some(mut head) = head.read_first::<Head>()? else { return Ok(None) };
        let answer = std::mem::take(&mut head.answer.0);
        Ok(Some(Self { head, answer, turns: read_turns(turns)? }))
    }

    /// Adds what happened, in order. What was said among it, as both sides read it.
    pub(super) async fn add(
        &self,
        cx: &CommandContext<'_>,
        call: Option<Uuid>,
        events: &[Event],
    ) -> Result<Vec<SaidTurn>, CommandError> {
        Ok(read_turns(&cx.tx.query(&add(cx, self.head.id, call, events)).await?)?)
    }

    /// Adds what happened, and writes the drills as they are now.
    pub(super) async fn add_drilled(
        &self,
        cx: &CommandContext<'_>,
        events: &[Event],
    ) -> Result<Vec<SaidTurn>, CommandError> {
        let drills = Work { drills: Some(json!(self.answer.drills)), ..Work::default() };
        let (drills, events) = (drills.write(self.head.id), add(cx, self.head.id, None, events));
        let [_, turns] = cx.tx.query_together([&drills, &events]).await?;
        Ok(read_turns(&turns)?)
    }

    /// What a call has added before: then it came a second time.
    pub(super) fn added_by(&self, call: Uuid) -> Vec<SaidTurn> {
        self.turns.iter().filter(|turn| turn.call_id == Some(call)).cloned().collect()
    }

    /// Whether its time ran out and no one has ended it yet.
    pub(super) fn is_over(&self, now: OffsetDateTime) -> bool {
        self.head.state == AttemptState::Running && is_past(self.head.ends_at, now)
    }

    /// Refuses when the conversation has no room for what one call can add.
    pub(super) fn must_have_room(&self) -> Result<(), CommandError> {
        if self.answer.turns.len() + AT_ONCE > MAX_TURNS {
            return Err(CommandError::TooMany(format!(
                "The conversation has reached the limit of {MAX_TURNS} turns."
            )));
        }
        Ok(())
    }

    pub(super) async fn problem(&self, cx: &CommandContext<'_>) -> Result<Arc<Problem>, CommandError> {
        Ok(From::Command(cx.tx).problem(&self.head.problem).await?)
    }

    pub(super) async fn rubric(&self, cx: &CommandContext<'_>) -> Result<Arc<Rubric>, CommandError> {
        Ok(From::Command(cx.tx).rubric(&self.head.rubric).await?)
    }

    pub(super) async fn bank(&self, cx: &CommandContext<'_>) -> Result<Arc<Bank>, CommandError> {
        Ok(From::Command(cx.tx).bank(&self.head.questions).await?)
    }
}

/// Something that happens in an interview.
pub(super) struct Event {
    kind: InterviewEventKind,
    data: Value,
}

impl Event {
    pub(super) fn new(kind: InterviewEventKind, data: Value) -> Self {
        Self { kind, data }
    }

    pub(super) fn turn(turn: &Turn) -> Self {
        Self::new(InterviewEventKind::Turn, json!(turn))
    }
}

/// Parts of what the candidate wrote and drew that change.
#[derive(Debug, Default)]
pub(super) struct Work {
    pub(super) board: Option<Value>,
    pub(super) estimates: Option<Value>,
    /// Texts by phase.
    pub(super) notes: Option<Value>,
    pub(super) drills: Option<Value>,
}

impl Work {
    /// The statement that writes them.
    pub(super) fn write(self, id: Uuid) -> Sql {
        Sql::new("select private.change_interview_work($1, $2::jsonb, $3::jsonb, $4::jsonb, $5::jsonb)")
            .bind(id)
            .bind(self.board)
            .bind(self.estimates)
            .bind(self.notes)
            .bind(self.drills)
    }
}

/// Whether an interview that ends at this time takes no more changes.
pub(super) fn is_past(ends_at: Timestamp, now: OffsetDateTime) -> bool {
    now > ends_at.0 + GRACE
}

/// Holds an attempt of the caller's to the end of the transaction.
pub(super) fn lock(id: Uuid) -> Sql {
    Sql::new("select a.id from public.interview_attempts a where a.id = $1 for no key update").bind(id)
}

/// Reads the attempt. Policies show it to its owner alone.
pub(super) fn head(id: Uuid) -> Sql {
    Sql::new(
        "select a.id, a.state, a.practice, a.seniority, a.phase, a.started_at, a.ends_at, a.revisions,
             a.problem_slug as slug, a.problem_edition as problem, a.rubric_edition as rubric,
             a.questions_edition as questions, private.interview_answer(a.id) as answer
         from public.interview_attempts a where a.id = $1",
    )
    .bind(id)
}

/// Reads what was said in an attempt of the caller's.
pub(super) fn turns(id: Uuid) -> Sql {
    Sql::new(
        "select e.sequence, e.data -> 'from' as \"from\", e.data ->> 'text' as text, e.at, e.call_id
         from public.interview_events e where e.attempt_id = $1 and e.kind = 'turn' order by e.sequence",
    )
    .bind(id)
}

/// Adds what happened to an attempt whose row this transaction holds; gives what was said among it.
pub(super) fn add(cx: &CommandContext<'_>, id: Uuid, call: Option<Uuid>, events: &[Event]) -> Sql {
    let events: Value = events.iter().map(|event| json!({ "kind": event.kind, "data": event.data })).collect();
    Sql::new(
        "with added as (
             insert into public.interview_events (attempt_id, sequence, profile_id, kind, data, call_id, at)
             select $1::uuid, n.last + x.place, $2::uuid, x.event ->> 'kind', x.event -> 'data', $4::uuid, $5::timestamptz
             from (
                 select coalesce(max(e.sequence), 0) as last from public.interview_events e
                 where e.attempt_id = $1::uuid) n,
                 jsonb_array_elements($3::jsonb) with ordinality x (event, place)
             returning sequence, kind, data, at, call_id)
         select a.sequence, a.data -> 'from' as \"from\", a.data ->> 'text' as text, a.at, a.call_id
         from added a where a.kind = 'turn' order by a.sequence",
    )
    .bind(id)
    .bind(cx.user_id)
    .bind(events)
    .bind(call)
    .bind(cx.now)
}

/// The rows of [`turns`] and [`add`].
pub(super) fn read_turns(rows: &[Row]) -> Result<Vec<SaidTurn>, DbError> {
    rows.iter().map(SaidTurn::from_row).collect()
}

/// Our own function answered something that this code cannot read: an internal error.
pub(super) fn decode(error: &serde_json::Error) -> DbError {
    DbError::Decode(error.to_string())
}
