//! Who searches what.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::Sql;
use devproof_search::{Kind, Reader};
use devproof_vocabulary::{Permission, Role};

/// The caller as a reader; an error for those who may not search at all. Jobs and companies are for everyone, people for
/// members of an approved company who may view candidates, challenges for job seekers. Someone in onboarding finds what a
/// visitor does.
pub(super) async fn reader(cx: &CommandContext<'_>) -> Result<Reader, CommandError> {
    if cx.user_id.is_nil() || !cx.profile.is_onboarded {
        return Ok(Reader::visitor());
    }
    let mut reader = Reader { is_member: true, ..Reader::visitor() };
    match cx.profile.role {
        Some(Role::Employer) => {
            let company = cx.approved_company().await?;
            if may_view_candidates(cx).await? {
                reader.company = Some(company);
                reader.kinds.insert(0, Kind::People);
            }
        }
        Some(Role::JobSeeker) => reader.kinds.push(Kind::Challenges),
        None => {}
    }
    Ok(reader)
}

async fn may_view_candidates(cx: &CommandContext<'_>) -> Result<bool, CommandError> {
    let sql = Sql::new("select private.has_permission($1)").bind(Permission::ViewCandidates.as_str());
    Ok(cx.tx.value(&sql).await?)
}

/// Refuses a kind that the reader may not search.
pub(super) fn check_kind(cx: &CommandContext<'_>, reader: &Reader, kind: Kind) -> Result<(), CommandError> {
    if reader.kinds.contains(&kind) {
        return Ok(());
    }
    Err(match kind {
        _ if cx.user_id.is_nil() => CommandError::NotSignedIn,
        _ if !cx.profile.is_onboarded => CommandError::OnboardingIncomplete,
        Kind::Challenges => CommandError::NotJobSeeker,
        _ if cx.profile.role == Some(Role::Employer) => {
            CommandError::MissingPermission(Permission::ViewCandidates.as_str())
        }
        _ => CommandError::NotEmployer,
    })
}
