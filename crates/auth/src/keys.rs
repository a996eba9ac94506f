//! The signing keys, sealed in `auth.keys`, and the secrets derived from the master secret.

use devproof_claims::{Clock, KeyError, KeyRing, MasterSecret, SealError, SigningKey};
use devproof_db::{Actor, Db, DbError, Sql};

/// What signing keys are sealed for.
const SEAL: &str = "auth.keys";

/// Everything that the auth service signs with.
#[derive(Clone)]
pub struct AuthKeys {
    /// Signs access tokens.
    pub ring: KeyRing,
    /// Signs refresh tokens.
    pub(crate) refresh: [u8; 32],
    /// Keys the hashes of mailed codes.
    pub(crate) codes: [u8; 32],
    /// Signs the challenges of our own captcha.
    pub(crate) captcha: [u8; 32],
    /// Seals what has to be read again: secrets of companies, tokens of providers.
    pub(crate) secret: MasterSecret,
}

/// The keys cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum LoadKeysError {
    /// The database failed.
    #[error(transparent)]
    Db(#[from] DbError),
    /// The stored keys belong to another master secret.
    #[error(
        "the signing keys in the database were sealed by another master secret: start with the one they were made with"
    )]
    Sealed(#[from] SealError),
    /// A stored key is damaged, or none can be made.
    #[error(transparent)]
    Key(#[from] KeyError),
}

impl AuthKeys {
    /// The ring, with the other secrets derived from the master secret: the same on every node.
    pub fn new(ring: KeyRing, secret: &MasterSecret) -> Self {
        Self {
            ring,
            refresh: secret.derive("refresh-tokens"),
            codes: secret.derive("mailed-codes"),
            captcha: secret.derive("captcha-challenges"),
            secret: secret.clone(),
        }
    }
}

/// The keys of this installation; the first start makes one. Nodes that start at the same time make one together:
/// an advisory lock lets the second find what the first made.
///
/// # Errors
/// When the database fails, or the keys do not open with this master secret.
pub async fn load_or_create(db: &Db, secret: &MasterSecret, clock: &dyn Clock) -> Result<AuthKeys, LoadKeysError> {
    let tx = db.begin(Actor::System).await?;
    tx.query(&Sql::new("select pg_advisory_xact_lock(hashtextextended('devproof auth.keys', 0))")).await?;
    let stored = tx
        .query(&Sql::new("select kid, sealed from auth.keys where retired_at is null order by created_at desc, kid"))
        .await?;
    let mut keys = Vec::with_capacity(stored.len());
    for row in &stored {
        let sealed: Vec<u8> = row.get(1);
        keys.push(SigningKey::from_pkcs8(row.get(0), secret.open(SEAL, &sealed)?)?);
    }
    if keys.is_empty() {
        let key = SigningKey::generate()?;
        let insert = Sql::new("insert into auth.keys (kid, sealed, created_at, signs_from) values ($1, $2, $3::timestamptz, $3::timestamptz)")
            .bind(key.kid())
            .bind(secret.seal(SEAL, key.pkcs8()))
            .bind(clock.now());
        tx.execute(&insert).await?;
        keys.push(key);
    }
    tx.commit().await?;
    Ok(AuthKeys::new(KeyRing::new(keys)?, secret))
}
