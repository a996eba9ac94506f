//! `admin_list_interview_reviews`: reviews of interviews that people asked for, oldest first. Blind: no name, and of those
//! that wait no number.

use super::reason;
use crate::{CommandError, arguments::arguments, check::Check, command::Cx};
use devproof_db::Sql;
use devproof_vocabulary::ReviewState;
use serde_json::Value;

arguments! {
    required { p_reason: String }
    optional { p_state: ReviewState }
}

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    check.finish()?;
    let sql = Sql::new("select private.admin_list_interview_reviews($1, $2)")
        .bind(args.p_state.map(ReviewState::as_str))
        .bind(reason);
    Ok(cx.tx.query_one(&sql).await?.get(0))
}
