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
    /// Callers without a user, by network.
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
    usage: Mutex<HashMap<AccountKey, AccountUsage>>,
    /// Users' sockets on other nodes, by node.
    nodes: Mutex<HashMap<u64, HashMap<Uuid, usize>>>,
    /// Users whose number of sockets here has to be sent to the other nodes.
    changed: Mutex<HashSet<Uuid>>,
}

impl From<&Limits> for Accounts {
    fn from(limits: &Limits) -> Self {
        Self { limits: limits.account, usage: Mutex::default(), nodes: Mutex::default(), changed: Mutex::default() }
    }
}

#[derive(Debug)]
struct AccountUsage {
    messages: TokenBucket,
    bytes: TokenBucket,
    sockets: usize,
    /// Sockets on other nodes.
    remote_sockets: usize,
}

/// An account on one socket; counted until dropped.
#[derive(Debug)]
pub struct Account {
    accounts: Arc<Accounts>,
    key: AccountKey,
}

impl Account {
    /// Counts a message of so many bytes; false when the account has reached its limit.
    pub fn try_consume(&self, bytes: usize) -> bool {
        self.accounts.try_consume(self.key, bytes)
    }
}

impl Drop for Account {
    fn drop(&mut self) {
        if let Some(usage) = self.accounts.lock().get_mut(&self.key) {
            usage.sockets -= 1;
        }
        self.accounts.mark_changed(self.key);
    }
}

/// The accounts behind one socket.
#[derive(Debug, Default)]
pub struct SocketAccounts(Mutex<HashMap<AccountKey, Weak<Account>>>);

impl SocketAccounts {
    /// The account, counted once for the socket however many channels it has. None when it has too many sockets.
    pub fn open_socket(&self, accounts: &Arc<Accounts>, key: AccountKey) -> Option<Arc<Account>> {
        let mut here = self.0.lock();
        if let Some(account) = here.get(&key).and_then(Weak::upgrade) {
            return Some(account);
        }
        here.retain(|_, account| account.strong_count() > 0);
        let account = Arc::new(accounts.open_socket(key)?);
        here.insert(key, Arc::downgrade(&account));
        Some(account)
    }
}

impl Accounts {
    fn open_socket(self: &Arc<Self>, key: AccountKey) -> Option<Account> {
        let mut accounts = self.lock();
        let usage = accounts.entry(key).or_insert_with(|| AccountUsage::new(self.limits));
        if matches!(key, AccountKey::User(_)) && usage.sockets + usage.remote_sockets >= self.limits.sockets {
            return None;
        }
        usage.sockets += 1;
        drop(accounts);
        self.mark_changed(key);
        Some(Account { accounts: Arc::clone(self), key })
    }

    /// Counts a message of so many bytes; false when the account has reached its limit.
    pub fn try_consume(&self, key: AccountKey, bytes: usize) -> bool {
        let mut accounts = self.lock();
        let usage = accounts.entry(key).or_insert_with(|| AccountUsage::new(self.limits));
        usage.apply_share(self.limits);
        // What does not fit the bytes was a message nevertheless.
        usage.messages.try_consume() && usage.bytes.try_consume_many(bytes as f64)
    }

    /// Forgets those who are gone and have sent nothing for a while.
    pub fn sweep(&self) {
        self.lock().retain(|_, usage| usage.sockets > 0 || usage.remote_sockets > 0 || !usage.is_idle());
    }

    fn mark_changed(&self, key: AccountKey) {
        if let AccountKey::User(user) = key {
            lock(&self.changed).insert(user);
        }
    }

    /// Sends the other nodes the numbers of sockets that changed.
    pub fn publish_changes(&self, outgoing: &Outgoing) {
        let changed = std::mem::take(&mut *lock(&self.changed));
        if changed.is_empty() {
            return;
        }
        let users = {
            let usage = self.lock();
            let here = |user| usage.get(&AccountKey::User(user)).map_or(0, |usage| usage.sockets);
            changed.into_iter().map(|user| (user, here(user))).collect()
        };
        outgoing.change(|| Change::Sockets { users });
    }

    /// Every user's number of sockets here.
    pub fn local_sockets(&self) -> Vec<(Uuid, usize)> {
        let user = |(key, usage): (&AccountKey, &AccountUsage)| match key {
            AccountKey::User(user) if usage.sockets > 0 => Some((*user, usage.sockets)),
            _ => None,
        };
        self.lock().iter().filter_map(user).collect()
    }

    /// Keeps how many sockets users have on another node.
    pub fn set_remote_sockets(&self, node: u64, users: &[(Uuid, usize)]) {
        let mut nodes = lock(&self.nodes);
        let there = nodes.entry(node).or_default();
        let mut accounts = self.lock();
        for (user, sockets) in users {
            let before = if *sockets == 0 { there.remove(user) } else { there.insert(*user, *sockets) };
            let usage = accounts.entry(AccountKey::User(*user)).or_insert_with(|| AccountUsage::new(self.limits));
            usage.remote_sockets = usage.remote_sockets.saturating_sub(before.unwrap_or(0)) + sockets;
        }
    }

    /// Forgets the sockets on another node of all users but these.
    pub fn forget_node(&self, node: u64, except: &HashSet<Uuid>) {
        let gone: Vec<(Uuid, usize)> = match lock(&self.nodes).get(&node) {
            None => return,
            Some(users) => users.keys().filter(|user| !except.contains(user)).map(|user| (*user, 0)).collect(),
        };
        self.set_remote_sockets(node, &gone);
        if except.is_empty() {
            lock(&self.nodes).remove(&node);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<AccountKey, AccountUsage>> {
        lock(&self.usage)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock()
}

impl AccountUsage {
    fn new(limits: AccountLimits) -> Self {
        let bytes = f64::from(limits.bytes);
        Self {
            messages: TokenBucket::new(limits.messages),
            bytes: TokenBucket::with_burst(bytes, bytes * 4.0),
            sockets: 0,
            remote_sockets: 0,
        }
    }

    /// Of what the account may send, this node has the part of its sockets.
    fn apply_share(&mut self, limits: AccountLimits) {
        let here = self.sockets.max(1) as f64;
        let part = here / (here + self.remote_sockets as f64);
        let (messages, bytes) = (f64::from(limits.messages) * part, f64::from(limits.bytes) * part);
        self.messages.resize(messages, messages * 2.0);
        // The longest message passes nevertheless.
        self.bytes.resize(bytes, f64::from(limits.bytes) * 4.0);
    }

    fn is_idle(&mut self) -> bool {
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
        let (first, second) = (SocketAccounts::default(), SocketAccounts::default());
        let one = first.open_socket(&accounts, USER).unwrap();
        let _again = first.open_socket(&accounts, USER).unwrap();
        let two = second.open_socket(&accounts, USER).unwrap();
        assert!(SocketAccounts::default().open_socket(&accounts, USER).is_none(), "a third socket");
        assert_eq!(
            (0..20).filter(|at| if at % 2 == 0 { one.try_consume(1) } else { two.try_consume(1) }).count(),
            10
        );
        drop(two);
        assert!(SocketAccounts::default().open_socket(&accounts, USER).is_some());
    }

    #[tokio::test(start_paused = true)]
    async fn sockets_on_other_nodes_count_and_share_the_rate() {
        let accounts = accounts();
        let AccountKey::User(user) = USER else { panic!() };
        let socket = SocketAccounts::default();
        let _one = socket.open_socket(&accounts, USER).unwrap();
        accounts.set_remote_sockets(7, &[(user, 1)]);
        accounts.set_remote_sockets(7, &[(user, 1)]);
        assert!(SocketAccounts::default().open_socket(&accounts, USER).is_none());
        assert_eq!((0..20).filter(|_| accounts.try_consume(USER, 1)).count(), 5, "half of it is the other node's");
        accounts.forget_node(7, &HashSet::from([user]));
        assert!(SocketAccounts::default().open_socket(&accounts, USER).is_none());
        accounts.forget_node(7, &HashSet::new());
        assert!(SocketAccounts::default().open_socket(&accounts, USER).is_some());
        assert_eq!(accounts.local_sockets(), [(user, 1)]);
    }

    #[tokio::test(start_paused = true)]
    async fn bytes_count_too_and_idle_accounts_are_forgotten() {
        let accounts = accounts();
        assert!(accounts.try_consume(USER, 400));
        assert!(!accounts.try_consume(USER, 1));
        accounts.sweep();
        assert_eq!(accounts.lock().len(), 1);
        tokio::time::advance(std::time::Duration::from_secs(5)).await;
        accounts.sweep();
        assert_eq!(accounts.lock().len(), 0);
    }
}
