//! `get_interview_receipt`: what became of an attempt, to its owner: every point of the score with what shows it, and
//! everything that was written and said.

use super::{case::decode, documents::From, result::Scoring, view};
use crate::{CommandError, arguments::arguments, command::Cx};
use devproof_db::Sql;
use devproof_scorer::{Answer, Problem, estimates};
use serde_json::{Value, json};
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let sql = Sql::new("select private.interview_receipt($1)").bind(args.p_attempt_id);
    let mut told: Value = cx.tx.query_one(&sql).await?.get::<_, Option<Value>>(0).ok_or(CommandError::NotFound)?;
    if told["attempt"]["state"] == "running" {
        // What was looked for is told when nothing can be changed any more.
        return Err(CommandError::InterviewRunning(args.p_attempt_id.to_string()));
    }
    let documents = From::Command(cx.tx);
    let problem = documents.problem(told["problem"].as_str().unwrap_or_default()).await?;
    let rubric = documents.rubric(told["rubric"].as_str().unwrap_or_default()).await?;
    let answer: Answer = serde_json::from_value(told["answer"].take()).map_err(|error| decode(&error))?;
    let scoring = Scoring::read(&told["scoring"])?;
    let before = Scoring::read(&told["before"])?;
    Ok(json!({
        "attempt": told["attempt"],
        "problem": whole(&problem, told["slug"].as_str().unwrap_or_default()),
        "rubric": rubric.document(),
        "scored_by": scoring.as_ref().map(Scoring::scored_by),
        "receipt": scoring.map(|scoring| scoring.receipt(&problem, &rubric, &answer)),
        "before": before.map(|scoring| scoring.receipt(&problem, &rubric, &answer)),
        "review": told["review"],
        "computed": estimates::rows(&answer.estimates, &problem),
        "drills": view::drills(&problem, &answer),
        "turns": told["turns"],
        "answer": answer,
    }))
}

/// What is told of a problem when the clock has stopped: also how large its quantities are, and why.
fn whole(problem: &Problem, slug: &str) -> Value {
    let mut public = view::public(problem, slug);
    public["quantities"] = json!(problem.quantities);
    public
}
