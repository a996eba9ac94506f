//! `accept_invitation`: the invited person becomes a recruiter of the company, also in the middle of onboarding. Only
//! the confirmed address that was invited can, and only once; that is decided under the invitation's lock.

use super::{member::members_reached, token_hash};
use crate::{
    CommandError,
    company::tier,
    mail,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::{CompanyRole, Permission, Role, TeamInvitationState};
use serde_json::json;
use uuid::Uuid;

arguments! {
    required { p_token: String }
    optional { p_full_name: String }
}

answer! {
    company_id: Uuid,
    /// What the new recruiter may do; null for an invitation that the caller accepted before.
    permissions: Option<Vec<Permission>>,
}

columns! {
    /// An invitation and the account that wants to accept it, both held.
    struct HeldInvitation {
        id: Uuid,
        company_id: Uuid,
        invited_by: Option<Uuid>,
        accepted_by: Option<Uuid>,
        state: TeamInvitationState,
        given: Vec<Permission>,
        is_own_address: bool,
        own_company_id: Option<Uuid>,
        own_role: Option<Role>,
        own_name: Option<String>,
        own_slug: Option<String>,
        is_staff: bool,
        needs_onboarding: bool,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let full_name = check.optional_name("p_full_name", args.p_full_name, 120);
    check.finish()?;

    let hold = Sql::new("select h.* from private.hold_team_invitation($1::bytea, $2::timestamptz) h")
        .bind(token_hash(&args.p_token))
        .bind(cx.now);
    let unknown = || CommandError::InvitationNotOpen("unknown".to_owned());
    let held: HeldInvitation = cx.tx.read_opt(&hold).await?.ok_or_else(unknown)?;
    // First, so that a link that was passed on says nothing to anyone but whom it is for.
    if !held.is_own_address {
        return Err(CommandError::InvitationForAnother);
    }
    if held.accepted_by == Some(cx.user_id) && held.own_company_id == Some(held.company_id) {
        return Ok(Answer { company_id: held.company_id, permissions: None });
    }
    check_may_join(&held)?;
    must_have_place(cx, held.company_id).await?;
    let own_name = held.own_name.as_deref().map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned);
    let Some(name) = full_name.or(own_name) else {
        return Err(CommandError::invalid("/p_full_name", "must not be empty"));
    };
    join(cx, &held, name).await?;
    if let Some(inviter) = held.invited_by {
        mail::joined(cx, held.company_id, inviter).await?;
    }
    Ok(Answer { company_id: held.company_id, permissions: Some(held.given) })
}

fn check_may_join(held: &HeldInvitation) -> Result<(), CommandError> {
    if held.state != TeamInvitationState::Open {
        return Err(CommandError::InvitationNotOpen(held.state.to_string()));
    }
    if held.is_staff {
        return Err(CommandError::NotAllowed);
    }
    if held.own_company_id.is_some() {
        return Err(CommandError::AlreadyInCompany);
    }
    if held.own_role == Some(Role::JobSeeker) && !held.needs_onboarding {
        return Err(CommandError::NotEmployer);
    }
    Ok(())
}

columns! {
    /// The members of a company, and how many its tier allows.
    struct Members {
        allowed: Option<i32>,
        used: i64,
    }
}

/// The company is held with its invitation: those who join at once are counted one after the other.
async fn must_have_place(cx: &CommandContext<'_>, company: Uuid) -> Result<(), CommandError> {
    let sql = Sql::new("select private.company_limit($1, 'members') as allowed, private.company_members($1) as used")
        .bind(company);
    let Members { allowed, used } = cx.tx.read(&sql).await?;
    if tier::room(allowed, used) == Some(0) { Err(members_reached(allowed, used)) } else { Ok(()) }
}

async fn join(cx: &CommandContext<'_>, held: &HeldInvitation, name: String) -> Result<(), CommandError> {
    // An address that was made up for an account in onboarding gives way to one of the name.
    let has_own_slug = held.own_slug.as_deref().is_some_and(|slug| !slug.starts_with("dev-"));
    let join = Sql::new(
        "select private.join_company($1, $2, $3, $4, case when $5::boolean then private.unique_slug('profiles', $4) end)",
    )
    .bind(cx.user_id)
    .bind(held.company_id)
    .bind(CompanyRole::Recruiter.as_str())
    .bind(name)
    .bind(held.needs_onboarding && !has_own_slug);
    let permissions = Sql::new("select private.write_permissions($1, $2::text[])")
        .bind(cx.user_id)
        .bind(super::member::names(&held.given));
    let accepted = Sql::new("select private.mark_invitation_accepted($1, $2, $3::timestamptz)")
        .bind(held.id)
        .bind(cx.user_id)
        .bind(cx.now);
    let event = Sql::new("select private.record_event('invitation_accepted', null, $1::jsonb)")
        .bind(json!({ "invitation": held.id, "company": held.company_id }));
    cx.tx.query_together([&join, &permissions, &accepted, &event]).await?;
    Ok(())
}
