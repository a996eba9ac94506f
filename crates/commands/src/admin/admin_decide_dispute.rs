//! `admin_decide_dispute`: confirms a dispute (its input becomes a test, and everybody is judged again) or rejects it with
//! words that its finder reads.

use super::reason;
use crate::{CommandError, arguments::arguments, check::Check, command::Cx, mail};
use devproof_db::Sql;
use serde_json::Value;
use uuid::Uuid;

arguments! {
    required { p_id: Uuid, p_decision: String, p_reason: String }
    optional { p_expected: Value }
}

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    let decision = check.one_of("p_decision", Some(args.p_decision), &["confirm", "reject"]);
    check.finish()?;
    let sql = Sql::new("select private.admin_decide_dispute($1, $2, $3::jsonb, $4, $5::timestamptz)")
        .bind(args.p_id)
        .bind(decision)
        .bind(args.p_expected)
        .bind(reason)
        .bind(cx.now);
    let answer: Value = cx.tx.query_one(&sql).await?.get(0);
    mail::dispute_decided(cx, args.p_id).await?;
    Ok(answer)
}
