//! `start_interview`: 45 minutes begin. The attempt counts from now; the same id again is the same attempt.

use super::{case::Case, view};
use crate::{CommandError, arguments::arguments, command::Cx};
use devproof_db::Sql;
use devproof_scorer::interviewer;
use devproof_vocabulary::InterviewSeniority;
use serde_json::Value;
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_seniority: InterviewSeniority } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    // Which of the problems that are as good as each other: made here, because ids and chance come from us.
    let dice = i32::from_be_bytes(devproof_claims::random_bytes());
    let sql = Sql::new("select private.start_interview($1, $2, $3::integer, $4::timestamptz)")
        .bind(args.p_id)
        .bind(args.p_seniority.as_str())
        .bind(dice)
        .bind(cx.now);
    let made: bool = cx.tx.query_one(&sql).await?.get(0);
    let mut case = Case::find(cx, args.p_id).await?.ok_or(CommandError::NotFound)?;
    if made {
        let turns = interviewer::open(&*case.problem(cx).await?, &*case.bank(cx).await?);
        case.turns = case.say(cx, None, turns.iter()).await?;
        case.answer.turns = turns;
    }
    view::interview(cx, case).await
}
