//! `mend_drill`: how the candidate fixes what broke, in words; the board as it was last saved is the one after it.

use super::attempt::{Attempt, Event, SaidTurn};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_scorer::{
    answer::MAX_SAID,
    drill::{self, Effect},
    interviewer,
};
use devproof_vocabulary::InterviewEventKind;
use serde_json::json;
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid, p_text: String } }

answer! { effect_after: Effect, turns: Vec<SaidTurn> }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let text = check.text("p_text", &args.p_text, MAX_SAID);
    check.finish()?;
    let mut attempt = Attempt::running(cx, args.p_attempt_id).await?;
    let problem = attempt.problem(cx).await?;
    let bank = attempt.bank(cx).await?;
    let last = attempt.answer.drills.last_mut().ok_or(CommandError::NothingToDrill)?;
    let is_new = match &last.mend {
        None => true,
        // Sent again because its answer was lost.
        Some(said) if *said == text => false,
        Some(_) => return Err(CommandError::NothingToDrill),
    };
    last.mend = Some(text.clone());
    let effect_after = drill::effect_after(&problem, last, &attempt.answer.board, &attempt.answer.estimates);
    if !is_new {
        return Ok(Answer { effect_after, turns: Vec::new() });
    }
    let turn = interviewer::mended(&bank, &effect_after);
    let fixed = Event::new(InterviewEventKind::Mend, json!({ "text": text }));
    let turns = attempt.add_drilled(cx, &[fixed, Event::turn(&turn)]).await?;
    Ok(Answer { effect_after, turns })
}
