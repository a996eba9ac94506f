//! The mail about a company's review, to its admins.

use super::background::{payload, read, tell};
use crate::notifications::Notice;
use devproof_db::{Db, FromRow, Sql};
use devproof_queue::{Handler, TaskError, TaskRun};
use devproof_vocabulary::{ApprovalStatus, NotificationKind};
use serde::Deserialize;
use uuid::Uuid;

/// Tells the admins of a company that it was approved, sent back, rejected or suspended, and why.
pub(crate) struct ReviewedMail {
    pub(crate) db: Db,
    pub(crate) site_url: String,
}

devproof_db::columns! {
    /// The admins of a company, and its status.
    struct Reviewed {
        company_id: Uuid,
        admins: Vec<Uuid>,
        company: String,
        status: ApprovalStatus,
        reason: String,
    }
}

#[derive(Debug, Deserialize)]
struct ReviewTask {
    review: Uuid,
}

#[async_trait::async_trait]
impl Handler for ReviewedMail {
    fn kind(&self) -> &'static str {
        "mail_company_reviewed"
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let ReviewTask { review } = payload(task)?;
        let sql = Sql::new(
            "select l.company_id, l.admins, l.company, l.status, l.reason from private.company_review_emails($1) l",
        );
        let rows = read(&self.db, &sql.bind(review)).await?;
        let Some(row) = rows.first() else { return Ok(()) };
        let Reviewed { company_id, admins, company, status, reason } = Reviewed::from_row(row)?;
        let Some(words) = words(status) else { return Ok(()) };
        let reason = (status != ApprovalStatus::Approved).then(|| format!("Reason: {reason}"));
        let paragraphs: Vec<&str> = reason.as_deref().into_iter().chain([words.next]).collect();
        let notice = Notice {
            kind: NotificationKind::CompanyReviewed,
            people: &admins,
            event: &format!("company_reviewed:{review}"),
            thing: &format!("company:{company_id}"),
            about: None,
            title: &format!("{company} {}", words.happened),
            paragraphs: &paragraphs,
            button: words.link,
            path: words.path,
            not_before: None,
        };
        tell(&self.db, &self.site_url, &notice).await?;
        Ok(())
    }
}

struct Words {
    /// After the company's name, in the subject.
    happened: &'static str,
    next: &'static str,
    link: &'static str,
    path: &'static str,
}

/// What to say of a status; `None` for one that is no news.
fn words(status: ApprovalStatus) -> Option<Words> {
    let (happened, next, link, path) = match status {
        ApprovalStatus::Approved => (
            "is approved",
            "Your company is approved. You can now publish jobs, and view and message candidates.",
            "Open jobs",
            "/dashboard/jobs",
        ),
        ApprovalStatus::NeedsChanges => (
            "needs changes",
            "Update the company page, then submit it for review again. Your jobs stay drafts until it's approved.",
            "Edit company page",
            "/dashboard/profile/company",
        ),
        ApprovalStatus::Rejected => (
            "was not approved",
            "If the reason no longer applies, update the company page and submit it for review again.",
            "Open profile",
            "/dashboard/employer-profile",
        ),
        ApprovalStatus::Suspended => (
            "is suspended",
            "Your jobs are hidden, and candidates, messages and search are unavailable. Nothing was deleted.",
            "Open profile",
            "/dashboard/employer-profile",
        ),
        ApprovalStatus::Pending => return None,
    };
    Some(Words { happened, next, link, path })
}
