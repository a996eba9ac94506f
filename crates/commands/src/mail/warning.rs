//! The mail that warns someone who was reported.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::Sql;
use devproof_mail::{Email, Part};
use devproof_queue::outbox;
use devproof_vocabulary::ReportReason;
use uuid::Uuid;

devproof_db::columns! {
    /// The recipient, what for, and whether the message is gone.
    struct Warning {
        address: Option<String>,
        reason: ReportReason,
        is_deleted: bool,
    }
}

/// Warns the person whom a report is about. It says what for, and neither who reported it nor where.
pub(crate) async fn warned(cx: &CommandContext<'_>, report: Uuid) -> Result<(), CommandError> {
    let sql = Sql::new("select w.address, w.reason, w.is_deleted from private.warning_email($1) w").bind(report);
    let Some(Warning { address: Some(to), reason, is_deleted }) = cx.tx.read_opt(&sql).await? else { return Ok(()) };
    let what = match reason {
        ReportReason::Spam => "spam or advertising",
        ReportReason::Scam => "a scam or fraud",
        ReportReason::Harassment => "harassment or threats",
        ReportReason::Discrimination => "discrimination",
        ReportReason::FalseIdentity => "pretending to be someone else",
        ReportReason::Other => "messages that break our terms",
    };
    let done = if is_deleted { "Our staff agreed and deleted the message." } else { "Our staff agreed." };
    let found = format!("Someone reported you for {what} in a conversation on Devproof. {done}");
    let link = format!("{}/terms-and-conditions", cx.settings.site_url);
    let email = Email::new(
        &to,
        "A warning about your messages",
        &[
            Part::Paragraph(&found),
            Part::Paragraph("Please stop. If it happens again, we can close your account."),
            Part::Button("Read the terms", &link),
        ],
    );
    outbox::put(cx.tx, &email, Some(&format!("report:{report}"))).await?;
    Ok(())
}
