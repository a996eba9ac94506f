//! `admin_set_special_rank`: gives or takes a rank that nobody reaches by count.

use super::reason;
use crate::{CommandError, arguments::arguments, check::Check, command::Cx};
use devproof_db::Sql;
use serde_json::Value;
use uuid::Uuid;

arguments! {
    required { p_profile_id: Uuid, p_reason: String }
    optional { p_rank: String }
}

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    check.finish()?;
    let sql = Sql::new("select private.admin_set_special_rank($1, $2, $3)")
        .bind(args.p_profile_id)
        .bind(args.p_rank)
        .bind(reason);
    Ok(cx.tx.query_one(&sql).await?.get(0))
}
