//! Second factors: rows of `auth.mfa_factors` and their challenges (GoTrue: `internal/api/mfa.go`).
//!
//! Who changes anything here holds the lock of the user's row first, so counts and levels are exact under parallel calls.

pub(crate) mod attempts;
pub(crate) mod challenge;
pub(crate) mod level;
pub mod totp;

use crate::error::{AuthError, FactorKind};
use devproof_claims::{MasterSecret, SealError};
use devproof_db::{Row, Sql, Tx};
use serde_json::Value;
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// Factors that an account may have, verified or not.
pub(crate) const MAX_FACTORS: usize = 10;
/// How long somebody has to prove a factor that they began to enrol.
pub(crate) const ENROLMENT: Duration = Duration::seconds(300);

impl FactorKind {
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Totp => "totp",
            Self::Phone => "phone",
            Self::Webauthn => "webauthn",
        }
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        [Self::Totp, Self::Phone, Self::Webauthn].into_iter().find(|kind| kind.as_str() == text)
    }
}

/// One factor.
#[derive(Debug, Clone)]
pub(crate) struct Factor {
    pub(crate) id: Uuid,
    pub(crate) kind: FactorKind,
    pub(crate) verified: bool,
    pub(crate) name: String,
    /// TOTP: sealed.
    pub(crate) secret: Option<Vec<u8>>,
    /// TOTP: the newest step whose code was taken.
    pub(crate) last_step: Option<i64>,
    pub(crate) phone: Option<String>,
    /// WebAuthn: the key, as `webauthn_rs::SecurityKey` writes it.
    pub(crate) credential: Option<Value>,
}

const COLUMNS: &str = "id, factor_type, status = 'verified', friendly_name, secret, last_step, phone, credential";

fn read(row: &Row) -> Option<Factor> {
    Some(Factor {
        id: row.get(0),
        kind: FactorKind::parse(row.get(1))?,
        verified: row.get(2),
        name: row.get(3),
        secret: row.get(4),
        last_step: row.get(5),
        phone: row.get(6),
        credential: row.get(7),
    })
}

/// The user's factors, without what was begun and never finished. The user's row is locked.
pub(crate) async fn of_user(tx: &Tx, user: Uuid, now: OffsetDateTime) -> Result<Vec<Factor>, AuthError> {
    let forget = Sql::new(
        "delete from auth.mfa_factors
         where user_id = $1::uuid and status = 'unverified' and created_at < $2::timestamptz",
    );
    tx.execute(&forget.bind(user).bind(now - ENROLMENT)).await?;
    let sql =
        Sql::new(format!("select {COLUMNS} from auth.mfa_factors where user_id = $1::uuid order by created_at, id"));
    Ok(tx.query(&sql.bind(user)).await?.iter().filter_map(read).collect())
}

/// One of the user's factors; somebody else's is as good as none.
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
