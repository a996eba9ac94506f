//! `run_invitation`: runs a program on the visible tests of an invitation, or on an input of one's own, while its time
//! runs. Counts for nothing. The client makes the id: asking again runs nothing twice.

use super::{answer, invitation::Invitation};
use crate::{
    CommandError,
    challenges::{Queued, Subject, queue},
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_vocabulary::{SubmissionKind, SubmissionState};
use serde_json::{Value, json};
use uuid::Uuid;

/// Longest own input, in bytes of JSON or SQL.
const MAX_INPUT: usize = 64 * 1024;

arguments! {
    required { p_run_id: Uuid, p_id: Uuid, p_language: String, p_source: String }
    optional { p_arguments: Vec<Value>, p_setup: String }
}

answer! { id: Uuid, state: SubmissionState }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.lock_me().await?;
    let held = Invitation::working(cx, args.p_id).await?;
    let mut check = Check::at("");
    answer::program(&mut check, &held.document, "p_language", &args.p_language, "p_source", &args.p_source);
    let input = match (held.kind(), args.p_arguments, args.p_setup) {
        (_, None, None) => None,
        ("code", Some(arguments), None) => Some(json!({ "arguments": arguments })),
        ("sql", None, Some(setup)) => Some(json!({ "setup": setup })),
        _ => {
            check.problem("p_arguments", "must be arguments for a function or rows for a query, not both");
            None
        }
    };
    if input.as_ref().is_some_and(|input| input.to_string().len() > MAX_INPUT) {
        check.problem(if held.kind() == "sql" { "p_setup" } else { "p_arguments" }, "must be at most 64 kB");
    }
    check.finish()?;
    let queued = Queued {
        id: args.p_run_id,
        subject: Subject::Invitation(held.id),
        language: &args.p_language,
        source: &args.p_source,
        kind: SubmissionKind::Run,
        custom_input: input,
    };
    queue(cx, queued).await?;
    Ok(Answer { id: args.p_run_id, state: SubmissionState::Queued })
}
