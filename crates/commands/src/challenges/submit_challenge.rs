//! `submit_challenge`: an answer to be judged on all tests. It counts.

use super::{Queued, QueuedSubmission, Subject, check_source, offered, queue};
use crate::{
    CommandError,
    rpc::{arguments::arguments, check::Check, context::CommandContext},
};
use devproof_vocabulary::{Language, SubmissionKind};
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_challenge_id: Uuid, p_language: Language, p_source: String } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<QueuedSubmission, CommandError> {
    let mut check = Check::at("");
    check_source(&mut check, &args.p_source);
    check.finish()?;
    cx.seeker()?;
    cx.lock_me().await?;
    let challenge = offered(cx, args.p_challenge_id).await?;
    challenge.takes(args.p_language)?;
    let queued = Queued {
        id: args.p_id,
        subject: Subject::Challenge { id: args.p_challenge_id, version: challenge.version },
        language: args.p_language.as_str(),
        source: &args.p_source,
        kind: SubmissionKind::Submit,
        custom_input: None,
    };
    queue(cx, queued).await
}
