//! `publish_employer_challenge`: freezes what a challenge says as a version that can be sent. Its reference solutions are
//! judged in the background; the editor shows what was found.

use super::document::{Challenge, told};
use crate::{
    CommandError,
    challenges::{Queued, Subject, queue},
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_judge::document::Document;
use devproof_vocabulary::{EmployerChallengeStatus, Permission, SubmissionKind};
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

answer! { id: Uuid, status: EmployerChallengeStatus, version: i32 }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.member_with(Permission::ManageChallenges).await?;
    cx.approved_company().await?;
    let id = args.p_id;
    cx.lock_me().await?;
    let held = Challenge::hold(cx, id).await?;
    if held.is_over {
        return Err(CommandError::ChallengeStatus("over".to_owned()));
    }
    let document = Document::parse(&held.document).map_err(|found| CommandError::InvalidDocument(told(found)))?;
    let version = match held.version {
        // Nothing new to freeze: an archived one is shown again, a published one stays as it is.
        Some(version) if !held.is_changed => version,
        before => {
            // A version from before this check can be shown again; each new version has to pass it.
            let found = document.unfit();
            if !found.is_empty() {
                return Err(CommandError::InvalidDocument(told(found)));
            }
            let version = before.unwrap_or(0) + 1;
            freeze(cx, id, version, &held, &document).await?;
            version
        }
    };
    let update = Sql::new(
        "update public.employer_challenges e
         set status = 'published', published_version = $2, is_changed = false, published_at = $3::timestamptz,
             updated_at = $3::timestamptz
         where e.id = $1::uuid",
    )
    .bind(id)
    .bind(version)
    .bind(cx.now);
    if cx.tx.execute(&update).await? == 0 {
        return Err(CommandError::NotAllowed);
    }
    Ok(Answer { id, status: EmployerChallengeStatus::Published, version })
}

async fn freeze(
    cx: &CommandContext<'_>,
    id: Uuid,
    version: i32,
    held: &Challenge,
    document: &Document,
) -> Result<(), CommandError> {
    let version_id = Uuid::new_v4();
    let insert = Sql::new(
        "insert into public.employer_challenge_versions
             (id, employer_challenge_id, version, document, time_limit_minutes, published_by, published_at)
         values ($1, $2, $3, $4::jsonb, $5, $6, $7)",
    )
    .bind(version_id)
    .bind(id)
    .bind(version)
    .bind(document.value())
    .bind(held.time_limit_minutes)
    .bind(cx.user_id)
    .bind(cx.now);
    cx.tx.execute(&insert).await?;
    let judged = document.task().map(|task| task.languages.as_slice()).unwrap_or_default();
    for (language, source) in document.solutions.iter().filter(|(language, _)| judged.contains(language)) {
        let check = Queued {
            id: Uuid::new_v4(),
            subject: Subject::EmployerVersion(version_id),
            language: language.as_str(),
            source,
            kind: SubmissionKind::Check,
            custom_input: None,
        };
        queue(cx, check).await?;
    }
    Ok(())
}
