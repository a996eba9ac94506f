//! ALTCHA's proof of work, version 2: the client looks for a counter whose PBKDF2 begins with a zero byte. Making a
//! challenge costs us one HMAC, checking an answer one PBKDF2, finding it about 256 of them.
//!
//! A challenge carries its parameters and our signature over them; nothing is stored until an answer is taken.

use altcha::{ChallengeParameters, HmacAlgorithm, Payload, VerifySolutionOptions, sign_challenge, verify_solution};
use base64::{Engine, engine::general_purpose::STANDARD};
use devproof_claims::random_bytes;
use serde_json::Value;
use time::{Duration, OffsetDateTime};

/// How long a challenge can be answered. A person may fill the form while the work is done.
const LIFE: Duration = Duration::minutes(10);
/// What the derived key has to begin with, in hex.
const PREFIX: &str = "00";

/// Why an answer is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WorkRefused {
    /// It's no answer to a challenge that this installation made for this purpose.
    Invalid,
    /// Its time is over.
    TooLate,
}

/// An answer that holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Worked {
    /// What can be used once.
    pub once: String,
    /// Until when that has to be remembered.
    pub until: OffsetDateTime,
}

/// Makes challenges and checks answers.
#[derive(Clone)]
pub struct ProofOfWork {
    secret: String,
}

impl ProofOfWork {
    /// With a secret of one purpose: what was worked for one counts for no other.
    #[must_use]
    pub fn new(secret: &[u8; 32]) -> Self {
        Self { secret: hex::encode(secret) }
    }

    /// A challenge that costs so many rounds a try.
    ///
    /// # Errors
    /// What hindered the making, for the log.
    pub fn challenge(&self, rounds: u32, now: OffsetDateTime) -> Result<Value, String> {
        let mut parameters = ChallengeParameters {
            algorithm: "PBKDF2/SHA-256".to_owned(),
            cost: rounds,
            data: None,
            expires_at: Some((now + LIFE).unix_timestamp()),
            key_length: 32,
            key_prefix: PREFIX.to_owned(),
            key_signature: None,
            memory_cost: None,
            nonce: hex::encode(random_bytes::<16>()),
            parallelism: None,
            salt: hex::encode(random_bytes::<16>()),
        };
        let signed = sign_challenge(&HmacAlgorithm::Sha256, &mut parameters, None, &self.secret, None);
        signed
            .map_err(|error| error.to_string())
            .and_then(|challenge| serde_json::to_value(challenge).map_err(|error| error.to_string()))
    }

    /// Checks an answer, the widget's base64 of JSON. Takes as long as one try.
    ///
    /// # Errors
    /// [`WorkRefused`].
    pub fn check(&self, token: &str, now: OffsetDateTime) -> Result<Worked, WorkRefused> {
        let json = STANDARD.decode(token).map_err(|_| WorkRefused::Invalid)?;
        let payload: Payload = serde_json::from_slice(&json).map_err(|_| WorkRefused::Invalid)?;
        let parameters = &payload.challenge.parameters;
        // The signature makes this ours and its values within bounds: nothing is computed before.
        let options = VerifySolutionOptions::new(&payload.challenge, &payload.solution, self.secret.as_str());
        let result = verify_solution(options).map_err(|_| WorkRefused::Invalid)?;
        let until = parameters.expires_at.and_then(|at| OffsetDateTime::from_unix_timestamp(at).ok());
        match until {
            Some(until) if result.verified && until > now => {
                Ok(Worked { once: format!("{} {}", parameters.nonce, parameters.salt), until })
            }
            _ if result.expired || until.is_some_and(|until| until <= now) => Err(WorkRefused::TooLate),
            _ => Err(WorkRefused::Invalid),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use altcha::{Challenge, SolveChallengeOptions, solve_challenge};
    use devproof_claims::{Clock, SystemClock};

    fn solve(challenge: &Value) -> Payload {
        let challenge: Challenge = serde_json::from_value(challenge.clone()).unwrap();
        let solution = solve_challenge(SolveChallengeOptions::new(&challenge)).unwrap().unwrap();
        Payload { challenge, solution }
    }

    fn token(payload: &Payload) -> String {
        STANDARD.encode(serde_json::to_vec(payload).unwrap())
    }

    #[test]
    fn an_answer_holds_for_its_own_challenge_and_time() {
        let (work, now) = (ProofOfWork::new(&[7; 32]), SystemClock.now());
        let payload = solve(&work.challenge(1, now).unwrap());
        let worked = work.check(&token(&payload), now).unwrap();
        assert!(worked.once.len() == 65 && worked.until > now + Duration::minutes(9));
        assert_eq!(work.check(&token(&payload), now), Ok(worked), "the same once");
        assert_eq!(work.check(&token(&payload), now + LIFE), Err(WorkRefused::TooLate));
    }

    #[test]
    fn what_was_not_worked_for_is_refused() {
        let (work, now) = (ProofOfWork::new(&[7; 32]), SystemClock.now());
        let good = solve(&work.challenge(1, now).unwrap());
        let bad = Err(WorkRefused::Invalid);
        for text in ["", "nonsense", "e30=", "bnVsbA=="] {
            assert_eq!(work.check(text, now), bad, "{text:?}");
        }
        let foreign = ProofOfWork::new(&[8; 32]);
        assert_eq!(foreign.check(&token(&good), now), bad, "another installation's");
        let changes: [fn(&mut Payload); 7] = [
            |payload| payload.solution.counter += 1,
            |payload| payload.solution.derived_key = "00".repeat(32),
            |payload| payload.challenge.signature = None,
            |payload| payload.challenge.parameters.cost = 0,
            |payload| payload.challenge.parameters.key_prefix = String::new(),
            |payload| payload.challenge.parameters.expires_at = None,
            |payload| payload.challenge.parameters.key_length = usize::MAX,
        ];
        for change in changes {
            let mut payload = good.clone();
            change(&mut payload);
            assert_eq!(work.check(&token(&payload), now), bad);
        }
    }
}
