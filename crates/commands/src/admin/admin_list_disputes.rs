//! `admin_list_disputes`: disputes in a state, oldest first, with what the references gave.

use super::reason;
use crate::{CommandError, arguments::arguments, check::Check, command::Cx};
use devproof_db::Sql;
use devproof_vocabulary::DisputeState;
use serde_json::Value;

arguments! {
    required { p_reason: String }
    optional { p_state: DisputeState }
}

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    check.finish()?;
    let sql = Sql::new("select private.admin_list_disputes($1, $2)")
        .bind(args.p_state.map(DisputeState::as_str))
        .bind(reason);
    Ok(cx.tx.query_one(&sql).await?.get(0))
}
