//! The emails of commands and of the clock. A command writes them in its own transaction.

mod background;
mod challenge;
mod dispute;
mod ended;
mod expired;
mod interest;
mod interview;
mod job_invitation;
mod job_invitation_accepted;
mod leaving;
mod reviewed;
mod shared;
mod sso;
mod team;
mod warning;

pub(crate) use challenge::{ChallengeMail, challenge, challenge_due, challenge_ended};
pub(crate) use dispute::dispute_decided;
pub(crate) use ended::{EndedMail, PLAN_MAILS};
pub(crate) use expired::{ExpiredMail, UnansweredMail};
pub(crate) use interest::{InterestMail, interest_received, interest_watchers};
pub(crate) use interview::InterviewMail;
pub(crate) use job_invitation::{JobInvitationMail, job_invited};
pub(crate) use job_invitation_accepted::{JobInvitationAcceptedMail, job_invitation_accepted};
pub(crate) use leaving::{deactivated, export_ready, own_address};
pub(crate) use reviewed::ReviewedMail;
pub(crate) use shared::job_shared;
pub(crate) use sso::{MissingProof, SsoChange, put_sso_proof, sso_changed};
pub(crate) use team::{
    WorkPassedOnMail, admin_handed_over, invited, joined, permissions_changed, plan_work_passed_on, put_removed,
    removed,
};
pub(crate) use warning::warned;

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Sql, columns};
use devproof_mail::{Email, Part};
use devproof_queue::outbox;
use uuid::Uuid;

columns! {
    /// A candidate who was approved.
    struct Approval {
        address: Option<String>,
        title: String,
        company: String,
    }
}

/// Tells a candidate that a company approved them and that the two can talk.
pub(crate) async fn approved(
    cx: &CommandContext<'_>,
    interaction: Uuid,
    conversation: Uuid,
) -> Result<(), CommandError> {
    let sql = Sql::new(
        "select private.contact_email(i.profile_id) as address, j.title, c.name as company
         from public.job_interactions i
         join public.job_openings j on j.id = i.job_opening_id
         join public.companies c on c.id = j.company_id
         where i.id = $1::uuid",
    )
    .bind(interaction);
    let Some(Approval { address: Some(to), title, company }) = cx.tx.read_opt(&sql).await? else { return Ok(()) };
    let email = Email::new(
        &to,
        &format!("{company} wants to talk to you"),
        &[
            Part::Paragraph(&format!("{company} approved you for “{title}”. You can message each other now.")),
            Part::Button(
                "Open conversation",
                &format!("{}/dashboard/messages?conversation={conversation}", cx.settings.site_url),
            ),
        ],
    );
    outbox::put(cx.tx, &email, Some(&format!("approved:{interaction}"))).await?;
    Ok(())
}
