//! `run_challenge`: tries a program on the visible tests, or on an input of one's own. It counts for nothing.

use super::{Input, Queued, QueuedSubmission, Subject, check_source, offered, queue};
use crate::{
    CommandError,
    rpc::{arguments::arguments, check::Check, context::CommandContext},
};
use devproof_vocabulary::{Language, SubmissionKind};
use serde_json::Value;
use uuid::Uuid;

arguments! {
    required { p_id: Uuid, p_challenge_id: Uuid, p_language: Language, p_source: String }
    optional { p_arguments: Value, p_setup: String }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<QueuedSubmission, CommandError> {
    let mut check = Check::at("");
    check_source(&mut check, &args.p_source);
    check.finish()?;
    cx.seeker()?;
    cx.lock_me().await?;
    let challenge = offered(cx, args.p_challenge_id).await?;
    challenge.takes(args.p_language)?;
    let input = Input { arguments: args.p_arguments, setup: args.p_setup };
    let queued = Queued {
        id: args.p_id,
        subject: Subject::Challenge { id: args.p_challenge_id, version: challenge.version },
        language: args.p_language.as_str(),
        source: &args.p_source,
        kind: SubmissionKind::Run,
        custom_input: input.checked(&challenge)?,
    };
    queue(cx, queued).await
}
