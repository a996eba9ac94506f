//! The task that scores an attempt. It may run again after it has run: the score counts once, for the row that waits.

use super::{case::decode, documents::From, result};
use devproof_claims::Clock;
use devproof_db::{Access, Actor, Db, DbError, Row, Settings, Sql};
use devproof_queue::{Handler, TaskError, TaskRun};
use devproof_scorer::{Answer, Seniority, checks};
use serde::Deserialize;
use serde_json::Value;
use std::{sync::Arc, time::Duration};
use uuid::Uuid;

/// Scores what waits for it.
pub(crate) struct ScoreInterview {
    pub(crate) db: Db,
    pub(crate) clock: Arc<dyn Clock>,
}

#[derive(Debug, Deserialize)]
struct Payload {
    attempt_id: Uuid,
}

/// An attempt that waits, as `private.interview_to_score` tells it.
#[derive(Debug, Deserialize)]
struct Waiting {
    seniority: Seniority,
    problem: String,
    rubric: String,
    answer: Answer,
}

#[async_trait::async_trait]
impl Handler for ScoreInterview {
    fn kind(&self) -> &'static str {
        "interview.score"
    }

    fn time_limit(&self) -> Duration {
        Duration::from_secs(120)
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let Payload { attempt_id } =
            serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))?;
        match self.score(attempt_id).await {
            Ok(()) => Ok(()),
            Err(error) if task.attempt >= task.max_attempts => {
                self.give_back(attempt_id).await?;
                Err(TaskError::Fatal(error.to_string()))
            }
            Err(error) => Err(error.into()),
        }
    }
}

impl ScoreInterview {
    async fn score(&self, attempt: Uuid) -> Result<(), DbError> {
        let sql = Sql::new("select private.interview_to_score($1)").bind(attempt);
        let rows = self.sql(Access::ReadOnly, &sql).await?;
        let Some(waiting) = rows.first().and_then(|row| row.get::<_, Option<Value>>(0)) else { return Ok(()) };
        let waiting: Waiting = serde_json::from_value(waiting).map_err(|error| decode(&error))?;
        let documents = From::Background(&self.db);
        let problem = documents.problem(&waiting.problem).await?;
        let rubric = documents.rubric(&waiting.rubric).await?;
        let findings = checks::find(&problem, &rubric, &waiting.answer);
        let scored = result::stored("rules", &problem, &rubric, waiting.seniority, &waiting.answer, &findings, None);
        let sql = Sql::new("select private.keep_interview_score($1, $2, $3::jsonb, $4::timestamptz)")
            .bind(attempt)
            .bind(Uuid::new_v4())
            .bind(scored)
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
