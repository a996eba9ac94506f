//! `ask_next_question`: the candidate wants the next follow-up. It is about the weakest point so far, and never asked
//! twice; when nothing is left, no turn comes.

use super::{case::Case, say_in_interview::must_have_room};
use crate::{CommandError, arguments::arguments, command::Cx};
use devproof_scorer::interviewer;
use serde_json::{Value, json};
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let case = Case::running(cx, args.p_attempt_id, None).await?;
    must_have_room(&case)?;
    let (problem, bank, rubric) = (case.problem(cx).await?, case.bank(cx).await?, case.rubric(cx).await?);
    let next = interviewer::next(&problem, &bank, &rubric, &case.answer);
    let turns = case.say(cx, None, next.iter()).await?;
    Ok(json!({ "turns": turns }))
}
