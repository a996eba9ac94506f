//! `revoke_invitation`: an open invitation of the company holds no more. Doing it twice is doing it once.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        rows,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::Permission;
use serde_json::json;
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

answer! { id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let company = cx.member_with(Permission::ManageTeam).await?;
    let revoke = Sql::new("select private.revoke_team_invitation($1, $2, $3::timestamptz)")
        .bind(args.p_id)
        .bind(company)
        .bind(cx.now);
    // The policy shows those of the caller's company.
    let known =
        Sql::new("select exists (select from public.team_invitations i where i.id = $1::uuid)").bind(args.p_id);
    let [revoked, known] = cx.tx.query_together([&revoke, &known]).await?;
    if !rows::value::<bool>(&known)? {
        return Err(CommandError::NotFound);
    }
    if rows::value(&revoked)? {
        let event = Sql::new("select private.record_event('invitation_revoked', null, $1::jsonb)")
            .bind(json!({ "invitation": args.p_id, "company": company }));
        cx.tx.query(&event).await?;
    }
    Ok(Answer { id: args.p_id })
}
