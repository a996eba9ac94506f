//! `admin_list_submissions`: answers that have no verdict, because they wait too long or because judging them failed.

use super::{Entry, person::StaffName};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::{Row, Sql};
use devproof_vocabulary::{JudgingTrouble, Language, SubmissionKind};
use serde::{Deserialize, Serialize};
use serde_json::json;
use ts_rs::TS;
use uuid::Uuid;

arguments! { required { p_reason: String } optional { p_trouble: JudgingTrouble } }

answer! {
    submissions: Vec<UnjudgedSubmission>,
    /// What running workers judge.
    judged_languages: Vec<Language>,
}

/// An answer without a verdict; not the program.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct UnjudgedSubmission {
    id: Uuid,
    kind: SubmissionKind,
    language: Language,
    person: StaffName,
    /// Of the challenge.
    title: String,
    is_for_company: bool,
    /// A running worker judges the language.
    is_judged: bool,
    is_running: bool,
    attempts: i16,
    message: Option<String>,
    queued_at: String,
    judged_at: Option<String>,
    is_judged_again: bool,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let trouble = args.p_trouble.unwrap_or(JudgingTrouble::Waiting).as_str();
    let entry = Entry::new("submission.list", "submission", None).with(json!({ "trouble": trouble }));
    let sql = Sql::new("select private.staff_submissions($1, $2)").bind(trouble).bind(cx.now);
    let submissions = cx.staff_for(&args.p_reason)?.read(entry, &sql).await?;
    let judged = cx.tx.query(&Sql::new("select private.judged_languages()")).await?;
    let judged_languages = judged.iter().map(Row::only).collect::<Result<_, _>>()?;
    Ok(Answer { submissions, judged_languages })
}
