//! `get_interview`: an attempt with everything that its room shows, on whatever device and after whatever happened.

use super::{case::Case, finish_interview, view};
use crate::{CommandError, arguments::arguments, command::Cx};
use serde_json::Value;
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut case = Case::find(cx, args.p_attempt_id).await?.ok_or(CommandError::NotFound)?;
    if case.is_over(cx.now) {
        case.state = finish_interview::end(cx, case.id).await?;
    }
    view::interview(cx, case).await
}
