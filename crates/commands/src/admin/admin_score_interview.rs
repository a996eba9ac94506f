//! `admin_score_interview`: a person has decided every check; their score counts from now on, and its owner is told.

use super::reason;
use crate::{CommandError, arguments::arguments, check::Check, command::Cx, interview::Review};
use devproof_db::Sql;
use serde_json::Value;
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_findings: Value, p_reason: String } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    check.finish()?;
    let scored = Review::read(cx, args.p_id, &reason).await?.scored(args.p_findings)?;
    let sql = Sql::new("select private.admin_score_interview($1, $2, $3::jsonb, $4, $5::timestamptz)")
        .bind(args.p_id)
        .bind(Uuid::new_v4())
        .bind(scored)
        .bind(reason)
        .bind(cx.now);
    Ok(cx.tx.query_one(&sql).await?.get(0))
}
