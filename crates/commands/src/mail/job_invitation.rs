//! What the two sides of a job invitation are told. The person's notification is settled when the invitation ends
//! (`triggers/job_invitations/settle_job_invited.sql`).

use crate::{
    CommandError,
    notifications::{Notice, notify},
    rpc::context::CommandContext,
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::NotificationKind;
use uuid::Uuid;

columns! {
    /// What the invitation names.
    struct Invited {
        title: String,
        company: String,
    }
}

columns! {
    /// The job, and the member who sent the invitation.
    struct Accepted {
        title: String,
        sender: Option<Uuid>,
    }
}

/// Tells a person that the caller's company invites them.
pub(crate) async fn job_invited(
    cx: &CommandContext<'_>,
    invitation: Uuid,
    job: Uuid,
    person: Uuid,
    reason: &str,
) -> Result<(), CommandError> {
    let sql = Sql::new(
        "select j.title, c.name as company from public.job_openings j join public.companies c on c.id = j.company_id
         where j.id = $1::uuid",
    )
    .bind(job);
    let Some(Invited { title, company }) = cx.tx.read_opt(&sql).await? else { return Ok(()) };
    let notice = Notice {
        kind: NotificationKind::JobInvited,
        people: &[person],
        event: &format!("job_invited:{invitation}"),
        thing: &format!("job_invitation:{invitation}"),
        about: None,
        title: &format!("{company} invites you to “{title}”"),
        paragraphs: &[
            &format!(
                "{company} found your profile and invites you to “{title}”. If you accept, you can message each other."
            ),
            &format!("They write: {reason}"),
            "You can answer within 14 days. Accepting doesn't use one of your daily decisions.",
            "You can turn invitations off in your privacy settings.",
        ],
        button: "View invitation",
        path: "/dashboard/browse-jobs?tab=invitations",
        not_before: None,
    };
    Ok(notify(cx.tx, &cx.settings.site_url, &notice).await?)
}

/// Tells the member who sent the invitation, if they still belong to the company, that the caller accepted it.
pub(crate) async fn job_invitation_accepted(
    cx: &CommandContext<'_>,
    invitation: Uuid,
    job: Uuid,
    conversation: Uuid,
) -> Result<(), CommandError> {
    let sql = Sql::new(
        "select j.title, private.job_invitation_sender($1::uuid) as sender from public.job_openings j where j.id = $2::uuid",
    )
    .bind(invitation)
    .bind(job);
    let Some(Accepted { title, sender: Some(sender) }) = cx.tx.read_opt(&sql).await? else { return Ok(()) };
    let name = cx.name_or("Someone");
    let accepted = format!("{name} accepted your invitation to “{title}”");
    let notice = Notice {
        kind: NotificationKind::JobInvitationAccepted,
        people: &[sender],
        event: &format!("job_invitation_accepted:{invitation}"),
        thing: &format!("conversation:{conversation}"),
        about: Some(cx.user_id),
        title: &accepted,
        paragraphs: &[&format!("{accepted}. You can message each other now.")],
        button: "Open conversation",
        path: &format!("/dashboard/messages?conversation={conversation}"),
        not_before: None,
    };
    Ok(notify(cx.tx, &cx.settings.site_url, &notice).await?)
}
