//! `admin_retry_interview_scoring`: an interview that could not be scored is tried again. The attempt stays given back.

use super::reason;
use crate::{CommandError, arguments::arguments, check::Check, command::Cx};
use devproof_db::Sql;
use serde_json::Value;
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid, p_reason: String } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    check.finish()?;
    let sql = Sql::new("select private.admin_retry_interview_scoring($1, $2, $3::timestamptz)")
        .bind(args.p_attempt_id)
        .bind(reason)
        .bind(cx.now);
    Ok(cx.tx.query_one(&sql).await?.get(0))
}
