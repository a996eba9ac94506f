//! The mail about a company's review, to its admins.

use super::background::put;
use devproof_db::{Access, Actor, Db, FromRow, Settings, Sql};
use devproof_mail::{Email, Part};
use devproof_queue::{Handler, TaskError, TaskRun};
use devproof_vocabulary::ApprovalStatus;
use serde::Deserialize;
use uuid::Uuid;

/// Tells the admins of a company that it was approved, sent back, rejected or suspended, and why.
pub(crate) struct ReviewedMail {
    pub(crate) db: Db,
    pub(crate) site_url: String,
}

devproof_db::columns! {
    /// An admin, and the status of their company.
    struct Recipient {
        address: String,
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
        let ReviewTask { review } =
            serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))?;
        let sql =
            Sql::new("select l.address, l.company, l.status, l.reason from private.company_review_emails($1) l")
                .bind(review);
        for row in self.db.run(Actor::Service, Access::ReadOnly, &Settings::default(), &sql).await? {
            let Recipient { address: to, company, status, reason } = Recipient::from_row(&row)?;
            let Some(words) = words(status) else { continue };
            let (link, reason) = (format!("{}{}", self.site_url, words.path), format!("Reason: {reason}"));
            let reason = (status != ApprovalStatus::Approved).then_some(Part::Paragraph(&reason));
            let rest = [Part::Paragraph(words.next), Part::Button(words.link, &link)];
            let parts: Vec<Part<'_>> = reason.into_iter().chain(rest).collect();
            let email = Email::new(&to, &format!("{company} {}", words.happened), &parts);
            put(&self.db, &email, &format!("company_reviewed:{review}:{to}")).await?;
        }
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
