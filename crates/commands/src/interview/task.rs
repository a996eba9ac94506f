//! The task that scores an attempt. It may run again after it has run: the score counts once, for the row that waits.

use super::{documents::From, end::give_back_one, result::NewScoring};
use crate::{
    llm_grader::{self, LlmGrader, NotScored, RawAnswer, examine},
    rpc::timestamp::Timestamp,
};
use devproof_claims::Clock;
use devproof_db::{Access, Actor, Db, DbError, Json, Row, Rows, Settings, Sql};
use devproof_queue::{Handler, TaskError, TaskRun};
use devproof_scorer::{Answer, Seniority};
use devproof_vocabulary::Scorer;
use serde::Deserialize;
use serde_json::{Value, json};
use std::{sync::Arc, time::Duration};
use time::OffsetDateTime;
use uuid::Uuid;

const KIND: &str = "interview.score";
/// So often a model is asked until the attempt goes back to its owner.
const MAX_TRIES: u32 = 5;
/// The first pause between two of these, doubled each time; longer when the model asks for it.
const PAUSE: Duration = Duration::from_secs(15);
/// No pause is longer: someone waits.
const LONGEST_PAUSE: Duration = Duration::from_secs(900);
/// What reading and writing may take beside the model.
const MARGIN: Duration = Duration::from_secs(60);
/// Scored so soon after the end, a score is on the screen of anyone who ended the interview.
const AT_ONCE: time::Duration = time::Duration::minutes(2);

/// Scores what waits for it.
pub(crate) struct ScoreInterview {
    pub(crate) db: Db,
    pub(crate) clock: Arc<dyn Clock>,
    /// The model, where one is configured.
    pub(crate) llm_grader: Option<Arc<LlmGrader>>,
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

devproof_db::columns! {
    /// An attempt that waits for its score.
    #[derive(Debug)]
    struct AttemptToScore {
        seniority: Seniority,
        problem: String,
        rubric: String,
        answer: Json<Answer>,
        /// What the model must not see.
        names: Vec<String>,
    }

    /// An attempt that has just got its score.
    #[derive(Debug)]
    struct FinishedAttempt {
        profile_id: Uuid,
        practice: bool,
        finished_at: Timestamp,
        /// Whether no one was there at its end.
        by_clock: bool,
    }
}

#[async_trait::async_trait]
impl Handler for ScoreInterview {
    fn kind(&self) -> &'static str {
        KIND
    }

    fn time_limit(&self) -> Duration {
        self.llm_grader.as_ref().map_or(Duration::ZERO, |llm_grader| llm_grader.deadline()) + MARGIN
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
        let sql = Sql::new(
            "select a.seniority, a.problem_edition as problem, a.rubric_edition as rubric,
                 private.interview_answer(a.id) as answer, array_remove(array[p.full_name, p.slug], null) as names
             from public.interview_attempts a join public.profiles p on p.id = a.profile_id
             where a.id = $1 and a.state = 'scoring'",
        )
        .bind(task.attempt_id);
        let rows = self.sql(Access::ReadOnly, &sql).await?;
        let Some(waiting) = rows.read_first::<AttemptToScore>()? else { return Ok(()) };
        let AttemptToScore { seniority, problem, rubric, answer: Json(answer), names } = waiting;
        let documents = From::Background(&self.db);
        let (problem, rubric) = (documents.problem(&problem).await?, documents.rubric(&rubric).await?);
        let examined = match examine(self.llm_grader.as_deref(), &problem, &answer, &names, task.spent).await {
            Ok(examined) => examined,
            Err(not_scored) => return self.put_off(id, task, not_scored).await,
        };
        let model = examined.model.as_ref().map(|(prompt, name)| (*prompt, name.as_str()));
        let kind = if model.is_some() { Scorer::Model } else { Scorer::Rules };
        let scoring = NewScoring::new(kind, &problem, &rubric, seniority, &answer, examined.findings, model);
        self.keep(task.attempt_id, seniority, &scoring, &examined.raw).await
    }

    /// Writes the score, if the attempt still waits for it. What a model answered is kept even if not: it was paid for.
    async fn keep(
        &self,
        attempt: Uuid,
        seniority: Seniority,
        scoring: &NewScoring,
        raw: &[RawAnswer],
    ) -> Result<(), DbError> {
        let now = self.clock.now();
        let tx = self.db.begin(Actor::Service).await?;
        // The order of all locks: person, attempt.
        let lock = Sql::new(
            "select p.id from public.profiles p
             where p.id = (select a.profile_id from public.interview_attempts a where a.id = $1)
             for no key update",
        )
        .bind(attempt);
        let scored = Sql::new(
            "update public.interview_attempts a set state = 'scored', scored_at = $2
             where a.id = $1 and a.state = 'scoring'
             returning a.profile_id, a.practice, a.finished_at, exists (
                 select from public.interview_events e
                 where e.attempt_id = a.id and e.kind = 'finished' and e.data ->> 'by' = 'clock') as by_clock",
        )
        .bind(attempt)
        .bind(now);
        let [_, scored] = tx.query_together([&lock, &scored]).await?;
        let Some(scored) = scored.read_first::<FinishedAttempt>()? else {
            tx.query(&add_answers(attempt, None, raw, now)).await?;
            return tx.commit().await;
        };
        let id = Uuid::new_v4();
        let [add, checks] = scoring.inserts(id, attempt, None, now);
        // A fresh score is hidden until its owner shows it.
        let count = Sql::new(
            "insert into public.interview_scores
                 (profile_id, attempt_id, scoring_id, total, seniority, practice, is_shown, scored_at)
             values ($1, $2, $3, $4, $5, $6, false, $7)",
        )
        .bind(scored.profile_id)
        .bind(attempt)
        .bind(id)
        .bind(i16::from(scoring.score.total))
        .bind(seniority.as_str())
        .bind(scored.practice)
        .bind(now);
        tx.query_together([&add, &checks, &add_answers(attempt, Some(id), raw, now), &count]).await?;
        if scored.by_clock || now > scored.finished_at.0 + AT_ONCE {
            tx.query(
                &Sql::new("select queue.enqueue('mail_interview', $1::jsonb, null, $2)")
                    .bind(json!({ "attempt_id": attempt, "what": "scored" }))
                    .bind(format!("{attempt}:scored")),
            )
            .await?;
        }
        tx.commit().await
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
                "spent": task.spent.saturating_add(llm_grader::cost(&why.raw)) }))
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
        self.sql(Access::ReadWrite, &add_answers(attempt, None, raw, self.clock.now())).await?;
        Ok(())
    }

    /// It could not be scored: the attempt comes back to its owner.
    async fn give_back(&self, attempt: Uuid) -> Result<(), DbError> {
        self.sql(Access::ReadWrite, &give_back_one(attempt, self.clock.now())).await?;
        Ok(())
    }

    async fn sql(&self, access: Access, sql: &Sql) -> Result<Vec<Row>, DbError> {
        self.db.run(Actor::Service, access, &Settings::default(), sql).await
    }
}

/// Writes what a model answered, as it came.
fn add_answers(attempt: Uuid, scoring: Option<Uuid>, raw: &[RawAnswer], now: OffsetDateTime) -> Sql {
    Sql::new("select private.add_interview_answers($1, $2, $3::jsonb, $4::timestamptz)")
        .bind(attempt)
        .bind(scoring)
        .bind(without_nul(json!(raw)))
        .bind(now)
}

/// A model can answer anything; PostgreSQL holds no NUL in a text.
fn without_nul(mut answers: Value) -> Value {
    for answer in answers.as_array_mut().into_iter().flatten() {
        if let Some(text) = answer["text"].as_str().filter(|text| text.contains('\0')) {
            answer["text"] = json!(text.replace('\0', "\u{fffd}"));
        }
    }
    answers
}
