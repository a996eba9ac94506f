//! Signing keys in `auth.keys`, sealed by the master secret: made, rotated, retired, read.
//!
//! A new key is published before it signs, for at least as long as others keep the JWKS; its predecessor is honoured
//! until the last token under it has expired. All of that is times in the rows: nodes that have read them need not
//! agree on anything at the moment itself.

use crate::audit::Action;
use devproof_claims::{Clock, KeyError, KeyRing, KeyStage, MasterSecret, RingKey, SealError, SigningKey};
use devproof_db::{Access, Actor, Db, DbError, Row, Rows, Settings, Sql, Tx};
use serde_json::json;
use std::sync::Arc;
use time::{Duration, OffsetDateTime};

/// What signing keys are sealed for.
const SEAL: &str = "auth.keys";
/// How long others keep the JWKS, as its header allows them.
pub(crate) const JWKS_LIFE: Duration = Duration::minutes(10);
/// The least time between a key's publication and its first signature: the JWKS's life, and clocks that differ.
const LEAST_LEAD: Duration = Duration::minutes(11);
/// How long a predecessor is honoured beyond the life of its last token: clocks that differ.
const GRACE: Duration = Duration::minutes(2);

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

/// A rotation or retirement does not go.
#[derive(Debug, thiserror::Error)]
pub enum KeysError {
    /// See [`LoadKeysError`].
    #[error(transparent)]
    Load(#[from] LoadKeysError),
    /// A new key waits for its time already.
    #[error("the key {kid} waits already and signs from {}; use --now to let it sign at once", seconds(*.signs_from))]
    Waiting {
        /// The key.
        kid: String,
        /// When it signs.
        signs_from: OffsetDateTime,
    },
    /// The time asked for is too short for those who keep the JWKS.
    #[error("a key is published for at least {} minutes before it signs: others keep the list of keys for that long", LEAST_LEAD.whole_minutes())]
    TooSoon,
    /// No such key, or it is retired.
    #[error("there is no key {0} in use")]
    Unknown(String),
    /// The key that signs cannot be retired.
    #[error("the key {0} signs: let another one sign first, with devproof keys rotate --now")]
    Signs(String),
}

impl From<DbError> for KeysError {
    fn from(error: DbError) -> Self {
        Self::Load(error.into())
    }
}

impl From<KeyError> for KeysError {
    fn from(error: KeyError) -> Self {
        Self::Load(error.into())
    }
}

fn seconds(time: OffsetDateTime) -> OffsetDateTime {
    time.replace_nanosecond(0).unwrap_or(time)
}

/// What may be told about a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyFacts {
    /// Its id, the `kid` of tokens.
    pub kid: String,
    /// Where it stands now.
    pub stage: KeyStage,
    /// When it was made.
    pub created_at: OffsetDateTime,
    /// When it began or begins to sign.
    pub signs_from: OffsetDateTime,
    /// Until when its tokens are accepted, once that is known.
    pub honoured_until: Option<OffsetDateTime>,
}

/// How a rotation is to happen.
#[derive(Debug, Clone, Copy)]
pub struct Rotation {
    /// How long the new key is published before it signs; `None` in an emergency: it signs at once, and those who cache it
    /// the old JWKS refuses its tokens until they look again.
    pub lead: Option<Duration>,
    /// How long an access token lives: the old key is honoured for that long after its last signature.
    pub token_life: Duration,
}

/// The stored keys.
#[derive(Clone)]
pub struct KeyStore {
    db: Db,
    secret: MasterSecret,
    clock: Arc<dyn Clock>,
}

impl KeyStore {
    /// The keys of this database, sealed by this secret.
    pub fn new(db: Db, secret: MasterSecret, clock: Arc<dyn Clock>) -> Self {
        Self { db, secret, clock }
    }

    /// The ring of this installation; the first start makes a key. Nodes that start at the same time make one
    /// together: an advisory lock lets the second find what the first made.
    ///
    /// # Errors
    /// When the database fails, or the keys do not open with this master secret.
    pub async fn load_or_create(&self) -> Result<KeyRing, LoadKeysError> {
        let tx = self.lock().await?;
        let mut keys = self.open(&tx.query(&in_use()).await?)?;
        if keys.is_empty() {
            keys.push(self.make(&tx, self.now()).await?);
        }
        tx.commit().await?;
        Ok(KeyRing::new(keys)?)
    }

    /// The ring as it is stored now, or `None` when nothing is.
    ///
    /// # Errors
    /// When the database fails, or the keys do not open with this master secret.
    pub async fn load(&self) -> Result<Option<KeyRing>, LoadKeysError> {
        let rows = self.db.run(Actor::System, Access::ReadOnly, &Settings::default(), &in_use()).await?;
        let keys = self.open(&rows)?;
        if keys.is_empty() { Ok(None) } else { Ok(Some(KeyRing::new(keys)?)) }
    }

    /// Makes a key that will sign, and says until when its predecessor is honoured.
    ///
    /// # Errors
    /// When one waits already, or the time asked for is too short.
    pub async fn rotate(&self, rotation: Rotation) -> Result<KeyFacts, KeysError> {
        if rotation.lead.is_some_and(|lead| lead < LEAST_LEAD) {
            return Err(KeysError::TooSoon);
        }
        let now = self.now();
        let signs_from = now + rotation.lead.unwrap_or(Duration::ZERO);
        let tx = self.lock().await?;
        let ring = self.open(&tx.query(&in_use()).await?)?;
        let waiting = ring.iter().find(|key| key.signs_from > now);
        let kid = match (waiting, rotation.lead) {
            (Some(key), Some(_)) => {
                return Err(KeysError::Waiting { kid: key.key.kid().to_owned(), signs_from: key.signs_from });
            }
            (Some(key), None) => {
                let sql = Sql::new("update auth.keys set signs_from = $2 where kid = $1");
                tx.execute(&sql.bind(key.key.kid()).bind(now)).await?;
                key.key.kid().to_owned()
            }
            (None, _) => self.make(&tx, signs_from).await?.key.kid().to_owned(),
        };
        let sql = Sql::new(
            "update auth.keys set honoured_until = $2
             where kid <> $1 and retired_at is null and (honoured_until is null or honoured_until > $2::timestamptz)",
        );
        tx.execute(&sql.bind(&kid).bind(signs_from + rotation.token_life + GRACE)).await?;
        self.record_audit(&tx, json!({ "made": kid, "at_once": rotation.lead.is_none() })).await?;
        tx.commit().await?;
        self.list().await?.into_iter().find(|key| key.kid == kid).ok_or(KeysError::Unknown(kid))
    }

    /// Honours a key no longer, from now on: anyone who holds a token of it has to refresh. Its private half is destroyed.
    ///
    /// # Errors
    /// When there is no such key, or it is the one that signs.
    pub async fn retire(&self, kid: &str) -> Result<(), KeysError> {
        let now = self.clock.now();
        let tx = self.lock().await?;
        let keys = self.open(&tx.query(&in_use()).await?)?;
        if !keys.iter().any(|key| key.key.kid() == kid) {
            return Err(KeysError::Unknown(kid.to_owned()));
        }
        if KeyRing::new(keys)?.signing(now).key.kid() == kid {
            return Err(KeysError::Signs(kid.to_owned()));
        }
        let sql = Sql::new(
            "update auth.keys
             set retired_at = $2::timestamptz, sealed = '', honoured_until = least(honoured_until, $2::timestamptz)
             where kid = $1",
        );
        tx.execute(&sql.bind(kid).bind(now)).await?;
        self.record_audit(&tx, json!({ "retired": kid })).await?;
        Ok(tx.commit().await?)
    }

    /// Every key that ever was, the newest first.
    ///
    /// # Errors
    /// When the database fails, or the keys do not open with this master secret.
    pub async fn list(&self) -> Result<Vec<KeyFacts>, LoadKeysError> {
        let (now, ring) = (self.clock.now(), self.load().await?);
        let sql = Sql::new(
            "select kid, created_at, signs_from, honoured_until from auth.keys order by signs_from desc, kid desc",
        );
        let rows = self.db.run(Actor::System, Access::ReadOnly, &Settings::default(), &sql).await?;
        let stored: Vec<Published> = rows.read_all()?;
        let facts = stored.into_iter().map(|Published { kid, created_at, signs_from, honoured_until }| {
            let stage = ring
                .as_ref()
                .and_then(|ring| ring.keys().find(|key| key.key.kid() == kid).map(|key| ring.stage(key, now)));
            KeyFacts { kid, stage: stage.unwrap_or(KeyStage::Retired), created_at, signs_from, honoured_until }
        });
        Ok(facts.collect())
    }

    /// The time as the database keeps it: rounded up, a key would wait for its own moment.
    fn now(&self) -> OffsetDateTime {
        let now = self.clock.now();
        now.replace_nanosecond(now.nanosecond() / 1_000 * 1_000).unwrap_or(now)
    }

    async fn lock(&self) -> Result<Tx, DbError> {
        let tx = self.db.begin(Actor::System).await?;
        tx.query(&Sql::new("select pg_advisory_xact_lock(hashtextextended('devproof auth.keys', 0))")).await?;
        Ok(tx)
    }

    async fn make(&self, tx: &Tx, signs_from: OffsetDateTime) -> Result<RingKey, LoadKeysError> {
        let key = SigningKey::generate()?;
        let sql = Sql::new("insert into auth.keys (kid, sealed, created_at, signs_from) values ($1, $2, $3, $4)")
            .bind(key.kid())
            .bind(self.secret.seal(SEAL, key.pkcs8()))
            .bind(self.clock.now())
            .bind(signs_from);
        tx.execute(&sql).await?;
        Ok(RingKey { key, signs_from, honoured_until: None })
    }

    async fn record_audit(&self, tx: &Tx, detail: serde_json::Value) -> Result<(), DbError> {
        let sql = Sql::new("insert into auth.audit_log (at, action, detail) values ($1, $2, $3::jsonb)");
        tx.execute(&sql.bind(self.clock.now()).bind(Action::KeysRotated.as_str()).bind(detail)).await?;
        Ok(())
    }

    fn open(&self, rows: &[Row]) -> Result<Vec<RingKey>, LoadKeysError> {
        let key = |Stored { kid, sealed, signs_from, honoured_until }| {
            let key = SigningKey::from_pkcs8(kid, self.secret.open(SEAL, &sealed)?)?;
            Ok(RingKey { key, signs_from, honoured_until })
        };
        rows.read_all::<Stored>()?.into_iter().map(key).collect()
    }
}

devproof_db::columns! {
    /// A key that is in use.
    struct Stored {
        kid: String,
        sealed: Vec<u8>,
        signs_from: OffsetDateTime,
        honoured_until: Option<OffsetDateTime>,
    }

    /// What may be said of any key.
    struct Published {
        kid: String,
        created_at: OffsetDateTime,
        signs_from: OffsetDateTime,
        honoured_until: Option<OffsetDateTime>,
    }
}

fn in_use() -> Sql {
    Sql::new("select kid, sealed, signs_from, honoured_until from auth.keys where retired_at is null")
}
