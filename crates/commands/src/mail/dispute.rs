//! The mail about a decided dispute.

use crate::{
    CommandError,
    notifications::{Notice, notify},
    rpc::context::CommandContext,
};
use devproof_db::Sql;
use devproof_vocabulary::{DisputeState, NotificationKind};
use uuid::Uuid;

devproof_db::columns! {
    /// The recipient, and what staff decided.
    struct DisputeDecision {
        person_id: Option<Uuid>,
        state: DisputeState,
        reason: String,
        title: String,
        slug: String,
    }
}

/// Tells the person who disputed a challenge what staff decided, and why.
pub(crate) async fn dispute_decided(cx: &CommandContext<'_>, dispute: Uuid) -> Result<(), CommandError> {
    let sql = Sql::new("select l.person_id, l.state, l.reason, l.title, l.slug from private.dispute_email($1) l")
        .bind(dispute);
    let Some(DisputeDecision { person_id: Some(person), state, reason, title, slug }) = cx.tx.read_opt(&sql).await?
    else {
        return Ok(());
    };
    let (subject, outcome) = if state == DisputeState::Confirmed {
        (
            format!("You were right about “{title}”"),
            "Your input is now one of its tests, with credit to you. All submissions are judged again.",
        )
    } else {
        (format!("Your dispute about “{title}”"), "We reviewed your input and didn't change the challenge.")
    };
    let notice = Notice {
        kind: NotificationKind::DisputeDecided,
        people: &[person],
        event: &format!("dispute:{dispute}"),
        thing: &format!("challenge:{slug}"),
        about: None,
        title: &subject,
        paragraphs: &[outcome, &reason],
        button: "Open challenge",
        path: &format!("/dashboard/challenges/{slug}"),
        not_before: None,
    };
    Ok(notify(cx.tx, &cx.settings.site_url, &notice).await?)
}
