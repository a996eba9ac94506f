//! PKCE: the codes that an opened link or a provider's word gives out, and their exchange.

use crate::{
    accounts,
    error::AuthError,
    oidc::claims::ProviderClaims,
    pkce, restore,
    session::{Method, Proof},
    state::Inner,
    user::User,
};
use aws_lc_rs::digest;
use devproof_claims::random_bytes;
use devproof_db::{Sql, Tx};
use serde_json::{Value, json};
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// How long a code can be exchanged.
const CODE_LIFETIME: Duration = Duration::minutes(5);
/// Codes of one flow at a time: a mail scanner may open a link before its reader does. The oldest go first.
const MAX_CODES: i32 = 5;

/// What codes' belongings are sealed for.
const SEAL: &str = "auth.flow_codes";

/// What a code brings along from a provider; handed out once, by the exchange.
pub(crate) struct FlowData {
    pub(crate) provider_token: String,
    pub(crate) provider_refresh_token: Option<String>,
    /// What the exchange does with what the provider said.
    pub(crate) linking: Linking,
}

/// What becomes of a provider's word besides signing in.
pub(crate) enum Linking {
    /// Nothing.
    None,
    /// The identity that the exchange links, and the session in which that was asked for.
    InSession(Uuid, ProviderClaims),
    /// A company's word about an account that is its owner's own: it signs no one in; it waits for the owner's proof.
    OwnProofNeeded(ProviderClaims),
}

impl Linking {
    fn session(&self) -> Option<Uuid> {
        if let Self::InSession(session, _) = self { Some(*session) } else { None }
    }

    fn claims(&self) -> Option<&ProviderClaims> {
        match self {
            Self::None => None,
            Self::InSession(_, claims) | Self::OwnProofNeeded(claims) => Some(claims),
        }
    }
}

impl FlowData {
    fn seal(&self, state: &Inner) -> Vec<u8> {
        let value = json!({
            "token": self.provider_token,
            "refresh_token": self.provider_refresh_token,
            "session": self.linking.session(),
            "told": self.linking.claims().map(ProviderClaims::write),
        });
        state.secret.seal(SEAL, value.to_string().as_bytes())
    }

    fn open(state: &Inner, sealed: &[u8]) -> Option<Self> {
        let value: Value = serde_json::from_slice(&state.secret.open(SEAL, sealed).ok()?).ok()?;
        let session = value["session"].as_str().and_then(|text| Uuid::try_parse(text).ok());
        Some(Self {
            provider_token: value["token"].as_str()?.to_owned(),
            provider_refresh_token: value["refresh_token"].as_str().map(str::to_owned),
            linking: match (session, ProviderClaims::restore(&value["told"])) {
                (_, None) => Linking::None,
                (Some(session), Some(claims)) => Linking::InSession(session, claims),
                (None, Some(claims)) => Linking::OwnProofNeeded(claims),
            },
        })
    }
}

/// What an exchange brought.
pub(crate) struct Exchanged {
    pub(crate) user: User,
    pub(crate) method: Method,
    pub(crate) provider: Option<String>,
    pub(crate) carried: Option<FlowData>,
}

/// Remembers a client's challenge for this user.
pub(crate) async fn start(tx: &Tx, user: Uuid, challenge: &str, now: OffsetDateTime) -> Result<Uuid, AuthError> {
    let sql =
        Sql::new("insert into auth.flows (user_id, code_challenge, created_at) values ($1, $2, $3) returning id")
            .bind(user)
            .bind(challenge)
            .bind(now);
    Ok(tx.value(&sql).await?)
}

/// A new code for a flow. Opening the link again gives another; the first exchange ends all of them.
pub(crate) async fn issue_code(
    tx: &Tx,
    state: &Inner,
    flow: Uuid,
    proof: impl Into<Proof<'_>>,
    carried: Option<&FlowData>,
    now: OffsetDateTime,
) -> Result<String, AuthError> {
    let proof = proof.into();
    let code = uuid::Builder::from_random_bytes(random_bytes()).into_uuid().to_string();
    let old = Sql::new(
        "delete from auth.flow_codes where code_hash in (
             select code_hash from auth.flow_codes where flow_id = $1::uuid order by issued_at desc offset $2::int)",
    )
    .bind(flow)
    .bind(MAX_CODES - 1);
    tx.execute(&old).await?;
    let sql = Sql::new(
        "insert into auth.flow_codes (code_hash, flow_id, method, issued_at, provider, carried)
         values ($1, $2, $3, $4, $5, $6)",
    )
    .bind(hash(&code))
    .bind(flow)
    .bind(proof.method.as_str())
    .bind(now)
    .bind(proof.provider)
    .bind(carried.map(|carried| carried.seal(state)));
    tx.execute(&sql).await?;
    Ok(code)
}

devproof_db::columns! {
    /// A code, and the flow that it belongs to.
    struct Stored {
        id: Uuid,
        user_id: Uuid,
        code_challenge: String,
        method: String,
        issued_at: OffsetDateTime,
        provider: Option<String>,
        /// Sealed.
        carried: Option<Vec<u8>>,
    }
}

/// Exchanges a code for the proof it stands for, once. Of parallel calls one wins.
pub(crate) async fn exchange(
    tx: &Tx,
    state: &Inner,
    code: &str,
    verifier: &str,
    now: OffsetDateTime,
) -> Result<Exchanged, AuthError> {
    let lock_user = Sql::new(
        "select from auth.users where id in (
             select f.user_id from auth.flow_codes c join auth.flows f on f.id = c.flow_id
             where c.code_hash = $1::bytea)
         for update",
    );
    tx.execute(&lock_user.bind(hash(code))).await?;
    let sql = Sql::new(
        "select f.id, f.user_id, f.code_challenge, c.method, c.issued_at, c.provider, c.carried
         from auth.flow_codes c join auth.flows f on f.id = c.flow_id
         where c.code_hash = $1::bytea for update of f",
    );
    let stored: Option<Stored> = tx.read_opt(&sql.bind(hash(code))).await?;
    let stored = stored.ok_or(AuthError::FlowNotFound)?;
    if now - stored.issued_at > CODE_LIFETIME {
        return Err(AuthError::FlowExpired);
    }
    if !pkce::verify(verifier, &stored.code_challenge) {
        return Err(AuthError::BadCodeVerifier);
    }
    let method = Method::parse(&stored.method).ok_or(AuthError::Unexpected)?;
    let user = accounts::by_id(tx, stored.user_id).await?.ok_or(AuthError::FlowNotFound)?;
    if user.is_banned(now) {
        return Err(restore::refusal(tx, user.id, AuthError::BannedAtSignIn).await?);
    }
    // The mailed token goes with its flow: opening the link again is of no use from now on.
    tx.execute(&Sql::new("delete from auth.flows where id = $1").bind(stored.id)).await?;
    let carried = match stored.carried {
        None => None,
        Some(sealed) => Some(FlowData::open(state, &sealed).ok_or(AuthError::FlowNotFound)?),
    };
    // A word that opens nothing changes nothing about the account either.
    let opens = !carried.as_ref().is_some_and(|carried| matches!(carried.linking, Linking::OwnProofNeeded(_)));
    let user = if opens { accounts::confirm(tx, user, method == Method::SignUp, now).await? } else { user };
    Ok(Exchanged { user, method, provider: stored.provider, carried })
}

fn hash(code: &str) -> Vec<u8> {
    digest::digest(&digest::SHA256, code.as_bytes()).as_ref().to_vec()
}
