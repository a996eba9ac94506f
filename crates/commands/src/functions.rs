//! The functions of `/functions/v1`: the same rules as for commands, other names and other bodies.

use crate::{
    CommandError, CommandSettings, feedback,
    rpc::{
        command::AccountState,
        dispatch::{authorize, begin},
    },
};
use devproof_claims::{Caller, Clock};
use devproof_db::Db;
use devproof_vocabulary::Role;
use serde_json::Value;
use uuid::Uuid;

/// Names of the functions, each with the role of those who call it.
pub const FUNCTIONS: &[(&str, Role)] =
    &[("notify-beta-test", Role::JobSeeker), ("notify-employer-beta-test", Role::Employer)];

/// Calls a function by name, in one transaction; `None` when there is none of this name.
pub async fn invoke_function(
    db: &Db,
    clock: &dyn Clock,
    settings: &CommandSettings,
    name: &str,
    caller: &Caller,
    body: Value,
) -> Option<Result<Value, CommandError>> {
    let (_, role) = FUNCTIONS.iter().find(|(known, _)| *known == name)?;
    Some(notify(db, clock, settings, *role, caller, body).await)
}

async fn notify(
    db: &Db,
    clock: &dyn Clock,
    settings: &CommandSettings,
    role: Role,
    caller: &Caller,
    body: Value,
) -> Result<Value, CommandError> {
    let user_id = caller.signed_in().ok_or(CommandError::NotSignedIn)?;
    let (tx, profile) = begin(db, caller).await?;
    let cx = authorize((&tx, profile), caller, user_id, clock, settings, AccountState::Onboarded).await?;
    let answer = feedback::notify(&cx, role, body).await?;
    drop(cx);
    tx.commit().await?;
    Ok(answer)
}

/// Who may have a résumé read: a job seeker, or someone who hasn't chosen a role yet. The caller's id.
///
/// # Errors
/// No session, an account that isn't active, an employer.
pub async fn authorize_resume_reading(
    db: &Db,
    clock: &dyn Clock,
    settings: &CommandSettings,
    caller: &Caller,
) -> Result<Uuid, CommandError> {
    let user_id = caller.signed_in().ok_or(CommandError::NotSignedIn)?;
    let (tx, profile) = begin(db, caller).await?;
    let cx = authorize((&tx, profile), caller, user_id, clock, settings, AccountState::Active).await?;
    match cx.profile.role {
        Some(Role::JobSeeker) | None => Ok(user_id),
        Some(_) => Err(CommandError::NotJobSeeker),
    }
}
