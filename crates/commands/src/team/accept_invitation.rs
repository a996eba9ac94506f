//! `accept_invitation`: the invited person becomes a recruiter of the company, also in the middle of onboarding. Only
//! the confirmed address that was invited can, and only once; that is decided under the invitation's lock.

use super::token_hash;
use crate::{CommandError, arguments::arguments, check::Check, command::Cx, mail};
use devproof_db::Sql;
use serde_json::{Value, json};
use uuid::Uuid;

arguments! {
    required { p_token: String }
    optional { p_full_name: String }
}

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let full_name = check.optional_name("p_full_name", args.p_full_name, 120);
    check.finish()?;

    let sql = Sql::new("select private.accept_team_invitation($1::bytea, $2, $3::timestamptz)")
        .bind(token_hash(&args.p_token))
        .bind(full_name)
        .bind(cx.now);
    let done: Value = cx.tx.query_one(&sql).await?.get(0);
    match done["state"].as_str().unwrap_or_default() {
        "accepted" => {}
        "another_address" => return Err(CommandError::InvitationForAnother),
        "in_company" => return Err(CommandError::AlreadyInCompany),
        "no_name" => return Err(CommandError::invalid("/p_full_name", "must not be empty")),
        "job_seeker" => return Err(CommandError::NotEmployer),
        "staff" => return Err(CommandError::NotAllowed),
        state => return Err(CommandError::InvitationNotOpen(state.to_owned())),
    }
    if let Some(inviter) = done["invited_by"].as_str().and_then(|id| Uuid::try_parse(id).ok()) {
        mail::joined(cx, inviter).await?;
    }
    Ok(json!({ "company_id": done["company_id"], "permissions": done["permissions"] }))
}
