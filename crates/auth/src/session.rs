//! Sessions: opened at every sign-in, shown as the token answer, ended by deleting the row.

mod answer;

use crate::{
    audit::{self, Action},
    client::Client,
    error::AuthError,
    state::Inner,
    user::User,
};
use devproof_claims::{Aal, random_bytes};
use devproof_db::{Access, Actor, Db, DbError, Row, Rows, Settings, Sql, Tx};
use serde_json::{Value, json};
use std::collections::HashMap;
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// Our own claim: which refresh token an access token was issued with. When such a token comes back, that refresh
/// token's reply cannot have been lost.
const GENERATION_CLAIM: &str = "session_generation";

/// Sessions that one person may have; the one that was used longest ago ends when there are more.
const MAX_SESSIONS: i32 = 100;

/// How often it is noted that a session is in use. The list of sessions is true to within this time.
pub(crate) const USE_NOTED_EVERY: Duration = Duration::minutes(2);

/// How a person proved who they are: the methods of the `amr` claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Method {
    Password,
    /// A code that was typed in.
    Otp,
    SignUp,
    MagicLink,
    Recovery,
    EmailChange,
    /// The word of a provider of the configuration.
    OAuth,
    /// The word of a company's own provider.
    Sso,
    /// An invitation by the operator.
    Invite,
    Anonymous,
    /// An authenticator app's code, as second factor.
    Totp,
    /// A code by text message, as second factor.
    MfaPhone,
    /// A security key, as second factor.
    MfaWebauthn,
    /// A key that checked its owner: both factors at once.
    Passkey,
}

impl Method {
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Password => "password",
            Self::Otp => "otp",
            Self::SignUp => "email/signup",
            Self::MagicLink => "magiclink",
            Self::Recovery => "recovery",
            Self::EmailChange => "email_change",
            Self::OAuth => "oauth",
            Self::Sso => "sso/oidc",
            Self::Invite => "invite",
            Self::Anonymous => "anonymous",
            Self::Totp => "totp",
            Self::MfaPhone => "mfa/phone",
            Self::MfaWebauthn => "mfa/webauthn",
            Self::Passkey => "passkey",
        }
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        [
            Self::Password,
            Self::Otp,
            Self::SignUp,
            Self::MagicLink,
            Self::Recovery,
            Self::EmailChange,
            Self::OAuth,
            Self::Sso,
            Self::Invite,
            Self::Anonymous,
        ]
        .into_iter()
        .find(|method| method.as_str() == text)
    }
}

/// A proof: its method, and whose word it was when it was a provider's.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Proof<'a> {
    pub(crate) method: Method,
    pub(crate) provider: Option<&'a str>,
}

impl From<Method> for Proof<'_> {
    fn from(method: Method) -> Self {
        Self { method, provider: None }
    }
}

impl Proof<'_> {
    /// An entry of the `amr` claim.
    fn entry(self, now: OffsetDateTime) -> Value {
        let mut entry = json!({ "method": self.method.as_str(), "timestamp": now.unix_timestamp() });
        if let Some(provider) = self.provider {
            entry["provider"] = provider.into();
        }
        entry
    }
}

/// What a token answer is made of.
#[derive(Debug, Clone)]
pub(crate) struct Session {
    pub(crate) id: Uuid,
    pub(crate) generation: i64,
    pub(crate) aal: Aal,
    pub(crate) amr: Value,
}

devproof_db::columns! {
    struct Rotated {
        generation: i64,
        aal: Aal,
        amr: Value,
    }

    /// A session that was not ended.
    struct Living {
        id: Uuid,
        is_usable: bool,
    }
}

impl Session {
    /// Opens a session inside the transaction that checked the proof, and notes the sign-in with user, identity,
    /// known addresses and the log: callers write no entry of their own.
    pub(crate) async fn open(
        tx: &Tx,
        user: &mut User,
        proof: impl Into<Proof<'_>>,
        aal: Aal,
        client: &Client,
        now: OffsetDateTime,
    ) -> Result<Self, AuthError> {
        let id = uuid::Builder::from_random_bytes(random_bytes()).into_uuid();
        let proof = proof.into();
        let amr = json!([proof.entry(now)]);
        let sql = Sql::new(
            "with opened as (
                 insert into auth.sessions
                     (id, user_id, aal, amr, authenticated_at, rotated_at, created_at, last_used_at, user_agent, ip)
                 values ($1, $2::uuid, $3, $4::jsonb, $5::timestamptz, $5::timestamptz, $5::timestamptz,
                     $5::timestamptz, $6, $7::inet)
             ), known as (
                 insert into auth.known_addresses (user_id, ip, last_used_at)
                 values ($2::uuid, $7::inet, $5::timestamptz)
                 on conflict (user_id, ip) do update set last_used_at = excluded.last_used_at
             ), identity as (
                 update auth.identities set last_sign_in_at = $5::timestamptz, updated_at = $5::timestamptz
                 where user_id = $2::uuid and provider = coalesce($8, 'email')
             )
             update auth.users set last_sign_in_at = $5::timestamptz, updated_at = $5::timestamptz
             where id = $2::uuid",
        )
        .bind(id)
        .bind(user.id)
        .bind(aal.as_str())
        .bind(&amr)
        .bind(now)
        .bind(client.user_agent.clone())
        .bind(client.ip.to_canonical().to_string())
        .bind(proof.provider);
        tx.execute(&sql).await?;
        let surplus = Sql::new(
            "delete from auth.sessions where id in (
                 select id from auth.sessions where user_id = $1::uuid order by rotated_at desc, id offset $2::int)",
        );
        let ended = tx.execute(&surplus.bind(user.id).bind(MAX_SESSIONS)).await?;
        let entry = |action, session, detail| audit::Entry { action, user: user.id, session, ip: client.ip, detail };
        if ended > 0 {
            let detail = json!({ "reason": "too_many", "count": ended });
            audit::write(tx, &entry(Action::SessionsEnded, None, detail), now).await?;
        }
        let mut detail = json!({ "method": proof.method.as_str(), "aal": aal });
        if let Some(provider) = proof.provider {
            detail["provider"] = provider.into();
        }
        audit::write(tx, &entry(Action::Login, Some(id), detail), now).await?;
        user.last_sign_in_at = Some(now);
        user.updated_at = now;
        Ok(Self { id, generation: 1, aal, amr })
    }

    /// The same session with its next refresh token: for a person who proved something more and stays signed in.
    ///
    /// # Errors
    /// `session_not_found` when it has ended.
    pub(crate) async fn rotate(tx: &Tx, id: Uuid, now: OffsetDateTime) -> Result<Self, AuthError> {
        let sql = Sql::new(
            "update auth.sessions set generation = generation + 1, rotated_at = $2, generation_seen = false
             where id = $1 returning generation, aal, amr",
        )
        .bind(id)
        .bind(now);
        let rotated: Option<Rotated> = tx.read_opt(&sql).await?;
        let Rotated { generation, aal, amr } = rotated.ok_or(AuthError::SessionNotFound)?;
        Ok(Self { id, generation, aal, amr })
    }

    /// The access token.
    pub(crate) fn access_token(&self, state: &Inner, user: &User, now: OffsetDateTime) -> Result<String, AuthError> {
        let iat = now.unix_timestamp();
        let claims = json!({
            "iss": state.config.issuer(),
            "sub": user.id,
            "aud": "authenticated",
            "iat": iat,
            "exp": iat.saturating_add(seconds(state)),
            "email": user.email(),
            "phone": user.phone.as_deref().unwrap_or_default(),
            "app_metadata": user.app_metadata,
            "user_metadata": user.user_metadata,
            "role": "authenticated",
            "aal": self.aal,
            "amr": self.amr,
            "session_id": self.id,
            GENERATION_CLAIM: self.generation,
            "is_anonymous": user.is_anonymous,
        });
        state.ring.current().signer(now).sign(&claims).map_err(|error| {
            tracing::error!(%error, "auth: a token could not be signed");
            AuthError::Unexpected
        })
    }

    /// The parts of the answer that an implicit redirect carries too.
    pub(crate) fn tokens(&self, state: &Inner, user: &User, now: OffsetDateTime) -> Result<Value, AuthError> {
        let ttl = seconds(state);
        Ok(json!({
            "access_token": self.access_token(state, user, now)?,
            "token_type": "bearer",
            "expires_in": ttl,
            "expires_at": now.unix_timestamp().saturating_add(ttl),
            "refresh_token": state.refresh_tokens.write(self.id, self.generation),
        }))
    }
}

fn seconds(state: &Inner) -> i64 {
    i64::try_from(state.config.access_ttl.as_secs()).unwrap_or(i64::MAX)
}

/// The number of the refresh token that an access token was issued with.
pub fn generation_claim(claims: &Value) -> Option<i64> {
    claims.get(GENERATION_CLAIM).and_then(Value::as_i64)
}

/// The sessions among these that live, and whether each may be used: not while it owes the account's second factor.
///
/// # Errors
/// PostgreSQL's error.
pub async fn living_sessions(db: &Db, sessions: &[Uuid]) -> Result<HashMap<Uuid, bool>, DbError> {
    let sql = Sql::new(
        "select s.id, exists (select from auth.usable_sessions u where u.id = s.id) as is_usable
         from auth.sessions s where s.id = any ($1::uuid[])",
    );
    let rows = db.run(Actor::System, Access::ReadOnly, &Settings::default(), &sql.bind(sessions)).await?;
    usable(&rows)
}

fn usable(rows: &[Row]) -> Result<HashMap<Uuid, bool>, DbError> {
    let living: Vec<Living> = rows.read_all()?;
    Ok(living.into_iter().map(|session| (session.id, session.is_usable)).collect())
}

/// Like [`living_sessions`], and notes that an access token of each came back to us: which refresh token it was issued with ([`generation_claim`]), and now and then that the
/// session is in use. To be called by the server where a user's token is seen outside this service.
///
/// # Errors
/// PostgreSQL's error.
pub async fn touch_sessions(
    db: &Db,
    seen: &[(Uuid, Option<i64>)],
    now: OffsetDateTime,
) -> Result<HashMap<Uuid, bool>, DbError> {
    // Numbers begin at 1: 0 is that of no token.
    let (ids, generations): (Vec<Uuid>, Vec<i64>) =
        seen.iter().map(|(id, generation)| (*id, generation.unwrap_or(0))).unzip();
    let sql = Sql::new(
        "with seen as (
             select id, generation from unnest($1::uuid[], $2::bigint[]) as seen (id, generation)
         ), noted as (
             update auth.sessions s
             set generation_seen = s.generation_seen or s.generation = seen.generation,
                 last_used_at = greatest(s.last_used_at, $3::timestamptz)
             from seen
             where s.id = seen.id
               and ((s.generation = seen.generation and not s.generation_seen) or s.last_used_at < $4::timestamptz)
         )
         select s.id, exists (select from auth.usable_sessions u where u.id = s.id) as is_usable
         from auth.sessions s where s.id = any ($1::uuid[])",
    )
    .bind(ids)
    .bind(generations.as_slice())
    .bind(now)
    .bind(now - USE_NOTED_EVERY);
    let rows = db.run(Actor::System, Access::ReadWrite, &Settings::default(), &sql).await?;
    usable(&rows)
}
