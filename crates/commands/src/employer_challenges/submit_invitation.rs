//! `submit_invitation`: the candidate submits an answer, once: the one in the call, or the one that was saved last.

use super::{
    answer::{self, Form},
    invitation::{Invitation, sent_time, step},
};
use crate::{
    CommandError, mail,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::InvitationStatus;
use serde_json::Value;
use uuid::Uuid;

arguments! {
    required { p_id: Uuid }
    optional { p_answer: Value }
}

answer! { id: Uuid, status: InvitationStatus, submitted_at: String, submission_id: Option<Uuid> }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.lock_me().await?;
    let held = Invitation::working(cx, args.p_id).await?;
    let given = match args.p_answer {
        Some(answer) => answer,
        None => {
            let saved = Sql::new("select private.invitation_answer($1)").bind(held.id);
            let saved: Option<Value> = cx.tx.value(&saved).await?;
            saved.ok_or_else(|| CommandError::invalid("/p_answer", "is missing: no saved answer"))?
        }
    };
    let answer = answer::checked(&held.document, &given, Form::HandedIn)?;
    answer::save(cx, held.id, &answer).await?;
    let sql = Sql::new(
        "update public.challenge_invitations i set status = 'submitted', submitted_at = $2::timestamptz
         where i.id = $1::uuid",
    )
    .bind(held.id)
    .bind(cx.now);
    step(cx, &sql).await?;
    let submission = answer::judge(cx, held.id, answer::program_of(held.kind(), &answer)).await?;
    mail::challenge(cx, held.id, "submitted").await?;
    Ok(Answer {
        id: held.id,
        status: InvitationStatus::Submitted,
        submitted_at: sent_time(cx.now),
        submission_id: submission,
    })
}
