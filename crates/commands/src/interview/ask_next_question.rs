//! `ask_next_question`: the candidate wants the next follow-up. It is about the weakest point so far, and no question comes
//! twice; when nothing is left, no turn comes.

use super::{
    attempt::{Attempt, Event, SaidTurn},
    wording,
};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments, decode},
        context::CommandContext,
        external::ExternalQuery,
    },
};
use devproof_scorer::interviewer;
use serde_json::{Map, Value};
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid } }

answer! { turns: Vec<SaidTurn> }

/// Before the transaction: how the model would say it.
pub(crate) async fn prepare_query(
    cx: &CommandContext<'_>,
    args: Map<String, Value>,
) -> Result<ExternalQuery, CommandError> {
    let args: Args = decode("", Value::Object(args))?;
    if cx.settings.external.llm_grader.is_none() {
        return Ok(ExternalQuery::Nothing);
    }
    let attempt = Attempt::find(cx, args.p_attempt_id).await?.ok_or(CommandError::NotFound)?;
    let (problem, bank) = (attempt.problem(cx).await?, attempt.bank(cx).await?);
    let next = interviewer::next(&problem, &bank, &attempt.answer);
    Ok(wording::question(cx, &problem, &bank, attempt.answer, next.into_iter().collect()))
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let attempt = Attempt::running(cx, args.p_attempt_id).await?;
    attempt.must_have_room()?;
    let (problem, bank) = (attempt.problem(cx).await?, attempt.bank(cx).await?);
    let next = interviewer::next(&problem, &bank, &attempt.answer);
    let next: Vec<Event> = wording::reworded(cx, next.into_iter().collect()).iter().map(Event::turn).collect();
    Ok(Answer { turns: attempt.add(cx, None, &next).await? })
}
