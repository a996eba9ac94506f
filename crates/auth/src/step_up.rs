//! Weighty changes take a fresh proof, and the second factor where the account has one. The rule is
//! [`SessionProof::check`]; here it is asked of a session's row while the user's row is locked.

use crate::{error::AuthError, state::Inner};
use devproof_claims::{Aal, SessionProof, StepUp};
use devproof_db::{Sql, Tx};
use time::OffsetDateTime;
use uuid::Uuid;

devproof_db::columns! {
    struct Proof {
        aal: Aal,
        has_factor: bool,
        by_company: bool,
        authenticated_at: OffsetDateTime,
    }
}

/// What the session has proved, as long as it lives. For members of staff a passkey counts as a second factor: else
/// anyone who learned their password could add a factor of their own and have the rights that the passkey guards.
pub(crate) async fn proof(tx: &Tx, user: Uuid, session: Uuid) -> Result<SessionProof, AuthError> {
    let sql = Sql::new(
        "select s.aal,
             (exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified')
                 or (exists (select from auth.passkeys p where p.user_id = s.user_id)
                     and auth.is_staff_account(s.user_id))) as has_factor,
             auth.opened_by_company(s.amr) as by_company, s.authenticated_at
         from auth.sessions s where s.id = $1::uuid and s.user_id = $2::uuid for share of s",
    );
    let proof: Option<Proof> = tx.read_opt(&sql.bind(session).bind(user)).await?;
    let Proof { aal, has_factor, by_company, authenticated_at } = proof.ok_or(AuthError::SessionNotFound)?;
    Ok(SessionProof { aal, has_factor, by_company, authenticated_at })
}

/// Refuses a weighty change of a session that has not proved enough, or not lately.
///
/// # Errors
/// `reauthentication_needed`, or `factor_needed`: clients know `insufficient_aal` with a status for each endpoint.
pub(crate) fn check(
    proof: &SessionProof,
    state: &Inner,
    factor_needed: AuthError,
    now: OffsetDateTime,
) -> Result<(), AuthError> {
    proof.check(&state.config.freshness, now).map_err(|needed| match needed {
        StepUp::SecondFactor => factor_needed,
        StepUp::RecentProof => AuthError::ReauthenticationNeeded,
    })
}

/// Refuses a session that has ended, or that has not shown the account's second factor.
pub(crate) async fn require_factor(tx: &Tx, user: Uuid, session: Uuid) -> Result<(), AuthError> {
    if proof(tx, user, session).await?.owes_factor() { Err(AuthError::FactorNeeded) } else { Ok(()) }
}
