//! What every endpoint shares.

use crate::{
    config::AuthConfig, error::AuthError, keys::AuthKeys, limits::Limiter, oidc::directory::Directory,
    password::Hasher, redirect::Redirects, refresh_token::RefreshTokens, webauthn,
};
use aws_lc_rs::hmac;
use devproof_claims::{Clock, MasterSecret, SharedRing};
use devproof_db::{Access, Actor, Db, Row, Settings, Sql, Tx};
use devproof_limits::ProofOfWork;
use devproof_outbound::http::Http;
use std::{ops::Deref, sync::Arc};
use time::OffsetDateTime;
use webauthn_rs::Webauthn;

/// The service. Clones share one state.
#[derive(Clone)]
pub struct AuthState(Arc<Inner>);

/// The parts, seen through [`AuthState`].
pub struct Inner {
    pub(crate) db: Db,
    pub(crate) config: AuthConfig,
    pub(crate) clock: Arc<dyn Clock>,
    /// Signs access tokens; a rotation changes it.
    pub(crate) ring: SharedRing,
    pub(crate) refresh_tokens: RefreshTokens,
    /// Keys the hashes of mailed codes: they are too short to be hashed bare.
    pub(crate) code_key: hmac::Key,
    /// Checks security keys and passkeys; none where pages have no host name.
    pub(crate) webauthn: Option<Webauthn>,
    pub(crate) hasher: Hasher,
    pub(crate) redirects: Redirects,
    pub(crate) limiter: Limiter,
    pub(crate) proof_of_work: ProofOfWork,
    /// Seals what has to be read again.
    pub(crate) secret: MasterSecret,
    /// What providers receive depends on it.
    pub(crate) oauth_key: hmac::Key,
    /// What is known of providers, and the client that they are asked with.
    pub(crate) directory: Directory,
}

/// A setting is senseless.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct SettingError(String);

impl AuthState {
    /// Checks the settings and prepares the service.
    ///
    /// # Errors
    /// A sentence that says which setting is wrong.
    pub fn new(
        db: Db,
        config: AuthConfig,
        keys: &AuthKeys,
        clock: Arc<dyn Clock>,
        http: Http,
    ) -> Result<Self, SettingError> {
        let redirects = Redirects::new(&config.site_url, &config.redirect_allow).map_err(SettingError)?;
        let external = url::Url::parse(&config.external_url).ok().filter(url::Url::has_host);
        if external.is_none() {
            return Err(SettingError("the external URL is not an address".to_owned()));
        }
        let hasher = Hasher::new(config.hash_cost, config.password_min_chars)
            .map_err(|error| SettingError(format!("the cost of a password hash is out of range: {error}")))?;
        Ok(Self(Arc::new(Inner {
            limiter: Limiter::new(db.clone(), Arc::clone(&clock)),
            proof_of_work: ProofOfWork::new(&keys.captcha),
            ring: keys.ring.clone(),
            webauthn: webauthn::relying_party(&config.site_url).map_err(SettingError)?,
            refresh_tokens: RefreshTokens::new(&keys.refresh),
            code_key: hmac::Key::new(hmac::HMAC_SHA256, &keys.codes),
            oauth_key: hmac::Key::new(hmac::HMAC_SHA256, &keys.secret.derive("oauth-states")),
            secret: keys.secret.clone(),
            directory: Directory::new(http),
            db,
            config,
            clock,
            hasher,
            redirects,
        })))
    }
}

impl Deref for AuthState {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl Inner {
    pub(crate) fn now(&self) -> OffsetDateTime {
        self.clock.now()
    }

    /// Where providers send people back to.
    pub(crate) fn callback_url(&self) -> String {
        format!("{}/callback", self.config.issuer())
    }

    /// One statement as the system role.
    pub(crate) async fn run(&self, sql: &Sql) -> Result<Vec<Row>, AuthError> {
        Ok(self.db.run(Actor::System, Access::ReadWrite, &Settings::default(), sql).await?)
    }

    /// A transaction as the system role. Nothing slow (a hash) may happen while it is open.
    pub(crate) async fn begin(&self) -> Result<Tx, AuthError> {
        Ok(self.db.begin(Actor::System).await?)
    }

    /// The relying party, or the refusal where there is none.
    pub(crate) fn relying_party(&self, refusal: AuthError) -> Result<&Webauthn, AuthError> {
        self.webauthn.as_ref().ok_or(refusal)
    }
}
