//! `delete_account`: the end of the caller's account, with everything personal, before the answer is sent.
//!
//! It takes the typed words and a proof of the last minutes. A company's only admin hands that over first while someone
//! else works there; a company without anyone else closes with the account, when that is asked for by name. No email
//! follows: there is no address any more to send it to.

use super::departure::Departure;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
    subscriptions::LeavingPayments,
};
use devproof_db::Sql;
use serde::Serialize;
use serde_json::json;
use ts_rs::TS;
use uuid::Uuid;

/// What a person types to show that they mean it.
const WORDS: &str = "delete my account";

arguments! {
    required { p_confirmation: String }
    optional { p_close_company: bool }
}

answer! {
    deleted: bool,
    /// Null for someone who was in no company.
    company: Option<CompanyAfter>,
}

/// What became of the company.
#[derive(Debug, Clone, Copy, Serialize, TS)]
#[serde(rename_all = "snake_case")]
enum CompanyAfter {
    PassedOn,
    Closed,
}

devproof_db::columns! {
    /// What ended with the account.
    struct Ended {
        successor: Option<Uuid>,
        closes_company: Option<bool>,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    if !check.line("p_confirmation", &args.p_confirmation, 60).eq_ignore_ascii_case(WORDS) {
        check.problem("p_confirmation", format!("must be “{WORDS}”"));
    }
    check.finish()?;
    cx.proved_recently().await?;

    if let Some(left) = Departure::hold(cx).await?.membership() {
        if left.others == 0 && args.p_close_company != Some(true) {
            let details = json!({ "company": left.company, "jobs": left.jobs });
            return Err(CommandError::CompanyEndsToo(details));
        }
        if left.others > 0 && left.is_only_admin {
            let details = json!({ "company": left.company, "others": left.others });
            return Err(CommandError::LastAdmin(details));
        }
    }
    let payments = LeavingPayments::read(cx.tx).await?;
    let sql = Sql::new("select d.successor, d.closes_company from private.delete_me($1) d").bind(cx.now);
    let ended: Ended = cx.tx.read(&sql).await?;
    let company = match (ended.successor, ended.closes_company) {
        (Some(_), _) => Some(CompanyAfter::PassedOn),
        (None, Some(true)) => Some(CompanyAfter::Closed),
        (None, _) => None,
    };
    payments.plan(cx.tx, matches!(company, Some(CompanyAfter::Closed))).await?;
    Ok(Answer { deleted: true, company })
}
