//! `mend_drill`: how the candidate mends what broke, in words; the board as it was last saved is what stands after it.

use super::case::Case;
use crate::{CommandError, arguments::arguments, check::Check, command::Cx};
use devproof_scorer::{answer::MAX_SAID, drill, interviewer};
use serde_json::{Value, json};
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid, p_text: String } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let text = check.text("p_text", &args.p_text, MAX_SAID);
    check.finish()?;
    let mut case = Case::running(cx, args.p_attempt_id, None).await?;
    let problem = case.problem(cx).await?;
    let bank = case.bank(cx).await?;
    let last = case.answer.drills.last_mut().ok_or(CommandError::NothingToDrill)?;
    let is_new = match &last.mend {
        None => true,
        // Sent again because its answer was lost.
        Some(said) if *said == text => false,
        Some(_) => return Err(CommandError::NothingToDrill),
    };
    last.mend = Some(text.clone());
    let after = drill::effect_after(&problem, last, &case.answer.board, &case.answer.estimates);
    let mut turns = json!([]);
    if is_new {
        case.keep_drills(cx).await?;
        let turn = interviewer::mended(&bank, &after);
        turns = case.add(cx, None, &[("mend", json!({ "text": text })), ("turn", json!(turn))]).await?;
    }
    Ok(json!({ "effect_after": after, "turns": turns }))
}
