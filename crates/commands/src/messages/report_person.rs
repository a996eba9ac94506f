//! `report_person`: puts a person of the other side, or one of their messages, into the queue of staff. The message is
//! kept as it is now. Reporting the same thing twice is reporting it once.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::ReportReason;
use uuid::Uuid;

/// Reports of one person in 24 hours.
const MOST: i64 = 10;
/// Longest description, in characters.
const MAX_WORDS: usize = 2000;

arguments! {
    required { p_conversation_id: Uuid, p_person_id: Uuid, p_reason: ReportReason }
    optional { p_message_id: Uuid, p_words: String }
}

answer! { id: Uuid }

columns! {
    /// The same report of the caller's, and how many they have made.
    struct Reportable {
        report_id: Option<Uuid>,
        reports_in_a_day: i64,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let words = args.p_words.filter(|words| !words.trim().is_empty());
    let words = words.map(|words| check.text("p_words", &words, MAX_WORDS).trim().to_owned());
    check.finish()?;
    cx.lock_me().await?;
    let reportable = Sql::new("select r.report_id, r.reports_in_a_day from private.reportable($1, $2, $3) r")
        .bind(args.p_conversation_id)
        .bind(args.p_person_id)
        .bind(args.p_message_id);
    let Reportable { report_id, reports_in_a_day } =
        cx.tx.read_opt(&reportable).await?.ok_or(CommandError::NotFound)?;
    if let Some(id) = report_id {
        return Ok(Answer { id });
    }
    if reports_in_a_day >= MOST {
        return Err(CommandError::ReportLimit(MOST));
    }
    let insert = Sql::new("select private.insert_report($1, $2, $3, $4, $5)")
        .bind(args.p_conversation_id)
        .bind(args.p_person_id)
        .bind(args.p_message_id)
        .bind(args.p_reason.as_str())
        .bind(words);
    Ok(Answer { id: cx.tx.value(&insert).await? })
}
