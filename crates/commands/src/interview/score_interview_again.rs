//! `score_interview_again`: the number once more, from what is stored. Rules look at the answer again; what a model or a
//! person found is counted again. Nothing is written: whoever doubts a score can press it as often as they like.

use super::{case::decode, documents::From, result::Scoring};
use crate::{CommandError, arguments::arguments, command::Cx};
use devproof_db::Sql;
use devproof_scorer::{Answer, SCORER_VERSION, Seniority, checks, score::score};
use serde_json::{Value, json};
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let sql = Sql::new("select private.interview_receipt($1)").bind(args.p_attempt_id);
    let mut told: Value = cx.tx.query_one(&sql).await?.get::<_, Option<Value>>(0).ok_or(CommandError::NotFound)?;
    let stored = Scoring::read(&told["scoring"])?.ok_or(CommandError::NotFound)?;
    let documents = From::Command(cx.tx);
    let problem = documents.problem(told["problem"].as_str().unwrap_or_default()).await?;
    let rubric = documents.rubric(told["rubric"].as_str().unwrap_or_default()).await?;
    let answer: Answer = serde_json::from_value(told["answer"].take()).map_err(|error| decode(&error))?;
    let seniority = told["seniority"].as_str().and_then(Seniority::from_word).unwrap_or(stored.score.seniority);
    let findings = match stored.kind.as_str() {
        "rules" => checks::find(&problem, &rubric, &answer),
        _ => stored.findings.clone(),
    };
    let again = score(&problem, &rubric, seniority, &answer, &findings);
    let same = again == stored.score && findings == stored.findings;
    Ok(json!({
        "total": again.total, "same": same, "made_by": stored.versions.scorer, "now_by": SCORER_VERSION,
    }))
}
