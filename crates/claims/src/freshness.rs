//! Weighty acts need a fresh proof: one rule, for the auth service and for commands alike.

use crate::Aal;
use std::time::Duration;
use time::OffsetDateTime;

/// How long a proof counts for weighty acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Freshness {
    /// One factor alone: a password, a mailed code, a provider.
    pub one_factor: Duration,
    /// A second factor or a passkey.
    pub two_factors: Duration,
}

impl Default for Freshness {
    fn default() -> Self {
        Self { one_factor: Duration::from_secs(5 * 60), two_factors: Duration::from_secs(15 * 60) }
    }
}

/// What a session has proved.
#[derive(Debug, Clone, Copy)]
pub struct SessionProof {
    /// Its level.
    pub aal: Aal,
    /// Whether its account has a verified second factor.
    pub has_factor: bool,
    /// Whether a company's sign-on opened it.
    pub by_company: bool,
    /// When the person last proved who they are.
    pub authenticated_at: OffsetDateTime,
}

/// What a session has to prove first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepUp {
    /// The account's second factor.
    SecondFactor,
    /// Anything that counts as a proof, once more.
    RecentProof,
}

impl SessionProof {
    /// Whether the account has a second factor that this session never showed: such a session reaches nothing.
    #[must_use]
    pub fn owes_factor(&self) -> bool {
        self.has_factor && self.aal != Aal::Aal2
    }

    /// Whether nothing but a company's word opened the session: the account, which outlives the company's sign-on, gave
    /// no proof of its own.
    #[must_use]
    pub fn is_companys_word(&self) -> bool {
        self.by_company && self.aal != Aal::Aal2
    }

    /// Whether the session may do something weighty now.
    ///
    /// # Errors
    /// What it has to prove first.
    pub fn check(&self, freshness: &Freshness, now: OffsetDateTime) -> Result<(), StepUp> {
        if self.owes_factor() {
            return Err(StepUp::SecondFactor);
        }
        if self.is_companys_word() {
            return Err(StepUp::RecentProof);
        }
        let limit = if self.aal == Aal::Aal2 { freshness.two_factors } else { freshness.one_factor };
        if now - self.authenticated_at <= limit { Ok(()) } else { Err(StepUp::RecentProof) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use time::Duration;

    #[test]
    fn the_second_factor_comes_first_and_every_proof_ages() {
        let now = OffsetDateTime::UNIX_EPOCH + Duration::days(9);
        let of = |by_company, aal, has_factor, age| {
            SessionProof { aal, has_factor, by_company, authenticated_at: now - age }
                .check(&Freshness::default(), now)
        };
        let check = |aal, has_factor, age| of(false, aal, has_factor, age);
        assert_eq!(check(Aal::Aal1, false, Duration::minutes(5)), Ok(()));
        assert_eq!(check(Aal::Aal1, false, Duration::seconds(301)), Err(StepUp::RecentProof));
        assert_eq!(check(Aal::Aal1, true, Duration::ZERO), Err(StepUp::SecondFactor));
        assert_eq!(check(Aal::Aal2, true, Duration::minutes(15)), Ok(()));
        assert_eq!(check(Aal::Aal2, true, Duration::seconds(901)), Err(StepUp::RecentProof));
        assert_eq!(check(Aal::Aal2, false, Duration::seconds(901)), Err(StepUp::RecentProof), "a passkey's session");
        assert_eq!(of(true, Aal::Aal1, false, Duration::ZERO), Err(StepUp::RecentProof), "a company's word alone");
        assert_eq!(of(true, Aal::Aal1, true, Duration::ZERO), Err(StepUp::SecondFactor));
        assert_eq!(of(true, Aal::Aal2, true, Duration::ZERO), Ok(()));
    }
}
