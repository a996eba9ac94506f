//! `ask_next_question`: the candidate wants the next follow-up. It is about the weakest point so far, and never asked
//! twice; when nothing is left, no turn comes.

use super::{case::Case, wording};
use crate::{
    CommandError,
    arguments::{arguments, decode},
    command::Cx,
    outside::Question,
};
use devproof_scorer::interviewer;
use serde_json::{Map, Value, json};
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid } }

/// Before the transaction: how the model would say it.
pub(crate) async fn ask(cx: &Cx<'_>, args: Map<String, Value>) -> Result<Question, CommandError> {
    let args: Args = decode("", Value::Object(args))?;
    if cx.settings.outside.examiner.is_none() {
        return Ok(Question::Nothing);
    }
    let case = Case::find(cx, args.p_attempt_id).await?.ok_or(CommandError::NotFound)?;
    let (problem, bank) = (case.problem(cx).await?, case.bank(cx).await?);
    let next = interviewer::next(&problem, &bank, &case.answer);
    Ok(wording::question(cx, &problem, &bank, case.answer, next.into_iter().collect()))
}

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let case = Case::running(cx, args.p_attempt_id, None).await?;
    case.must_have_room()?;
    let (problem, bank) = (case.problem(cx).await?, case.bank(cx).await?);
    let next = interviewer::next(&problem, &bank, &case.answer);
    let next = wording::heard(cx, next.into_iter().collect());
    let turns = case.say(cx, None, next.iter()).await?;
    Ok(json!({ "turns": turns }))
}
