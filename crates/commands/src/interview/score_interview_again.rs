//! `score_interview_again`: the number once more, from what is stored. Rules look at the answer again, the answers that a
//! model gave are verified and counted again, and what a person found is added up again. Nothing is written and no model
//! answers: anyone who doubts a score can press it as often as they like.

use super::{
    attempt::{Attempt, decode, head, turns},
    result::Scoring,
};
use crate::{
    CommandError,
    llm_grader::{KeptAnswer, again},
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::{DbError, FromRow, Sql};
use devproof_scorer::{SCORER_VERSION, checks, score::score};
use devproof_vocabulary::Scorer;
use serde_json::Value;
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid } }

answer! {
    total: u8,
    /// Whether number and findings are those of the receipt.
    same: bool,
    /// The scorer's version then, and now.
    made_by: u32,
    now_by: u32,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let id = args.p_attempt_id;
    let [attempt, turns, scorings] = cx.tx.query_together([&head(id), &turns(id), &Scoring::read_all(id)]).await?;
    let attempt = Attempt::of(&attempt, &turns)?.ok_or(CommandError::NotFound)?;
    let scorings = scorings.iter().map(Scoring::from_row).collect::<Result<Vec<_>, _>>()?;
    let stored = scorings.iter().find(|scoring| scoring.counts).ok_or(CommandError::NotFound)?;
    let (problem, rubric) = (attempt.problem(cx).await?, attempt.rubric(cx).await?);
    let findings = match stored.kind {
        Scorer::Rules => checks::find(&problem, &attempt.answer),
        Scorer::Model => {
            let answers = model_answers(cx, id, stored.id).await?;
            again(&problem, &attempt.answer, &answers).unwrap_or_else(|| stored.findings().to_vec())
        }
        Scorer::Person => stored.findings().to_vec(),
    };
    let now = score(&problem, &rubric, attempt.head.seniority, &attempt.answer, &findings);
    Ok(Answer {
        total: now.total,
        same: now == *stored.score() && findings == stored.findings(),
        made_by: stored.version(),
        now_by: SCORER_VERSION,
    })
}

/// What a model answered for a scoring.
async fn model_answers(cx: &CommandContext<'_>, attempt: Uuid, scoring: Uuid) -> Result<Vec<KeptAnswer>, DbError> {
    let sql = Sql::new("select private.my_model_answers($1, $2)").bind(attempt).bind(scoring);
    let answers: Vec<Value> = cx.tx.values(&sql).await?;
    answers.into_iter().map(|answer| serde_json::from_value(answer).map_err(|error| decode(&error))).collect()
}
