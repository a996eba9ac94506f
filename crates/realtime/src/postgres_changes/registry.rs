//! Who listens to what: found by table, then by user, so that a change costs its audience and not its listeners.

use super::binding::Binding;
use crate::hub::SocketHandle;
use crate::pgoutput::Operation;
use crate::topic::PREFIX;
use devproof_claims::{Aal, Caller, Role};
use parking_lot::{Mutex, MutexGuard};
use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, atomic::AtomicBool, atomic::AtomicU64, atomic::Ordering},
};
use uuid::Uuid;

/// A joined channel as the dispatcher sees it.
#[derive(Debug)]
pub struct Peer {
    /// Its socket.
    pub socket: Arc<SocketHandle>,
    /// `realtime:NAME`.
    pub topic: String,
    /// The join this belongs to.
    pub join_ref: Option<String>,
    caller: Mutex<Arc<Caller>>,
    active: AtomicBool,
}

impl Peer {
    /// A channel that is to be told, on behalf of `caller`.
    pub fn new(socket: Arc<SocketHandle>, topic: String, join_ref: Option<String>, caller: Arc<Caller>) -> Self {
        Self { socket, topic, join_ref, caller: Mutex::new(caller), active: AtomicBool::new(true) }
    }

    /// The topic without the socket's prefix.
    pub fn name(&self) -> &str {
        self.topic.strip_prefix(PREFIX).unwrap_or(&self.topic)
    }

    /// On whose behalf it listens.
    pub fn caller(&self) -> Arc<Caller> {
        Arc::clone(&self.caller.lock())
    }

    /// Continues with a newer token. False when the new caller is another one for policies: then the channel has
    /// to subscribe again.
    pub fn refresh(&self, caller: &Arc<Caller>) -> bool {
        let mut current = self.caller.lock();
        let same = CallerKey::from(&**current) == CallerKey::from(&**caller);
        if same {
            *current = Arc::clone(caller);
        }
        same
    }

    /// False as soon as the subscriptions ended: what was on its way then is not delivered.
    pub fn is_active(&self) -> bool {
        self.active.load(Ordering::Acquire)
    }

    /// Nothing more is delivered from now on.
    pub fn deactivate(&self) {
        self.active.store(false, Ordering::Release);
    }
}

/// One entry of a channel's `postgres_changes`.
#[derive(Debug)]
pub struct Subscription {
    /// What is asked for.
    pub binding: Binding,
    /// On whose behalf, and where it goes.
    pub peer: Arc<Peer>,
}

/// The kinds of listeners, by what decides about them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Listener {
    /// No one in particular.
    Anon,
    /// The operator.
    Service,
    /// A user.
    User(Uuid),
}

impl Listener {
    fn of(caller: &Caller) -> Self {
        match (caller.role, caller.user_id) {
            (Role::ServiceRole, _) => Self::Service,
            (Role::Authenticated, Some(user)) => Self::User(user),
            _ => Self::Anon,
        }
    }
}

/// Callers that policies cannot tell apart: asked about once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CallerKey {
    role: Role,
    user: Option<Uuid>,
    session: Option<Uuid>,
    second_factor: bool,
}

impl From<&Caller> for CallerKey {
    fn from(caller: &Caller) -> Self {
        Self {
            role: caller.role,
            user: caller.user_id,
            session: caller.session_id,
            second_factor: caller.aal == Aal::Aal2,
        }
    }
}

/// Schema and table; none is "any".
type Place = (Option<String>, Option<String>);
type Subscriptions = HashMap<u64, Arc<Subscription>>;

/// All subscriptions of this node.
#[derive(Debug, Default)]
pub struct Registry {
    places: Mutex<HashMap<Place, HashMap<Listener, Subscriptions>>>,
    next: AtomicU64,
}

/// A channel's subscriptions; they end when this is dropped.
#[derive(Debug)]
pub struct Registration {
    registry: Arc<Registry>,
    peer: Arc<Peer>,
    entries: Vec<(Place, Listener, u64)>,
}

impl Drop for Registration {
    fn drop(&mut self) {
        self.peer.deactivate();
        let mut places = self.registry.lock();
        for (place, listener, id) in &self.entries {
            let Some(listeners) = places.get_mut(place) else { continue };
            if let Some(subscriptions) = listeners.get_mut(listener) {
                subscriptions.remove(id);
                if subscriptions.is_empty() {
                    listeners.remove(listener);
                }
            }
            if listeners.is_empty() {
                places.remove(place);
            }
        }
    }
}

impl Registry {
    /// Registers a channel's subscriptions.
    pub fn register(self: &Arc<Self>, peer: Arc<Peer>, bindings: &[Binding]) -> Registration {
        let listener = Listener::of(&peer.caller());
        let mut places = self.lock();
        let mut entries = Vec::with_capacity(bindings.len());
        for binding in bindings {
            let place = (binding.schema.clone(), binding.table.clone());
            let subscription = Subscription { binding: binding.clone(), peer: Arc::clone(&peer) };
            let id = self.next.fetch_add(1, Ordering::Relaxed);
            places.entry(place.clone()).or_default().entry(listener).or_default().insert(id, Arc::new(subscription));
            entries.push((place, listener, id));
        }
        Registration { registry: Arc::clone(self), peer, entries }
    }

    /// Whether anyone listens to this table.
    pub fn listens(&self, schema: &str, table: &str) -> bool {
        let places = self.lock();
        !places.is_empty() && covering(schema, table).iter().any(|place| places.contains_key(place))
    }

    /// Those who listen to this operation on this table: all, or where an audience is given, of the users only
    /// those in it.
    pub fn listeners(
        &self,
        schema: &str,
        table: &str,
        operation: Operation,
        audience: Option<&HashSet<Uuid>>,
    ) -> Vec<(Listener, Arc<Subscription>)> {
        let places = self.lock();
        let mut found = Vec::new();
        for listeners in covering(schema, table).iter().filter_map(|place| places.get(place)) {
            let mut take = |listener: Listener, subscriptions: &Subscriptions| {
                let access = subscriptions.values().filter(|one| one.binding.events.include(operation));
                found.extend(access.map(|one| (listener, Arc::clone(one))));
            };
            match audience {
                None => listeners.iter().for_each(|(listener, subscriptions)| take(*listener, subscriptions)),
                Some(audience) => {
                    let users = audience.iter().map(|user| Listener::User(*user));
                    for listener in users.chain([Listener::Anon, Listener::Service]) {
                        if let Some(subscriptions) = listeners.get(&listener) {
                            take(listener, subscriptions);
                        }
                    }
                }
            }
        }
        found
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Place, HashMap<Listener, Subscriptions>>> {
        self.places.lock()
    }
}

/// The places that a subscription to this table can be registered under.
fn covering(schema: &str, table: &str) -> [Place; 4] {
    let (schema, table) = (Some(schema.to_owned()), Some(table.to_owned()));
    [(schema.clone(), table.clone()), (schema, None), (None, table), (None, None)]
}

#[cfg(test)]
mod tests;
