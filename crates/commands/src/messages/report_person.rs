//! `report_person`: puts a person of the other side, or one of their messages, into the queue of staff. The message is
//! kept as it is now. Reporting the same thing twice is reporting it once.

use crate::{
    CommandError,
    reports::{self, Reportable},
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::ReportReason;
use uuid::Uuid;

arguments! {
    required { p_conversation_id: Uuid, p_person_id: Uuid, p_reason: ReportReason }
    optional { p_message_id: Uuid, p_words: String }
}

answer! { id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let words = reports::words(args.p_words)?;
    cx.lock_me().await?;
    let reportable = Sql::new("select r.report_id, r.reports_in_a_day from private.reportable($1, $2, $3) r")
        .bind(args.p_conversation_id)
        .bind(args.p_person_id)
        .bind(args.p_message_id);
    let reportable: Reportable = cx.tx.read_opt(&reportable).await?.ok_or(CommandError::NotFound)?;
    if let Some(id) = reportable.earlier()? {
        return Ok(Answer { id });
    }
    let insert = Sql::new("select private.insert_report($1, $2, $3, $4, $5)")
        .bind(args.p_conversation_id)
        .bind(args.p_person_id)
        .bind(args.p_message_id)
        .bind(args.p_reason.as_str())
        .bind(words);
    Ok(Answer { id: cx.tx.value(&insert).await? })
}
