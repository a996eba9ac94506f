//! Second factors: rows of `auth.mfa_factors` and their challenges (GoTrue: `internal/api/mfa.go`).
//!
//! Who changes anything here holds the lock of the user's row first, so counts and levels are exact under parallel calls.

pub(crate) mod attempts;
pub(crate) mod challenge;
pub(crate) mod level;
pub mod totp;

use crate::error::AuthError;
use devproof_claims::{MasterSecret, SealError};
use devproof_db::{Sql, Tx};
use devproof_vocabulary::FactorType;
use serde_json::Value;
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// Factors that an account may have, verified or not.
pub(crate) const MAX_FACTORS: usize = 10;
/// How long someone has to prove a factor that they began to enrol.
pub(crate) const ENROLMENT: Duration = Duration::seconds(300);

devproof_db::columns! {
    /// One factor.
    #[derive(Debug, Clone)]
    pub(crate) struct Factor {
        pub(crate) id: Uuid,
        pub(crate) factor_type: FactorType,
        pub(crate) is_verified: bool,
        pub(crate) friendly_name: String,
        /// TOTP: sealed.
        pub(crate) secret: Option<Vec<u8>>,
        /// TOTP: the newest step whose code was taken.
        pub(crate) last_step: Option<i64>,
        pub(crate) phone: Option<String>,
        /// WebAuthn: the key, as `webauthn_rs::SecurityKey` writes it.
        pub(crate) credential: Option<Value>,
    }
}

const COLUMNS: &str =
    "id, factor_type, status = 'verified' as is_verified, friendly_name, secret, last_step, phone, credential";

/// The user's factors, without what was begun and never finished. The user's row is locked.
pub(crate) async fn of_user(tx: &Tx, user: Uuid, now: OffsetDateTime) -> Result<Vec<Factor>, AuthError> {
    let forget = Sql::new(
        "delete from auth.mfa_factors
         where user_id = $1::uuid and status = 'unverified' and created_at < $2::timestamptz",
    );
    tx.execute(&forget.bind(user).bind(now - ENROLMENT)).await?;
    let sql =
        Sql::new(format!("select {COLUMNS} from auth.mfa_factors where user_id = $1::uuid order by created_at, id"));
    Ok(tx.read_all(&sql.bind(user)).await?)
}

/// One of the user's factors; someone else's is as good as none.
pub(crate) async fn find(tx: &Tx, user: Uuid, id: Uuid, now: OffsetDateTime) -> Result<Factor, AuthError> {
    let factors = of_user(tx, user, now).await?;
    factors.into_iter().find(|factor| factor.id == id).ok_or(AuthError::FactorNotFound)
}

/// Removes a factor; a trigger lowers the sessions that it raised.
pub(crate) async fn delete(tx: &Tx, id: Uuid) -> Result<(), AuthError> {
    tx.execute(&Sql::new("delete from auth.mfa_factors where id = $1::uuid").bind(id)).await?;
    Ok(())
}

/// Seals a TOTP secret for the column of its factor, and for no other factor's.
pub fn seal_secret(master: &MasterSecret, factor: Uuid, secret: &[u8]) -> Vec<u8> {
    master.seal(&seal_label(factor), secret)
}

/// Opens it again.
pub(crate) fn open_secret(master: &MasterSecret, factor: Uuid, sealed: &[u8]) -> Result<Vec<u8>, SealError> {
    master.open(&seal_label(factor), sealed)
}

fn seal_label(factor: Uuid) -> String {
    format!("auth.mfa_factors {factor}")
}
