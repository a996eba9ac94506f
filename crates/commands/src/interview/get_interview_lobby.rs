//! `get_interview_lobby`: what stands before an interview. Who scores, by which rubric, what is left of the month, and
//! what was done so far.

use crate::{CommandError, arguments::arguments, command::Cx};
use devproof_db::Sql;
use devproof_scorer::SCORER_VERSION;
use serde_json::{Value, json};

arguments! {}

pub(crate) async fn run(cx: &Cx<'_>, _args: Args) -> Result<Value, CommandError> {
    let sql = Sql::new("select private.interview_lobby($1::timestamptz)").bind(cx.now);
    let mut lobby: Value = cx.tx.query_one(&sql).await?.get(0);
    let model = cx.settings.outside.examiner.as_ref().map(|examiner| examiner.model());
    let kind = if model.is_some() { "model" } else { "rules" };
    lobby["scored_by"] = json!({ "kind": kind, "model": model, "version": SCORER_VERSION });
    Ok(lobby)
}
