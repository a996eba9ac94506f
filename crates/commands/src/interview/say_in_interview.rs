//! `say_in_interview`: the candidate says something and the interviewer answers. The same id again answers the same.

use super::case::Case;
use crate::{CommandError, arguments::arguments, check::Check, command::Cx};
use devproof_scorer::{
    Speaker, Turn,
    answer::{MAX_SAID, MAX_TURNS},
    interviewer,
};
use serde_json::{Value, json};
use uuid::Uuid;

/// Turns that one call may add: what is said, and the answer to it.
const AT_ONCE: usize = 4;

arguments! { required { p_id: Uuid, p_attempt_id: Uuid, p_text: String } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let text = check.text("p_text", &args.p_text, MAX_SAID);
    check.finish()?;
    let case = Case::running(cx, args.p_attempt_id, Some(args.p_id)).await?;
    if !case.said.is_empty() {
        return Ok(json!({ "turns": case.said }));
    }
    must_have_room(&case)?;
    let (problem, bank, rubric) = (case.problem(cx).await?, case.bank(cx).await?, case.rubric(cx).await?);
    let answers = interviewer::reply(&problem, &bank, &rubric, &case.answer, &text);
    let said = Turn { from: Speaker::Candidate, text, question: None };
    let turns = case.say(cx, Some(args.p_id), std::iter::once(&said).chain(answers.iter().take(AT_ONCE - 1))).await?;
    Ok(json!({ "turns": turns }))
}

/// Refuses when the conversation has no room for more.
pub(super) fn must_have_room(case: &Case) -> Result<(), CommandError> {
    if case.answer.turns.len() + AT_ONCE > MAX_TURNS {
        return Err(CommandError::TooMany(format!("a conversation has at most {MAX_TURNS} turns")));
    }
    Ok(())
}
