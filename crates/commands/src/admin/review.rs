//! A decision on a company: its status, the reason that its members read, and the mail to its admins. Also for the
//! operator, who names a company by its address.

use crate::CommandError;
use devproof_db::{Actor, Db, Sql, Tx};
use devproof_queue::{Task, enqueue};
use devproof_vocabulary::ApprovalStatus;
use serde_json::json;
use uuid::Uuid;

/// Decides; the status before. The caller writes it down.
pub(super) async fn review(
    tx: &Tx,
    company: Uuid,
    status: ApprovalStatus,
    reason: &str,
    decided_by: Option<Uuid>,
) -> Result<ApprovalStatus, CommandError> {
    let sql = Sql::new("select private.lock_company_review($1)").bind(company);
    let before: ApprovalStatus = tx.value_opt(&sql).await?.ok_or(CommandError::NotFound)?;
    if before == status {
        return Err(CommandError::Unchanged);
    }
    let sql = Sql::new("select private.put_company_review($1, $2, $3, $4)")
        .bind(company)
        .bind(status.as_str())
        .bind(reason)
        .bind(decided_by);
    let review: Uuid = tx.value(&sql).await?;
    // Going back to the queue is no news.
    if status != ApprovalStatus::Pending {
        let task = Task {
            kind: "mail_company_reviewed",
            payload: json!({ "review": review }),
            run_at: None,
            dedupe: Some(review.to_string()),
        };
        enqueue(tx, &task).await?;
    }
    Ok(before)
}

/// Approves the company at this address, for the operator.
///
/// # Errors
/// [`CommandError::NotFound`], [`CommandError::Unchanged`], or the database's error.
pub async fn approve_company(db: &Db, slug: &str, reason: &str, operator: &str) -> Result<(), CommandError> {
    let tx = db.begin(Actor::Service).await?;
    let sql = Sql::new("select c.id from public.companies c where c.slug = $1").bind(slug);
    let company: Uuid = tx.value_opt(&sql).await?.ok_or(CommandError::NotFound)?;
    let before = review(&tx, company, ApprovalStatus::Approved, reason, None).await?;
    let sql = Sql::new("select private.log_audit(null, $1, 'company.review', 'company', $2, $3, $4::jsonb)")
        .bind(operator)
        .bind(company.to_string())
        .bind(reason)
        .bind(json!({ "from": before, "to": ApprovalStatus::Approved }));
    tx.query(&sql).await?;
    tx.commit().await?;
    Ok(())
}
