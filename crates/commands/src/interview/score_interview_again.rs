//! `score_interview_again`: the number once more, from what is stored. Rules look at the answer again, the answers that a
//! model gave are verified and counted again, and what a person found is added up again. Nothing is written and nobody is
//! asked: whoever doubts a score can press it as often as they like.

use super::{case::decode, documents::From, result::Scoring};
use crate::{
    CommandError,
    arguments::arguments,
    command::Cx,
    examiner::{KeptAnswer, again},
};
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
        "rules" => checks::find(&problem, &answer),
        "model" => {
            let kept: Vec<KeptAnswer> =
                serde_json::from_value(told["model_answers"].take()).map_err(|error| decode(&error))?;
            again(&problem, &answer, &kept).unwrap_or_else(|| stored.findings.clone())
        }
        _ => stored.findings.clone(),
    };
    let now = score(&problem, &rubric, seniority, &answer, &findings);
    let same = now == stored.score && findings == stored.findings;
    Ok(json!({
        "total": now.total, "same": same, "made_by": stored.versions.scorer, "now_by": SCORER_VERSION,
    }))
}
