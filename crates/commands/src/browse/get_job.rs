//! `get_job`: one job in full, for seekers with their match. Null when it is not there or not open to the caller.

use super::card;
use crate::{
    CommandError, matching,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_db::Sql;
use devproof_vocabulary::Role;
use serde_json::Value;
use uuid::Uuid;

arguments! {
    required { p_id: Uuid }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Value, CommandError> {
    let page = Sql::new("select private.job_page($1)").bind(args.p_id);
    let Some(mut page) = cx.tx.value::<Option<Value>>(&page).await? else { return Ok(Value::Null) };
    if cx.profile.role == Some(Role::JobSeeker) {
        let index = matching::index(cx).await?;
        let (person, _) = card::caller(cx, &index.catalog).await?;
        let job = matching::job(cx, args.p_id).await?;
        card::add_match(&mut page, &job, &person, &index.catalog)?;
    }
    Ok(page)
}
