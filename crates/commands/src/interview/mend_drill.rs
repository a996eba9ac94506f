//! `mend_drill`: how the candidate mends what broke, in words; the board as it was last saved is what stands after it.

use super::case::Case;
use crate::{CommandError, arguments::arguments, check::Check, command::Cx};
use devproof_scorer::{answer::MAX_SAID, drill};
use serde_json::{Value, json};
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid, p_text: String } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let text = check.text("p_text", &args.p_text, MAX_SAID);
    check.finish()?;
    let mut case = Case::running(cx, args.p_attempt_id, None).await?;
    let problem = case.problem(cx).await?;
    let last = case.answer.drills.last_mut().ok_or(CommandError::NothingToDrill)?;
    match &last.mend {
        None => {
            last.mend = Some(text.clone());
            case.keep_drills(cx).await?;
            case.add(cx, None, &[("mend", json!({ "text": text }))]).await?;
        }
        // Sent again because its answer was lost.
        Some(said) if *said == text => {}
        Some(_) => return Err(CommandError::NothingToDrill),
    }
    let after = case
        .answer
        .drills
        .last()
        .map(|done| drill::effect_after(&problem, done, &case.answer.board, &case.answer.estimates));
    Ok(json!({ "effect_after": after }))
}
