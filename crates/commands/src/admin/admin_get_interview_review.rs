//! `admin_get_interview_review`: one interview to be scored by a person: what was written, drawn and said, and the closed
//! checks. Neither a name nor what was found before.

use super::{Entry, reason};
use crate::{
    CommandError,
    interview::{BlindReview, Review},
    rpc::{arguments::arguments, check::Check, context::CommandContext},
};
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_reason: String } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<BlindReview, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    check.finish()?;
    let entry = Entry::new("interview.read_review", "interview_review", Some(args.p_id.to_string()));
    cx.staff(reason)?.write_down(entry).await?;
    Review::read(cx, args.p_id).await?.blind(cx).await
}
