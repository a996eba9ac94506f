//! The task that scores an attempt. It may run again after it has run: the score counts once, for the row that waits.

use super::{case::decode, documents::From, result};
use crate::examiner::{self, Examiner, NotScored, RawAnswer, examine};
use devproof_claims::Clock;
use devproof_db::{Access, Actor, Db, DbError, Row, Settings, Sql};
use devproof_queue::{Handler, TaskError, TaskRun};
use devproof_scorer::{Answer, Seniority};
use serde::Deserialize;
use serde_json::{Value, json};
use std::{sync::Arc, time::Duration};
use uuid::Uuid;

const KIND: &str = "interview.score";
/// So often a model is asked until the attempt goes back to its owner.
const MAX_TRIES: u32 = 5;
/// The first pause between two of these, doubled each time; longer when the model asks for it.
const PAUSE: Duration = Duration::from_secs(15);
/// No pause is longer: somebody waits.
const LONGEST_PAUSE: Duration = Duration::from_secs(900);
/// What reading and writing may take beside the model.
const MARGIN: Duration = Duration::from_secs(60);

/// Scores what waits for it.
pub(crate) struct ScoreInterview {
    pub(crate) db: Db,
    pub(crate) clock: Arc<dyn Clock>,
    /// The model, where one is configured.
    pub(crate) examiner: Option<Arc<Examiner>>,
}

#[derive(Debug, Deserialize)]
struct Payload {
    attempt_id: Uuid,
    /// How often a model was asked before.
    #[serde(default)]
    tries: u32,
    /// What that cost, in tokens.
    #[serde(default)]
    spent: u32,
}

/// An attempt that waits, as `private.interview_to_score` tells it.
#[derive(Debug, Deserialize)]
struct Waiting {
    seniority: Seniority,
    problem: String,
    rubric: String,
    answer: Answer,
    names: Vec<String>,
}

#[async_trait::async_trait]
impl Handler for ScoreInterview {
    fn kind(&self) -> &'static str {
        KIND
    }

    fn time_limit(&self) -> Duration {
        self.examiner.as_ref().map_or(Duration::ZERO, |examiner| examiner.deadline()) + MARGIN
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let payload: Payload =
            serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))?;
        match self.score(task.id, &payload).await {
            Ok(()) => Ok(()),
            Err(error) if task.attempt >= task.max_attempts => {
                self.give_back(payload.attempt_id).await?;
                Err(TaskError::Fatal(error.to_string()))
            }
            Err(error) => Err(error.into()),
        }
    }
}

impl ScoreInterview {
    async fn score(&self, id: i64, task: &Payload) -> Result<(), DbError> {
        let sql = Sql::new("select private.interview_to_score($1)").bind(task.attempt_id);
        let rows = self.sql(Access::ReadOnly, &sql).await?;
        let Some(waiting) = rows.first().and_then(|row| row.get::<_, Option<Value>>(0)) else { return Ok(()) };
        let Waiting { seniority, problem, rubric, answer, names } =
            serde_json::from_value(waiting).map_err(|error| decode(&error))?;
        let documents = From::Background(&self.db);
        let (problem, rubric) = (documents.problem(&problem).await?, documents.rubric(&rubric).await?);
        let examined = match examine(self.examiner.as_deref(), &problem, &answer, &names, task.spent).await {
            Ok(examined) => examined,
            Err(not_scored) => return self.put_off(id, task, not_scored).await,
        };
        let model = examined.model.as_ref().map(|(prompt, name)| (*prompt, name.as_str()));
        let kind = if model.is_some() { "model" } else { "rules" };
        let mut scored = result::stored(kind, &problem, &rubric, seniority, &answer, &examined.findings, model);
        scored["answers"] = without_nul(json!(examined.raw));
        let sql = Sql::new("select private.keep_interview_score($1, $2, $3::jsonb, $4::timestamptz)")
            .bind(task.attempt_id)
            .bind(Uuid::new_v4())
            .bind(scored)
            .bind(self.clock.now());
        self.sql(Access::ReadWrite, &sql).await?;
        Ok(())
    }

    /// A model did not do its part: it is asked later, or the attempt goes back. Never quietly by the rules alone.
    async fn put_off(&self, id: i64, task: &Payload, why: NotScored) -> Result<(), DbError> {
        tracing::warn!(attempt = %task.attempt_id, reason = why.reason, tries = task.tries, "an interview could not be scored");
        self.keep_answers(task.attempt_id, &why.raw).await?;
        if why.is_final || task.tries + 1 >= MAX_TRIES {
            return self.give_back(task.attempt_id).await;
        }
        // Who says "in a second" each time would use up all tries within a minute.
        let pause = why.again_in.unwrap_or_default().max(PAUSE * 2_u32.pow(task.tries)).min(LONGEST_PAUSE);
        let sql = Sql::new("select queue.enqueue($1, $2::jsonb, $3::timestamptz, $4, 5)")
            .bind(KIND)
            .bind(json!({ "attempt_id": task.attempt_id, "tries": task.tries + 1,
                "spent": task.spent.saturating_add(examiner::cost(&why.raw)) }))
            .bind(self.clock.now() + pause)
            // A task that dies after this comes again, and is not to be followed by two.
            .bind(format!("after {id}"));
        self.sql(Access::ReadWrite, &sql).await?;
        Ok(())
    }

    async fn keep_answers(&self, attempt: Uuid, raw: &[RawAnswer]) -> Result<(), DbError> {
        if raw.is_empty() {
            return Ok(());
        }
        let sql = Sql::new("select private.keep_interview_answers($1, $2::jsonb, $3::timestamptz)")
            .bind(attempt)
            .bind(without_nul(json!(raw)))
            .bind(self.clock.now());
        self.sql(Access::ReadWrite, &sql).await?;
        Ok(())
    }

    /// It could not be scored: the attempt comes back to its owner.
    async fn give_back(&self, attempt: Uuid) -> Result<(), DbError> {
        let sql =
            Sql::new("select private.give_interview_back($1, $2::timestamptz)").bind(attempt).bind(self.clock.now());
        self.sql(Access::ReadWrite, &sql).await?;
        Ok(())
    }

    async fn sql(&self, access: Access, sql: &Sql) -> Result<Vec<Row>, DbError> {
        self.db.run(Actor::Service, access, &Settings::default(), sql).await
    }
}

/// A model may answer anything; PostgreSQL holds no NUL in a text.
fn without_nul(mut answers: Value) -> Value {
    for answer in answers.as_array_mut().into_iter().flatten() {
        if let Some(text) = answer["text"].as_str().filter(|text| text.contains('\0')) {
            answer["text"] = json!(text.replace('\0', "\u{fffd}"));
        }
    }
    answers
}
