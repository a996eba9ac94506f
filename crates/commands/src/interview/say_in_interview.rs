//! `say_in_interview`: the candidate says something and the interviewer answers. The same id again answers the same.

use super::{
    attempt::{AT_ONCE, Attempt, Event, SaidTurn},
    wording,
};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments, decode},
        check::Check,
        context::CommandContext,
        external::ExternalQuery,
    },
};
use devproof_scorer::{Speaker, Turn, answer::MAX_SAID, interviewer};
use serde_json::{Map, Value};
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_attempt_id: Uuid, p_text: String } }

answer! { turns: Vec<SaidTurn> }

/// Before the transaction: how the model would say a follow-up that the answer leads to.
pub(crate) async fn prepare_query(
    cx: &CommandContext<'_>,
    args: Map<String, Value>,
) -> Result<ExternalQuery, CommandError> {
    let args: Args = decode("", Value::Object(args))?;
    if cx.settings.external.llm_grader.is_none() || args.p_text.chars().count() > MAX_SAID {
        return Ok(ExternalQuery::Nothing);
    }
    let mut attempt = Attempt::find(cx, args.p_attempt_id).await?.ok_or(CommandError::NotFound)?;
    let (problem, bank) = (attempt.problem(cx).await?, attempt.bank(cx).await?);
    let answers = interviewer::reply(&problem, &bank, &attempt.answer, &args.p_text);
    attempt.answer.turns.push(Turn { from: Speaker::Candidate, text: args.p_text, question: None });
    Ok(wording::question(cx, &problem, &bank, attempt.answer, answers))
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let text = check.text("p_text", &args.p_text, MAX_SAID);
    check.finish()?;
    let attempt = Attempt::running(cx, args.p_attempt_id).await?;
    let added = attempt.added_by(args.p_id);
    if !added.is_empty() {
        return Ok(Answer { turns: added });
    }
    attempt.must_have_room()?;
    let (problem, bank) = (attempt.problem(cx).await?, attempt.bank(cx).await?);
    let answers = wording::reworded(cx, interviewer::reply(&problem, &bank, &attempt.answer, &text));
    let said = Turn { from: Speaker::Candidate, text, question: None };
    let events: Vec<Event> =
        std::iter::once(&said).chain(answers.iter().take(AT_ONCE - 1)).map(Event::turn).collect();
    Ok(Answer { turns: attempt.add(cx, Some(args.p_id), &events).await? })
}
