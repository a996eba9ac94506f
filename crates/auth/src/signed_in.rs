//! On whose behalf a request comes: a session that lives, looked up now.

use crate::{
    client::identity,
    error::AuthError,
    session,
    state::{AuthState, Inner},
    step_up,
    user::{self, User},
};
use axum::extract::FromRequestParts;
use devproof_claims::{Aal, Identity, Role, SessionProof, StepUp};
use devproof_db::{FromRow, Sql, Tx};
use http::{header, request::Parts};
use serde_json::Value;
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// How long a session that was opened by recovery or invitation may set a password.
const OPENED: Duration = Duration::hours(1);

/// A signed-in person with a session that lives, looked up now.
#[derive(Debug)]
pub(crate) struct SignedIn {
    pub(crate) user: User,
    pub(crate) session: Uuid,
    pub(crate) aal: Aal,
    /// The session's proofs: `[{method, timestamp}]`.
    pub(crate) amr: Value,
    /// When the person last proved who they are.
    pub(crate) authenticated_at: OffsetDateTime,
    /// Whether a company's sign-on opened the session.
    by_company: bool,
}

devproof_db::columns! {
    /// What the session's row says, beside the account's.
    struct SessionRow {
        aal: Aal,
        amr: Value,
        authenticated_at: OffsetDateTime,
        by_company: bool,
        is_use_unnoted: bool,
    }
}

impl FromRequestParts<AuthState> for SignedIn {
    type Rejection = AuthError;

    async fn from_request_parts(parts: &mut Parts, state: &AuthState) -> Result<Self, AuthError> {
        let has_bearer = parts.headers.contains_key(header::AUTHORIZATION);
        Self::of(state, identity(parts)?, has_bearer).await
    }
}

impl SignedIn {
    /// The person behind a request's identity; for endpoints that need one only sometimes.
    pub(crate) async fn of(state: &AuthState, identity: &Identity, has_bearer: bool) -> Result<Self, AuthError> {
        let caller = identity.caller.as_ref().map_err(|error| AuthError::BadJwt(*error))?;
        let (user, session) = match (caller.role, caller.user_id, caller.session_id) {
            (Role::Authenticated, Some(user), Some(session)) => (user, session),
            _ if has_bearer => return Err(AuthError::NoSubject),
            _ => return Err(AuthError::NoAuthorization),
        };
        let generation = session::generation_claim(&caller.claims);
        Self::load(state, user, session, generation).await
    }

    /// Whether the session was opened by recovery: its owner forgot the password, or says so.
    pub(crate) fn is_recovery(&self) -> bool {
        self.began_with(&["recovery"])
    }

    fn began_with(&self, methods: &[&str]) -> bool {
        let proofs = self.amr.as_array().into_iter().flatten();
        proofs.filter_map(|proof| proof["method"].as_str()).any(|method| methods.contains(&method))
    }

    /// What the session has proved. What is changed by it is asked for again under a lock ([`SignedIn::require_fresh_in`]).
    pub(crate) fn proof(&self) -> SessionProof {
        SessionProof {
            aal: self.aal,
            has_factor: self.user.has_factor(),
            by_company: self.by_company,
            authenticated_at: self.authenticated_at,
        }
    }

    /// Whether the session may set a password without a code: it proved enough lately, or was opened for that by
    /// recovery or invitation within the hour.
    pub(crate) fn may_set_password(&self, state: &Inner) -> bool {
        let (proof, now) = (self.proof(), state.now());
        match proof.check(&state.config.freshness, now) {
            Ok(()) => true,
            Err(StepUp::SecondFactor) => false,
            Err(StepUp::RecentProof) => {
                self.began_with(&["recovery", "invite"]) && now - self.authenticated_at <= OPENED
            }
        }
    }

    /// Refuses what is weighty from a session that has not proved enough, or not lately. An anonymous account has no
    /// other proof than the session, and nothing to lose yet.
    ///
    /// # Errors
    /// `insufficient_aal`, `reauthentication_needed`.
    pub(crate) fn require_fresh(&self, state: &Inner) -> Result<(), AuthError> {
        if self.user.is_anonymous {
            return Ok(());
        }
        step_up::check(&self.proof(), state, AuthError::FactorNeeded, state.now())
    }

    /// The same, asked of the session's row while the user's row is locked.
    ///
    /// # Errors
    /// `reauthentication_needed`, or `factor_needed`.
    pub(crate) async fn require_fresh_in(
        &self,
        tx: &Tx,
        state: &Inner,
        factor_needed: AuthError,
        now: OffsetDateTime,
    ) -> Result<(), AuthError> {
        let proof = step_up::proof(tx, self.user.id, self.session).await?;
        step_up::check(&proof, state, factor_needed, now)
    }

    async fn load(state: &AuthState, user: Uuid, session: Uuid, generation: Option<i64>) -> Result<Self, AuthError> {
        let sql = Sql::new(format!(
            "select {}, s.id as session_id, s.aal, s.amr, s.authenticated_at, auth.opened_by_company(s.amr) as by_company,
                 coalesce((s.generation = $3::bigint and not s.generation_seen) or s.last_used_at < $4::timestamptz,
                     false) as is_use_unnoted
             from auth.users u left join auth.sessions s on s.user_id = u.id and s.id = $2::uuid
             where u.id = $1::uuid and u.deleted_at is null",
            user::COLUMNS
        ))
        .bind(user)
        .bind(session)
        .bind(generation)
        .bind(state.now() - session::USE_NOTED_EVERY);
        let rows = state.run(&sql).await?;
        let row = rows.first().ok_or(AuthError::UserNotFound)?;
        let session: Option<Uuid> = row.named("session_id")?;
        let session = session.ok_or(AuthError::SessionNotFound)?;
        let (user, found) = (User::from_row(row)?, SessionRow::from_row(row)?);
        if user.is_banned(state.now()) {
            return Err(AuthError::Banned);
        }
        if found.is_use_unnoted {
            session::touch_sessions(&state.db, &[(session, generation)], state.now()).await?;
        }
        let SessionRow { aal, amr, authenticated_at, by_company, .. } = found;
        Ok(Self { user, session, aal, amr, authenticated_at, by_company })
    }
}
