//! What one account may send, over all its sockets and requests, and how many sockets it may have.

use crate::{
    limits::{AccountLimits, Limits},
    nodes::{Change, Outgoing},
};
use devproof_claims::{Caller, network_of};
use devproof_limits::TokenBucket;
use parking_lot::{Mutex, MutexGuard};
use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    sync::{Arc, Weak},
};
use uuid::Uuid;

/// Who is counted as one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AccountKey {
    /// A user, wherever they come from.
    User(Uuid),
    /// Whoever has no user, by network.
    Network(IpAddr),
}

impl AccountKey {
    /// The caller's account, or that of the address they come from.
    pub fn of(caller: &Caller, address: IpAddr) -> Self {
        caller.user_id.map_or_else(|| Self::Network(network_of(address)), Self::User)
    }
}

/// The accounts that are here now.
#[derive(Debug)]
pub struct Accounts {
    limits: AccountLimits,
    known: Mutex<HashMap<AccountKey, Known>>,
    /// Users' sockets on other nodes, by node.
    nodes: Mutex<HashMap<u64, HashMap<Uuid, usize>>>,
    /// Users whose number of sockets here is to be told to the others.
    changed: Mutex<HashSet<Uuid>>,
}

impl From<&Limits> for Accounts {
    fn from(limits: &Limits) -> Self {
        Self { limits: limits.account, known: Mutex::default(), nodes: Mutex::default(), changed: Mutex::default() }
    }
}

#[derive(Debug)]
struct Known {
    messages: TokenBucket,
    bytes: TokenBucket,
    sockets: usize,
    /// Sockets on other nodes.
    elsewhere: usize,
}

/// An account on one socket; counted until dropped.
#[derive(Debug)]
pub struct Account {
    accounts: Arc<Accounts>,
    key: AccountKey,
}

impl Account {
    /// Takes a message of so many bytes from what the account may send.
    pub fn take(&self, bytes: usize) -> bool {
        self.accounts.take(self.key, bytes)
    }
}

impl Drop for Account {
    fn drop(&mut self) {
        if let Some(known) = self.accounts.lock().get_mut(&self.key) {
            known.sockets -= 1;
        }
        self.accounts.note(self.key);
    }
}

/// The accounts behind one socket.
#[derive(Debug, Default)]
pub struct OfSocket(Mutex<HashMap<AccountKey, Weak<Account>>>);

impl OfSocket {
    /// The account, counted once for the socket however many channels it has. None when it has too many sockets.
    pub fn enter(&self, accounts: &Arc<Accounts>, key: AccountKey) -> Option<Arc<Account>> {
        let mut here = self.0.lock();
        if let Some(account) = here.get(&key).and_then(Weak::upgrade) {
            return Some(account);
        }
        here.retain(|_, account| account.strong_count() > 0);
        let account = Arc::new(accounts.enter(key)?);
        here.insert(key, Arc::downgrade(&account));
        Some(account)
    }
}

impl Accounts {
    fn enter(self: &Arc<Self>, key: AccountKey) -> Option<Account> {
        let mut accounts = self.lock();
        let known = accounts.entry(key).or_insert_with(|| Known::new(self.limits));
        if matches!(key, AccountKey::User(_)) && known.sockets + known.elsewhere >= self.limits.sockets {
            return None;
        }
        known.sockets += 1;
        drop(accounts);
        self.note(key);
        Some(Account { accounts: Arc::clone(self), key })
    }

    /// Takes a message of so many bytes from what an account may send.
    pub fn take(&self, key: AccountKey, bytes: usize) -> bool {
        let mut accounts = self.lock();
        let known = accounts.entry(key).or_insert_with(|| Known::new(self.limits));
        known.share(self.limits);
        // What does not fit the bytes was a message nevertheless.
        known.messages.take() && known.bytes.take_many(bytes as f64)
    }

    /// Forgets those who are gone and have sent nothing for a while.
    pub fn sweep(&self) {
        self.lock().retain(|_, known| known.sockets > 0 || known.elsewhere > 0 || !known.is_rested());
    }

    fn note(&self, key: AccountKey) {
        if let AccountKey::User(user) = key {
            locked(&self.changed).insert(user);
        }
    }

    /// Tells the other nodes whose number of sockets changed.
    pub fn tell(&self, outgoing: &Outgoing) {
        let changed = std::mem::take(&mut *locked(&self.changed));
        if changed.is_empty() {
            return;
        }
        let users = {
            let known = self.lock();
            let here = |user| known.get(&AccountKey::User(user)).map_or(0, |known| known.sockets);
            changed.into_iter().map(|user| (user, here(user))).collect()
        };
        outgoing.change(|| Change::Sockets { users });
    }

    /// Every user's number of sockets here.
    pub fn all_here(&self) -> Vec<(Uuid, usize)> {
        let user = |(key, known): (&AccountKey, &Known)| match key {
            AccountKey::User(user) if known.sockets > 0 => Some((*user, known.sockets)),
            _ => None,
        };
        self.lock().iter().filter_map(user).collect()
    }

    /// Remembers how many sockets users have on another node.
    pub fn remember(&self, node: u64, users: &[(Uuid, usize)]) {
        let mut nodes = locked(&self.nodes);
        let there = nodes.entry(node).or_default();
        let mut accounts = self.lock();
        for (user, sockets) in users {
            let before = if *sockets == 0 { there.remove(user) } else { there.insert(*user, *sockets) };
            let known = accounts.entry(AccountKey::User(*user)).or_insert_with(|| Known::new(self.limits));
            known.elsewhere = known.elsewhere.saturating_sub(before.unwrap_or(0)) + sockets;
        }
    }

    /// Forgets the sockets on another node of all users but these.
    pub fn forget_node(&self, node: u64, kept: &HashSet<Uuid>) {
        let gone: Vec<(Uuid, usize)> = match locked(&self.nodes).get(&node) {
            None => return,
            Some(users) => users.keys().filter(|user| !kept.contains(user)).map(|user| (*user, 0)).collect(),
        };
        self.remember(node, &gone);
        if kept.is_empty() {
            locked(&self.nodes).remove(&node);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<AccountKey, Known>> {
        locked(&self.known)
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock()
}

impl Known {
    fn new(limits: AccountLimits) -> Self {
        let bytes = f64::from(limits.bytes);
        Self {
            messages: TokenBucket::new(limits.messages),
            bytes: TokenBucket::with_burst(bytes, bytes * 4.0),
            sockets: 0,
            elsewhere: 0,
        }
    }

    /// Of what the account may send, this node has the part of its sockets.
    fn share(&mut self, limits: AccountLimits) {
        let here = self.sockets.max(1) as f64;
        let part = here / (here + self.elsewhere as f64);
        let (messages, bytes) = (f64::from(limits.messages) * part, f64::from(limits.bytes) * part);
        self.messages.resize(messages, messages * 2.0);
        // The longest message passes nevertheless.
        self.bytes.resize(bytes, f64::from(limits.bytes) * 4.0);
    }

    fn is_rested(&mut self) -> bool {
        self.messages.is_full() && self.bytes.is_full()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accounts() -> Arc<Accounts> {
        let account = AccountLimits { sockets: 2, messages: 5, bytes: 100 };
        Arc::new(Accounts::from(&Limits { account, ..Limits::default() }))
    }

    const USER: AccountKey = AccountKey::User(Uuid::from_u128(1));

    #[tokio::test(start_paused = true)]
    async fn an_account_is_one_over_all_its_sockets() {
        let accounts = accounts();
        let (first, second) = (OfSocket::default(), OfSocket::default());
        let one = first.enter(&accounts, USER).unwrap();
        let _again = first.enter(&accounts, USER).unwrap();
        let two = second.enter(&accounts, USER).unwrap();
        assert!(OfSocket::default().enter(&accounts, USER).is_none(), "a third socket");
        assert_eq!((0..20).filter(|at| if at % 2 == 0 { one.take(1) } else { two.take(1) }).count(), 10);
        drop(two);
        assert!(OfSocket::default().enter(&accounts, USER).is_some());
    }

    #[tokio::test(start_paused = true)]
    async fn sockets_on_other_nodes_count_and_share_the_rate() {
        let accounts = accounts();
        let AccountKey::User(user) = USER else { panic!() };
        let socket = OfSocket::default();
        let _one = socket.enter(&accounts, USER).unwrap();
        accounts.remember(7, &[(user, 1)]);
        accounts.remember(7, &[(user, 1)]);
        assert!(OfSocket::default().enter(&accounts, USER).is_none());
        assert_eq!((0..20).filter(|_| accounts.take(USER, 1)).count(), 5, "half of it is the other node's");
        accounts.forget_node(7, &HashSet::from([user]));
        assert!(OfSocket::default().enter(&accounts, USER).is_none());
        accounts.forget_node(7, &HashSet::new());
        assert!(OfSocket::default().enter(&accounts, USER).is_some());
        assert_eq!(accounts.all_here(), [(user, 1)]);
    }

    #[tokio::test(start_paused = true)]
    async fn bytes_count_too_and_rested_accounts_are_forgotten() {
        let accounts = accounts();
        assert!(accounts.take(USER, 400));
        assert!(!accounts.take(USER, 1));
        accounts.sweep();
        assert_eq!(accounts.lock().len(), 1);
        tokio::time::advance(std::time::Duration::from_secs(5)).await;
        accounts.sweep();
        assert_eq!(accounts.lock().len(), 0);
    }
}
