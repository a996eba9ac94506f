//! What a dispute's input gives: the references in every language, and the finder's own answer beside them. Staff read it
//! and decide.

use super::task_of;
use devproof_commands::CHECK_DISPUTE;
use devproof_db::{Access, Actor, Db, DbError, FromRow, Row, Settings, Sql, columns};
use devproof_judge::{Judge, Language, OwnInput, Program, Task, TestResult, Verdict, compare};
use devproof_queue::{Handler, TaskError, TaskRun};
use serde_json::{Value, json};
use std::{collections::BTreeMap, time::Duration};
use uuid::Uuid;

/// Looks into disputes.
pub struct CheckDispute {
    /// The database.
    pub db: Db,
    /// Runs the programs.
    pub judge: Judge,
}

columns! {
    /// What there is to look at.
    struct Case {
        document: Value,
        arguments: Option<Value>,
        setup: Option<String>,
        claimed: Option<Value>,
        language: Option<String>,
        source: Option<String>,
        submission_id: Option<Uuid>,
    }
}

#[async_trait::async_trait]
impl Handler for CheckDispute {
    fn kind(&self) -> &'static str {
        CHECK_DISPUTE
    }

    fn time_limit(&self) -> Duration {
        Duration::from_secs(300)
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let id = task.payload["dispute_id"].as_str().and_then(|text| Uuid::try_parse(text).ok());
        let id = id.ok_or_else(|| TaskError::Fatal("names no dispute".to_owned()))?;
        let sql = Sql::new(
            "select c.document, c.arguments, c.setup, c.claimed, c.language, c.source, c.submission_id
             from private.dispute_case($1) c",
        )
        .bind(id);
        // Decided or withdrawn meanwhile.
        let Some(row) = self.sql(&sql).await?.pop() else { return Ok(()) };
        let case = Case::from_row(&row)?;
        let finding = self.look(&case, id).await?;
        self.sql(&Sql::new("select private.record_finding($1, $2::jsonb)").bind(id).bind(finding)).await?;
        Ok(())
    }
}

impl CheckDispute {
    async fn sql(&self, sql: &Sql) -> Result<Vec<Row>, DbError> {
        self.db.run(Actor::Service, Access::ReadWrite, &Settings::default(), sql).await
    }

    async fn look(&self, case: &Case, id: Uuid) -> Result<Value, TaskError> {
        let task =
            task_of(&case.document, id).ok_or_else(|| TaskError::Fatal("a challenge of no kind".to_owned()))?;
        let input = match (&case.arguments, &case.setup) {
            (Some(arguments), _) => OwnInput::Arguments(arguments.as_array().cloned().unwrap_or_default()),
            (None, Some(setup)) => OwnInput::Setup(setup.clone()),
            (None, None) => return Err(TaskError::Fatal("a dispute without an input".to_owned())),
        };
        let solutions: BTreeMap<Language, String> =
            serde_json::from_value(case.document["solutions"].clone()).unwrap_or_default();
        let mut answers = Vec::new();
        for (language, source) in &solutions {
            let answer = self.judge.answer(&task, Program { language: *language, source }, &input).await;
            if answer.verdict == Verdict::InternalError {
                return Err(TaskError::Retry(answer.message.unwrap_or_default()));
            }
            answers.push((*language, answer));
        }
        let own = match (case.language.as_deref().and_then(Language::from_word), &case.source) {
            (Some(language), Some(source)) => {
                Some((language, self.judge.answer(&task, Program { language, source }, &input).await))
            }
            _ => None,
        };
        Ok(finding(&task, case, &answers, own.as_ref()))
    }
}

/// The finding as staff and, later, the finder read it.
fn finding(
    task: &Task,
    case: &Case,
    answers: &[(Language, TestResult)],
    own: Option<&(Language, TestResult)>,
) -> Value {
    let same = |a: &Value, b: &Value| compare::same(&task.compare, a, b);
    let first = answers.first().and_then(|(_, answer)| answer.value.clone());
    let agreed = first.filter(|first| {
        answers.iter().all(|(_, other)| other.value.as_ref().is_some_and(|value| same(first, value)))
    });
    let equal = |a: Option<&Value>, b: Option<&Value>| match (a, b) {
        (Some(a), Some(b)) => Some(same(a, b)),
        _ => None,
    };
    let own_value = own.and_then(|(_, answer)| answer.value.as_ref());
    json!({
        "references": answers.iter().map(|(language, answer)| describe(*language, answer)).collect::<Vec<_>>(),
        "own": own.map(|(language, answer)| describe(*language, answer)),
        "submission_id": case.submission_id,
        "references_agree": agreed.is_some(),
        "agreed": agreed,
        "own_is_as_claimed": equal(own_value, case.claimed.as_ref()),
        "own_is_as_references": equal(own_value, agreed.as_ref()),
        "references_are_as_claimed": equal(agreed.as_ref(), case.claimed.as_ref()),
    })
}

fn describe(language: Language, answer: &TestResult) -> Value {
    json!({ "language": language, "verdict": answer.verdict, "value": answer.value, "message": answer.message,
        "line": answer.line, "time_ms": u64::try_from(answer.time.as_millis()).unwrap_or(u64::MAX) })
}
