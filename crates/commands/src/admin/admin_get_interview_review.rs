//! `admin_get_interview_review`: one interview to be scored by a person: what was written, drawn and said, and the closed
//! checks. Neither a name nor what was found before.

use super::Entry;
use crate::{
    CommandError,
    interview::{BlindReview, Review},
    rpc::{arguments::arguments, context::CommandContext},
};
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_reason: String } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<BlindReview, CommandError> {
    let entry = Entry::new("interview.read_review", "interview_review", Some(args.p_id.to_string()));
    cx.staff_for(&args.p_reason)?.write_down(entry).await?;
    Review::read(cx, args.p_id).await?.blind(cx).await
}
