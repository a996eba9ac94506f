//! `admin_publish_challenge`: brings a retired challenge back into the catalogue.

use super::reason;
use crate::{CommandError, arguments::arguments, check::Check, command::Cx};
use devproof_db::Sql;
use serde_json::Value;
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_reason: String } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    check.finish()?;
    let sql = Sql::new("select private.admin_offer_challenge($1, true, $2)").bind(args.p_id).bind(reason);
    Ok(cx.tx.query_one(&sql).await?.get(0))
}
