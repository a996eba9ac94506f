//! Tokens of a channel: whom they identify, and switching to another one.

use super::{Channel, Ending, no_right_to_listen};
use crate::{error::JoinError, postgres_changes::Peer, rights::RightsUnknown, state::Shared};
use devproof_claims::{Caller, TokenError};
use serde_json::Value;
use std::{
    hash::{BuildHasher, RandomState},
    sync::{Arc, LazyLock},
};

/// Tells one token from another. Two that share it would leave a channel with the first, which was verified.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TokenPrint(u64);

impl TokenPrint {
    pub(super) fn of(token: &str) -> Self {
        static KEYS: LazyLock<RandomState> = LazyLock::new(RandomState::new);
        Self(KEYS.hash_one(token))
    }
}

impl Channel {
    /// Switches to another token: a newer one of the same user, another user's, or an API key after signing out.
    pub(super) async fn set_token(&mut self, shared: &Arc<Shared>, sent: &Value) -> Ending {
        let Some(token) = sent.as_str().filter(|token| !token.starts_with("sb_")) else { return Ending::Stays };
        if self.token == Some(TokenPrint::of(token)) {
            return Ending::Stays;
        }
        let caller = match identify(shared, token).await {
            Ok(caller) => Arc::new(caller),
            Err(JoinError::SessionUnknown) => return Ending::Lost,
            Err(JoinError::SessionEnded) => return Ending::Closed("The session has ended".to_owned()),
            Err(JoinError::Token(TokenError::Expired)) => return Ending::Closed("Token has expired".to_owned()),
            Err(error) => return Ending::Closed(error.to_string()),
        };
        self.token = Some(TokenPrint::of(token));
        self.sending.forget_rights();
        if self.peer.refresh(&caller) {
            self.recheck(shared).await
        } else {
            self.replace_caller(shared, caller).await
        }
    }

    /// The same person with newer claims: policies may say something else now.
    async fn recheck(&self, shared: &Shared) -> Ending {
        match self.admit(shared).await {
            Ok(super::Admission::Private(grant, checked_at)) => {
                if let Some(membership) = &self.membership {
                    membership.member.set_grant(checked_at, grant);
                }
                Ending::Stays
            }
            // The lease that runs out asks again.
            Ok(_) | Err(JoinError::RightsUnknown(RightsUnknown)) => Ending::Stays,
            Err(_) => Ending::Closed(no_right_to_listen(&self.peer.topic)),
        }
    }

    /// The channel belongs to another caller now: nothing of the first one stays.
    async fn replace_caller(&mut self, shared: &Arc<Shared>, caller: Arc<Caller>) -> Ending {
        self.unsubscribe();
        self.membership = None;
        match super::account(shared, &self.peer.socket, &caller, self.address) {
            Ok(account) => self.account = account,
            Err(error) => return Ending::Closed(error.to_string()),
        }
        let Peer { socket, topic, join_ref, .. } = &*self.peer;
        self.peer = Arc::new(Peer::new(Arc::clone(socket), topic.clone(), join_ref.clone(), caller));
        match self.admit(shared).await {
            Ok(admission) => {
                self.join_room(shared, &admission);
                self.subscribe(shared);
                Ending::Stays
            }
            Err(JoinError::RightsUnknown(RightsUnknown)) => Ending::Lost,
            Err(_) => Ending::Closed(no_right_to_listen(&self.peer.topic)),
        }
    }
}

/// The caller of a token that is valid now, and whose session lives.
pub(super) async fn identify(shared: &Shared, token: &str) -> Result<Caller, JoinError> {
    let now = shared.config.clock.now();
    let caller = shared.config.verifier.verify_anew(token, now).await.map_err(JoinError::Token)?;
    // The verifier forgives clocks that differ; a channel ends at the very moment.
    if caller.expires_at.is_some_and(|end| end <= now) {
        return Err(JoinError::Token(TokenError::Expired));
    }
    if let Some(session) = caller.session_id {
        let alive = (shared.config.session_alive)(vec![session]).await.map_err(|error| {
            tracing::warn!(%error, "a session could not be checked");
            JoinError::SessionUnknown
        })?;
        match alive.get(&session) {
            None => return Err(JoinError::SessionEnded),
            Some(false) => return Err(JoinError::FactorNeeded),
            Some(true) => {}
        }
    }
    Ok(caller)
}
