//! Argon2id on a pool of its own: on half of the cores at a time, a bounded queue before it, first come first served, and
//! a refusal beyond that, so that a flood of sign-ins cannot take the memory or the threads of everything else.

use crate::{config::HashCost, error::AuthError};
use argon2::{
    Algorithm, Argon2, Params, Version,
    password_hash::{PasswordHasher, PasswordVerifier},
};
use devproof_claims::random_bytes;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// Hashes that may wait for each core; beyond that calls are refused.
const QUEUE_PER_CORE: usize = 64;

/// Hashes and checks passwords.
#[derive(Clone)]
pub(crate) struct Hasher {
    argon: Argon2<'static>,
    /// Held by calls that run or wait.
    places: Arc<Semaphore>,
    /// Held by calls that run.
    cores: Arc<Semaphore>,
    /// The hash of a password that no one has: checked where there is no account, so that it takes as long.
    nobody: Arc<str>,
    /// Fewest characters of a new password.
    min_chars: usize,
}

impl Hasher {
    /// # Errors
    /// When the cost is out of Argon2's range.
    pub(crate) fn new(cost: HashCost, min_chars: usize) -> Result<Self, argon2::Error> {
        let argon = argon(cost)?;
        // The other half is for those who are signed in already.
        let cores = std::thread::available_parallelism().map_or(1, usize::from).div_ceil(2);
        let nobody = hash(&argon, &random_bytes::<16>()).map_err(|_| argon2::Error::AlgorithmInvalid)?;
        Ok(Self {
            argon,
            places: Arc::new(Semaphore::new(cores * (1 + QUEUE_PER_CORE))),
            cores: Arc::new(Semaphore::new(cores)),
            nobody: nobody.into(),
            min_chars,
        })
    }

    /// The PHC string of a new password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, AuthError> {
        let argon = self.argon.clone();
        self.on_a_core(move || hash(&argon, password.as_bytes())).await?.map_err(|error| {
            tracing::error!(%error, "auth: a password could not be hashed");
            AuthError::Unexpected
        })
    }

    /// Whether the password belongs to the stored hash. Without one it takes just as long and is false.
    pub(crate) async fn verify(&self, password: String, stored: Option<&str>) -> Result<bool, AuthError> {
        let (argon, real) = (self.argon.clone(), stored.is_some());
        let stored = stored.unwrap_or(&self.nobody).to_owned();
        let matches =
            self.on_a_core(move || argon.verify_password(password.as_bytes(), stored.as_str()).is_ok()).await?;
        Ok(matches && real)
    }

    /// Whether a new password of this address or number is strong enough: judging it is slow work too.
    pub(crate) async fn check(&self, password: &str, named: &str) -> Result<(), AuthError> {
        let (password, named, min_chars) = (password.to_owned(), named.to_owned(), self.min_chars);
        self.on_a_core(move || super::check(&password, &named, min_chars)).await?
    }

    /// Runs other slow work on a password under the same bounds.
    pub(crate) async fn on_a_core<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, AuthError> {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| AuthError::TooManyRequests(1))?;
        let core = Arc::clone(&self.cores).acquire_owned().await.map_err(|_| AuthError::Unexpected)?;
        // The permits move into the work: a caller that goes away does not make room before it has ended.
        tokio::task::spawn_blocking(move || {
            let _held = (place, core);
            work()
        })
        .await
        .map_err(|_| AuthError::Unexpected)
    }
}

/// Hashes here and now, for seeds and the command line.
///
/// # Errors
/// When the cost is out of Argon2's range.
pub fn hash_now(cost: HashCost, password: &str) -> Result<String, argon2::Error> {
    hash(&argon(cost)?, password.as_bytes()).map_err(|_| argon2::Error::AlgorithmInvalid)
}

fn argon(cost: HashCost) -> Result<Argon2<'static>, argon2::Error> {
    let params = Params::new(cost.memory_kib, cost.passes, 1, None)?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

fn hash(argon: &Argon2<'static>, password: &[u8]) -> Result<String, argon2::password_hash::Error> {
    Ok(argon.hash_password_with_salt(password, &random_bytes::<16>())?.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cheap() -> Hasher {
        Hasher::new(HashCost { memory_kib: 8, passes: 1 }, 10).unwrap()
    }

    #[tokio::test]
    async fn every_byte_of_a_password_counts() {
        let hasher = cheap();
        let long = "x".repeat(72);
        let stored = hasher.hash(format!("{long}a")).await.unwrap();
        assert!(stored.starts_with("$argon2id$v=19$m=8,t=1,p=1$"));
        assert!(hasher.verify(format!("{long}a"), Some(&stored)).await.unwrap());
        assert!(!hasher.verify(format!("{long}b"), Some(&stored)).await.unwrap());
        assert!(!hasher.verify(String::new(), None).await.unwrap());
    }

    #[tokio::test]
    async fn beyond_the_queue_calls_are_refused() {
        let hasher = cheap();
        let all = u32::try_from(hasher.places.available_permits()).unwrap();
        let held = Arc::clone(&hasher.places).try_acquire_many_owned(all).unwrap();
        assert_eq!(hasher.hash("x".to_owned()).await, Err(AuthError::TooManyRequests(1)));
        drop(held);
        assert!(hasher.hash("x".to_owned()).await.is_ok());
    }
}
