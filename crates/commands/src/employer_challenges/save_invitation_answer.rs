//! `save_invitation_answer`: saves what the candidate has so far. When the time runs out, this is what is handed in.

use super::{
    answer::{self, Form},
    invitation::Invitation,
};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use serde_json::Value;
use time::format_description::well_known::Rfc3339;
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_answer: Value } }

answer! { id: Uuid, saved_at: String }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let held = Invitation::working(cx, args.p_id).await?;
    let answer = answer::checked(&held.document, &args.p_answer, Form::Draft)?;
    answer::save(cx, held.id, &answer).await?;
    Ok(Answer { id: held.id, saved_at: cx.now.format(&Rfc3339).unwrap_or_default() })
}
