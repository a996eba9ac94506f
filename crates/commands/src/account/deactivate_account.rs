//! `deactivate_account`: the caller's account rests. Nobody sees it and every session ends, this one too; a mailed link
//! brings it back as it was.

use crate::{
    CommandError,
    arguments::{answer, arguments},
    command::Cx,
    mail,
};
use devproof_db::Sql;
use serde_json::{Value, json};

arguments! {}

answer! { deactivated: bool, jobs_paused: i64 }

pub(crate) async fn run(cx: &Cx<'_>, _: Args) -> Result<Answer, CommandError> {
    cx.proved_recently().await?;
    // After it nobody is signed in any more: the letter's address is asked for first.
    let to = mail::own_address(cx).await?;
    let sql = Sql::new("select private.deactivate_me($1::timestamptz)").bind(cx.now);
    let done: Value = cx.tx.query_one(&sql).await?.get(0);
    match done["state"].as_str().unwrap_or_default() {
        "deactivated" => {
            let paused = done["paused"].as_i64().unwrap_or_default();
            if let Some(to) = to {
                mail::deactivated(cx, &to, paused).await?;
            }
            Ok(Answer { deactivated: true, jobs_paused: paused })
        }
        "last_admin" => Err(CommandError::LastAdmin(json!({}))),
        _ => Err(CommandError::AddressNeeded),
    }
}
