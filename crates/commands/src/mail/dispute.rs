//! The mail about a decided dispute.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::Sql;
use devproof_mail::{Email, Part};
use devproof_queue::outbox;
use devproof_vocabulary::DisputeState;
use uuid::Uuid;

devproof_db::columns! {
    /// The recipient, and what staff decided.
    struct DisputeDecision {
        address: Option<String>,
        state: DisputeState,
        reason: String,
        title: String,
        slug: String,
    }
}

/// Tells the person who disputed a challenge what staff decided, and why.
pub(crate) async fn dispute_decided(cx: &CommandContext<'_>, dispute: Uuid) -> Result<(), CommandError> {
    let sql = Sql::new("select l.address, l.state, l.reason, l.title, l.slug from private.dispute_email($1) l")
        .bind(dispute);
    let Some(DisputeDecision { address: Some(to), state, reason, title, slug }) = cx.tx.read_opt(&sql).await? else {
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
    let link = format!("{}/dashboard/challenges/{slug}", cx.settings.site_url);
    let email = Email::new(
        &to,
        &subject,
        &[Part::Paragraph(outcome), Part::Paragraph(&reason), Part::Button("Open challenge", &link)],
    );
    outbox::put(cx.tx, &email, Some(&format!("dispute:{dispute}"))).await?;
    Ok(())
}
