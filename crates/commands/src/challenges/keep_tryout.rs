//! `keep_tryout`: an accepted answer from before the caller had an account becomes a submission of theirs. It is judged
//! once more as such, and counts as any other. Once: who comes second finds nothing.

use super::{Queued, QueuedSubmission, Subject, offered, queue, queue::own, tryouts::key_hash};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext, rows},
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::{Language, SubmissionKind};
use uuid::Uuid;

arguments! { required { p_key: Uuid, p_id: Uuid } }

columns! {
    /// An answer that was taken out of the visitors' lane.
    struct Kept {
        challenge_id: Uuid,
        language: Language,
        source: String,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<QueuedSubmission, CommandError> {
    cx.seeker()?;
    cx.lock_me().await?;
    let take =
        Sql::new("select k.challenge_id, k.language, k.source from private.take_tryout($1, $2::timestamptz) k")
            .bind(key_hash(args.p_key))
            .bind(cx.now);
    let taken = cx.tx.query(&take).await?;
    let Some(kept) = rows::row_opt::<Kept>(&taken)? else {
        // The reply to the first call may have been lost.
        return own(cx, args.p_id).await?.ok_or(CommandError::TryoutNotKept);
    };
    let challenge = offered(cx, kept.challenge_id).await?;
    challenge.takes(kept.language)?;
    let queued = Queued {
        id: args.p_id,
        subject: Subject::Challenge { id: kept.challenge_id, version: challenge.version },
        language: kept.language.as_str(),
        source: &kept.source,
        kind: SubmissionKind::Submit,
        custom_input: None,
    };
    queue(cx, queued).await
}
