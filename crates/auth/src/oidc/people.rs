//! Whose account a provider's word opens.
//!
//! - The identity (provider, subject) decides. An address counts only the first time someone comes, and only when the
//!   provider says that it is verified and the provider may speak for its domain.
//! - An account whose address was never confirmed here is given to who proved the address now, and loses what
//!   someone else may have typed into it: password, metadata, mailed links.

use crate::{
    accounts,
    audit::{self, Action},
    body::Params,
    client::Client,
    error::AuthError,
    mail_templates,
    oidc::{claims::ProviderClaims, provider::Provider},
    one_time_tokens, restore,
    state::Inner,
    step_up,
    undo::{self, Change, Undoable},
    user::User,
};
use devproof_claims::random_bytes;
use devproof_db::{Sql, Tx};
use devproof_queue::outbox;
use serde_json::{Map, Value, json};
use time::OffsetDateTime;
use uuid::Uuid;

/// Identities of one account at most.
const MAX_IDENTITIES: usize = 20;

/// Whom a provider's word leads to.
pub(crate) enum Entry {
    /// The account that it opens.
    Open(User),
    /// An account that is its owner's own, which a company's word alone does not open.
    OwnProofNeeded(User),
}

impl Entry {
    /// The account, where a word that is not enough is an error.
    ///
    /// # Errors
    /// `sso_link_needed`.
    pub(crate) fn open(self) -> Result<User, AuthError> {
        match self {
            Self::Open(user) => Ok(user),
            Self::OwnProofNeeded(_) => Err(AuthError::SsoLinkNeeded),
        }
    }
}

/// A provider's word about someone, and who brings it.
pub(crate) struct ProviderSignIn<'a> {
    pub(crate) provider: &'a Provider,
    pub(crate) claims: &'a ProviderClaims,
    pub(crate) client: &'a Client,
    pub(crate) now: OffsetDateTime,
}

impl ProviderSignIn<'_> {
    /// The account that it opens, locked; made if there is none.
    ///
    /// # Errors
    /// When the account is banned, the address is not verified or not the provider's to vouch for, or sign-up is off.
    pub(crate) async fn sign_in(&self, tx: &Tx, state: &Inner) -> Result<Entry, AuthError> {
        if let Some(email) = &self.claims.email
            && !self.provider.may_vouch_for(email)
        {
            return Err(AuthError::ForeignAddress);
        }
        if let Some(owner) = self.owner(tx).await? {
            return self.come_back(tx, owner).await.map(Entry::Open);
        }
        let email = self.claims.email.as_deref().filter(|_| self.claims.verified);
        let email = email.ok_or(AuthError::ProviderAddressUnverified)?;
        match accounts::by_email(tx, email).await? {
            Some(user) => self.join(tx, state, user).await,
            None => self.sign_up(tx, state, email).await,
        }
    }

    /// Adds the identity to an account whose owner asked for it.
    ///
    /// # Errors
    /// `identity_already_exists` when it is anyone's.
    pub(crate) async fn link(&self, tx: &Tx, state: &Inner, user: &User, session: Uuid) -> Result<User, AuthError> {
        step_up::require_factor(tx, user.id, session).await?;
        if user.is_banned(self.now) {
            return Err(AuthError::Banned);
        }
        // Where an account has no address yet, a verified one becomes its own.
        let email = self.claims.email.as_deref().filter(|_| self.claims.verified && user.email.is_none());
        let sql = Sql::new(
            "update auth.users u
             set email = coalesce(u.email, free.email), is_anonymous = false,
                 email_confirmed_at = case when u.email is null and free.email is not null then $3::timestamptz
                     else u.email_confirmed_at end
             from (select (select $2::text where not exists (select from auth.users o where o.email = $2)) email) free
             where u.id = $1::uuid",
        )
        .bind(user.id)
        .bind(email)
        .bind(self.now);
        tx.execute(&sql).await?;
        self.add(tx, state, user, Some(session)).await
    }

    async fn owner(&self, tx: &Tx) -> Result<Option<Uuid>, AuthError> {
        let sql = Sql::new("select user_id from auth.identities where provider = $1 and provider_id = $2")
            .bind(&self.provider.name)
            .bind(&self.claims.subject);
        Ok(tx.value_opt(&sql).await?)
    }

    async fn identity(&self, tx: &Tx) -> Result<Option<Uuid>, AuthError> {
        let sql = Sql::new("select id from auth.identities where provider = $1 and provider_id = $2")
            .bind(&self.provider.name)
            .bind(&self.claims.subject);
        Ok(tx.value_opt(&sql).await?)
    }

    /// Someone whom the provider sent before.
    async fn come_back(&self, tx: &Tx, owner: Uuid) -> Result<User, AuthError> {
        let user = accounts::by_id(tx, owner).await?.ok_or(AuthError::Banned)?;
        if user.is_banned(self.now) {
            return Err(restore::refusal(tx, user.id, AuthError::Banned).await?);
        }
        // A company's provider that says no address speaks of the one that it said before.
        let known = user.email();
        if self.claims.email.is_none() && self.provider.is_company() && !self.provider.may_vouch_for(known) {
            return Err(AuthError::ForeignAddress);
        }
        let sql = Sql::new(
            "update auth.identities
             set identity_data = identity_data || $3::jsonb, last_sign_in_at = $4::timestamptz,
                 updated_at = $4::timestamptz
             where provider = $1 and provider_id = $2 and user_id = $5::uuid",
        )
        .bind(&self.provider.name)
        .bind(&self.claims.subject)
        .bind(Value::Object(self.claims.data.clone()))
        .bind(self.now)
        .bind(owner);
        if tx.execute(&sql).await? == 0 {
            // Unlinked between the two looks.
            return Err(AuthError::IdentityNotFound);
        }
        self.update_metadata(tx, &user).await
    }

    /// Someone who has an account with that very address. A company speaks for its own people: an account that
    /// someone else made theirs wants their own proof first.
    async fn join(&self, tx: &Tx, state: &Inner, user: User) -> Result<Entry, AuthError> {
        if user.is_banned(self.now) {
            return Err(restore::refusal(tx, user.id, AuthError::Banned).await?);
        }
        if self.provider.is_company() && self.is_own_account(tx, &user).await? {
            return Ok(Entry::OwnProofNeeded(user));
        }
        let user = if user.email_confirmed_at.is_none() {
            let clear = Sql::new("update auth.users set user_metadata = '{}' where id = $1").bind(user.id);
            tx.execute(&clear).await?;
            one_time_tokens::void_all(tx, user.id, None).await?;
            accounts::confirm(tx, user, false, self.now).await?
        } else {
            user
        };
        self.add(tx, state, &user, None).await.map(Entry::Open)
    }

    async fn is_own_account(&self, tx: &Tx, user: &User) -> Result<bool, AuthError> {
        let sql = Sql::new("select auth.is_own_account($1, $2)").bind(user.id).bind(&self.provider.name);
        Ok(tx.value(&sql).await?)
    }

    async fn sign_up(&self, tx: &Tx, state: &Inner, email: &str) -> Result<Entry, AuthError> {
        if !accounts::may_sign_up_in(tx, state, email).await? {
            return Err(AuthError::SignupDisabled);
        }
        let sql = Sql::new(
            "insert into auth.users
                 (id, email, app_metadata, user_metadata, email_confirmed_at, created_at, updated_at)
             values ($1, $2, $3, $4, $5::timestamptz, $5::timestamptz, $5::timestamptz)
             on conflict do nothing",
        )
        .bind(uuid::Builder::from_random_bytes(random_bytes()).into_uuid())
        .bind(email)
        .bind(json!({ "provider": self.provider.name, "providers": [self.provider.name] }))
        .bind(Value::Object(self.claims.data.clone()))
        .bind(self.now);
        let is_new = tx.execute(&sql).await? == 1;
        // When two come at once, one makes the account and the other finds it.
        let user = accounts::by_email(tx, email).await?.ok_or(AuthError::Unexpected)?;
        if !is_new {
            return match self.owner(tx).await? {
                Some(owner) => self.come_back(tx, owner).await.map(Entry::Open),
                None => self.join(tx, state, user).await,
            };
        }
        self.insert(tx, &user).await?;
        self.record_audit(tx, Action::UserSignedUp, &user, None).await?;
        accounts::by_id(tx, user.id).await?.ok_or(AuthError::Unexpected).map(Entry::Open)
    }

    /// A further identity of an account, told to its owner by mail.
    async fn add(&self, tx: &Tx, state: &Inner, user: &User, session: Option<Uuid>) -> Result<User, AuthError> {
        if user.identities.as_array().is_some_and(|all| all.len() >= MAX_IDENTITIES) {
            return Err(AuthError::validation("This account has reached the limit of identities"));
        }
        self.insert(tx, user).await?;
        if user.email_confirmed_at.is_some() {
            let label = mail_templates::way(&self.provider.name);
            let addition = Undoable { change: Change::IdentityLinked, label: &label, id: self.identity(tx).await? };
            let link = undo::offer(tx, state, user.id, addition, self.now).await?;
            outbox::put(tx, &mail_templates::identity_linked(user.email(), &label, &link), None).await?;
        }
        self.record_audit(tx, Action::IdentityLinked, user, session).await?;
        self.update_metadata(tx, user).await
    }

    async fn insert(&self, tx: &Tx, user: &User) -> Result<(), AuthError> {
        let sql = Sql::new(
            "insert into auth.identities
                 (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
             values ($1, $2, $3, $4, $5::timestamptz, $5::timestamptz, $5::timestamptz)
             on conflict do nothing",
        )
        .bind(user.id)
        .bind(&self.provider.name)
        .bind(&self.claims.subject)
        .bind(Value::Object(self.claims.data.clone()))
        .bind(self.now);
        if tx.execute(&sql).await? == 1 { Ok(()) } else { Err(AuthError::IdentityExists) }
    }

    /// Merges what the provider says into the user's metadata, and brings the list of providers up to date.
    async fn update_metadata(&self, tx: &Tx, user: &User) -> Result<User, AuthError> {
        let mut data: Map<String, Value> = user.user_metadata.as_object().cloned().unwrap_or_default();
        data.extend(self.claims.data.clone());
        // What has no room is left as it was: no one is kept out for a long name.
        let data = Params::checked_data(data).ok().map(Value::Object);
        let sql = Sql::new(
            "update auth.users set user_metadata = coalesce($2::jsonb, user_metadata), updated_at = $3::timestamptz
             where id = $1::uuid",
        )
        .bind(user.id)
        .bind(data)
        .bind(self.now);
        tx.execute(&sql).await?;
        accounts::providers::update(tx, user.id).await?;
        accounts::by_id(tx, user.id).await?.ok_or(AuthError::UserNotFound)
    }

    async fn record_audit(
        &self,
        tx: &Tx,
        action: Action,
        user: &User,
        session: Option<Uuid>,
    ) -> Result<(), AuthError> {
        let detail = json!({ "provider": self.provider.name });
        let entry = audit::Entry { action, user: user.id, session, ip: self.client.ip, detail };
        audit::write(tx, &entry, self.now).await
    }
}
