//! `admin_get_interview_review`: one interview to be judged by a person: what was written, drawn and said, and the closed
//! checks. Neither a name nor what the machine found.

use super::reason;
use crate::{CommandError, arguments::arguments, check::Check, command::Cx, interview::Review};
use serde_json::Value;
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_reason: String } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    check.finish()?;
    Ok(Review::read(cx, args.p_id, &reason).await?.blind())
}
