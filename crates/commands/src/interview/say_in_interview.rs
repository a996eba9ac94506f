//! `say_in_interview`: the candidate says something and the interviewer answers. The same id again answers the same.

use super::{
    case::{AT_ONCE, Case},
    wording,
};
use crate::{
    CommandError,
    arguments::{arguments, decode},
    check::Check,
    command::Cx,
    outside::Question,
};
use devproof_scorer::{Speaker, Turn, answer::MAX_SAID, interviewer};
use serde_json::{Map, Value, json};
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_attempt_id: Uuid, p_text: String } }

/// Before the transaction: how the model would say a follow-up that the answer leads to.
pub(crate) async fn ask(cx: &Cx<'_>, args: Map<String, Value>) -> Result<Question, CommandError> {
    let args: Args = decode("", Value::Object(args))?;
    if cx.settings.outside.examiner.is_none() || args.p_text.chars().count() > MAX_SAID {
        return Ok(Question::Nothing);
    }
    let mut case = Case::find(cx, args.p_attempt_id).await?.ok_or(CommandError::NotFound)?;
    let (problem, bank) = (case.problem(cx).await?, case.bank(cx).await?);
    let answers = interviewer::reply(&problem, &bank, &case.answer, &args.p_text);
    case.answer.turns.push(Turn { from: Speaker::Candidate, text: args.p_text, question: None });
    Ok(wording::question(cx, &problem, &bank, case.answer, answers))
}

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let text = check.text("p_text", &args.p_text, MAX_SAID);
    check.finish()?;
    let case = Case::running(cx, args.p_attempt_id, Some(args.p_id)).await?;
    if !case.said.is_empty() {
        return Ok(json!({ "turns": case.said }));
    }
    case.must_have_room()?;
    let (problem, bank) = (case.problem(cx).await?, case.bank(cx).await?);
    let answers = wording::heard(cx, interviewer::reply(&problem, &bank, &case.answer, &text));
    let said = Turn { from: Speaker::Candidate, text, question: None };
    let turns = case.say(cx, Some(args.p_id), std::iter::once(&said).chain(answers.iter().take(AT_ONCE - 1))).await?;
    Ok(json!({ "turns": turns }))
}
