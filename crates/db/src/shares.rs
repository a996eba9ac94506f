//! Who gets a connection next. The connections are one pool, but what they serve is divided into shares, so that no
//! kind of request can keep the others from the database: reads leave room for sign-ins, commands and our own
//! services, and visitors leave room for anyone who is signed in. Inside a share, clients take turns.

use crate::{Actor, DbError};
use devproof_claims::{Role, network_of};
use parking_lot::{Mutex, MutexGuard};
use std::{
    collections::{HashMap, VecDeque},
    future::Future,
    net::IpAddr,
    sync::Arc,
    time::Duration,
};
use tokio::sync::oneshot;
use uuid::Uuid;

/// What a connection is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Share {
    /// Signing keys, sockets, the queue, the judge: what the server does for itself.
    Internal,
    /// Signing in, and everything about accounts.
    Auth,
    /// The product's decisions.
    Commands,
    /// What people who are signed in read and write as themselves.
    Reads,
    /// What everyone else reads; counts as a read as well.
    Visitors,
}

const SHARES: [Share; 5] = [Share::Internal, Share::Auth, Share::Commands, Share::Reads, Share::Visitors];

/// Whose turn it is inside a share.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Client {
    /// Someone signed in.
    Account(Uuid),
    /// Someone at this address; of IPv6, its network.
    Address(IpAddr),
    /// One of our services.
    Service(&'static str),
    /// No one in particular.
    Unknown,
}

impl Client {
    /// Our own services are few and trusted.
    fn is_bounded(self) -> bool {
        matches!(self, Self::Account(_) | Self::Address(_))
    }
}

tokio::task_local! {
    static ADDRESS: IpAddr;
}

/// Runs `request` on behalf of a client at `address`: what it asks of the database waits in that client's line.
pub async fn with_client_address<T>(address: IpAddr, request: impl Future<Output = T>) -> T {
    ADDRESS.scope(network_of(address), request).await
}

/// The share and the client that a statement belongs to. `fixed` is the share of a service's own handle.
pub(crate) fn of(fixed: Option<(Share, Option<&'static str>)>, actor: &Actor<'_>) -> (Share, Client) {
    let here = || ADDRESS.try_with(|address| Client::Address(*address)).unwrap_or(Client::Unknown);
    let account = |id: Option<Uuid>| id.map_or_else(here, Client::Account);
    match (fixed, actor) {
        (Some((share, Some(service))), _) => (share, Client::Service(service)),
        (Some((share, None)), _) => (share, here()),
        (None, Actor::Command(caller)) => (Share::Commands, account(caller.user_id)),
        (None, Actor::Caller(caller)) if caller.role == Role::Anon => (Share::Visitors, here()),
        (None, Actor::Caller(caller)) => (Share::Reads, account(caller.user_id)),
        (None, Actor::Service | Actor::System) => (Share::Internal, here()),
    }
}

/// How the connections are divided.
#[derive(Debug, Clone)]
pub(crate) struct Division {
    total: usize,
    /// At most, by share.
    most: [usize; 5],
    /// Kept free for it, by share; visitors have none of their own.
    reserved: [usize; 5],
    /// What one client may hold, by share.
    each: [usize; 5],
}

/// Waiting statements of a share, and of one client in it.
const WAITING: usize = 10_000;
const WAITING_EACH: usize = 512;
const VISITORS_WAITING: usize = 128;
const VISITORS_WAITING_EACH: usize = 32;

impl Division {
    /// Two thirds for reads, of which visitors get a third; one each is kept for sign-ins, commands and services.
    pub(crate) fn new(total: usize, visitors: Option<usize>) -> Self {
        let total = total.max(1);
        let reads = (total * 2 / 3).max(1);
        let visitors = visitors.unwrap_or(reads / 3).clamp(1, reads);
        // So few cannot be divided any further: reads leave a third, the first to ask gets it.
        let reserved = if total < 6 { [0; 5] } else { [1, 1, 1, reads / 2, 0] };
        // Never all for one client: the next one finds one that is soon free.
        let two_thirds = |of: usize| (of * 2).div_ceil(3);
        Self {
            total,
            most: [total, total, total, reads, visitors],
            reserved,
            each: [total, two_thirds(total), two_thirds(total), two_thirds(reads), visitors.div_ceil(2)],
        }
    }

    /// For reads alone, of which visitors get a third.
    pub(crate) fn of_reads(total: usize) -> Self {
        let total = total.max(1);
        let visitors = (total / 3).max(1);
        let each = [total, total, total, (total * 2).div_ceil(3), visitors.div_ceil(2)];
        Self { total, most: [total, total, total, total, visitors], reserved: [0; 5], each }
    }

    /// Everything for everyone: a process with one task.
    pub(crate) fn undivided(total: usize) -> Self {
        let total = total.max(1);
        Self { total, most: [total; 5], reserved: [0; 5], each: [total; 5] }
    }
}

/// The connections in use, and who waits.
#[derive(Clone)]
pub(crate) struct Shares(Arc<(Division, Mutex<State>)>);

#[derive(Default)]
struct State {
    /// In use, by share; visitors' count among reads too.
    busy: [usize; 5],
    held: HashMap<(Share, Client), usize>,
    lines: [Line; 5],
    /// The share that was served last: the others come first.
    last: usize,
}

/// Those who wait for a share, in the order of their turns.
#[derive(Default)]
struct Line {
    turns: VecDeque<Client>,
    waiting: HashMap<Client, VecDeque<oneshot::Sender<Permit>>>,
    /// All that wait, and those who gave up and are still there.
    count: usize,
}

/// The right to one connection, given back when dropped.
pub(crate) struct Permit {
    shares: Option<Shares>,
    share: Share,
    client: Client,
}

impl Shares {
    pub(crate) fn new(division: Division) -> Self {
        Self(Arc::new((division, Mutex::default())))
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.1.lock()
    }

    /// Those who wait.
    pub(crate) fn waiting(&self) -> usize {
        self.lock()
            .lines
            .iter()
            .flat_map(|line| line.waiting.values())
            .flatten()
            .filter(|one| !one.is_closed())
            .count()
    }

    /// Waits for a connection of `share`, for `patience` at most.
    pub(crate) async fn acquire(&self, share: Share, client: Client, patience: Duration) -> Result<Permit, DbError> {
        let refused = || if share == Share::Visitors { DbError::Busy } else { DbError::PoolTimeout };
        let receiver = {
            let mut state = self.lock();
            // No one overtakes who waits for the same.
            if state.lines[share as usize].waits_not(client) && state.fits(&self.0.0, share, client) {
                return Ok(state.grant(self, share, client));
            }
            state.lines[share as usize].join(share, client).ok_or_else(refused)?
        };
        match tokio::time::timeout(patience, receiver).await {
            Ok(Ok(permit)) => Ok(permit),
            Ok(Err(_)) | Err(_) => Err(refused()),
        }
    }

    /// Gives what is free to those who wait.
    fn serve(&self, state: &mut State) {
        let division = &self.0.0;
        // One full round without anyone who can be served is the end.
        let mut idle = 0;
        while idle < SHARES.len() {
            state.last = (state.last + 1) % SHARES.len();
            idle = if self.serve_one(state, division, SHARES[state.last]) { 0 } else { idle + 1 };
        }
    }

    fn serve_one(&self, state: &mut State, division: &Division, share: Share) -> bool {
        for _ in 0..state.lines[share as usize].turns.len() {
            let Some(client) = state.lines[share as usize].turns.pop_front() else { return false };
            if !state.fits(division, share, client) {
                state.lines[share as usize].turns.push_back(client);
                continue;
            }
            while let Some(waiter) = state.lines[share as usize].next_of(client) {
                let permit = state.grant(self, share, client);
                if let Err(unwanted) = waiter.send(permit) {
                    // Gave up meanwhile. Its drop would ask for the lock that is held here.
                    unwanted.release_to(state);
                    continue;
                }
                state.lines[share as usize].put_behind(client);
                return true;
            }
        }
        false
    }
}

impl State {
    fn fits(&self, division: &Division, share: Share, client: Client) -> bool {
        let group = group(share);
        let own = self.held.get(&(share, client)).copied().unwrap_or_default();
        if client.is_bounded() && own >= division.each[share as usize]
            || self.busy[share as usize] >= division.most[share as usize]
            || self.busy[group as usize] >= division.most[group as usize]
        {
            return false;
        }
        let reserved_or_busy = |one: &Share| {
            let busy = self.busy[*one as usize] + usize::from(*one == group);
            busy.max(division.reserved[*one as usize])
        };
        SHARES.iter().filter(|one| **one != Share::Visitors).map(reserved_or_busy).sum::<usize>() <= division.total
    }

    fn grant(&mut self, shares: &Shares, share: Share, client: Client) -> Permit {
        self.busy[share as usize] += 1;
        if share == Share::Visitors {
            self.busy[Share::Reads as usize] += 1;
        }
        *self.held.entry((share, client)).or_default() += 1;
        Permit { shares: Some(shares.clone()), share, client }
    }

    fn release(&mut self, share: Share, client: Client) {
        self.busy[share as usize] -= 1;
        if share == Share::Visitors {
            self.busy[Share::Reads as usize] -= 1;
        }
        if let Some(held) = self.held.get_mut(&(share, client)) {
            *held -= 1;
            if *held == 0 {
                self.held.remove(&(share, client));
            }
        }
    }
}

/// Visitors are readers as well.
fn group(share: Share) -> Share {
    if share == Share::Visitors { Share::Reads } else { share }
}

impl Line {
    fn waits_not(&self, client: Client) -> bool {
        self.waiting.get(&client).is_none_or(VecDeque::is_empty)
    }

    /// A place in the line, unless it is too long.
    fn join(&mut self, share: Share, client: Client) -> Option<oneshot::Receiver<Permit>> {
        let visitors = share == Share::Visitors;
        let most = if visitors { VISITORS_WAITING } else { WAITING };
        let each = if visitors { VISITORS_WAITING_EACH } else { WAITING_EACH };
        let own = |line: &Self| line.waiting.get(&client).map_or(0, VecDeque::len);
        let full = |line: &Self| line.count >= most || client.is_bounded() && own(line) >= each;
        if full(self) {
            // Those who gave up are there until someone looks.
            self.waiting.retain(|_, waiters| {
                waiters.retain(|waiter| !waiter.is_closed());
                !waiters.is_empty()
            });
            self.turns.retain(|client| self.waiting.contains_key(client));
            self.count = self.waiting.values().map(VecDeque::len).sum();
            if full(self) {
                return None;
            }
        }
        let (sender, receiver) = oneshot::channel();
        let waiters = self.waiting.entry(client).or_default();
        if waiters.is_empty() {
            self.turns.push_back(client);
        }
        waiters.push_back(sender);
        self.count += 1;
        Some(receiver)
    }

    fn next_of(&mut self, client: Client) -> Option<oneshot::Sender<Permit>> {
        let next = self.waiting.get_mut(&client).and_then(VecDeque::pop_front);
        self.count -= usize::from(next.is_some());
        if self.waits_not(client) {
            self.waiting.remove(&client);
        }
        next
    }

    /// Its next one waits for its next turn.
    fn put_behind(&mut self, client: Client) {
        if !self.waits_not(client) {
            self.turns.push_back(client);
        }
    }
}

impl Permit {
    fn release_to(mut self, state: &mut State) {
        self.shares = None;
        state.release(self.share, self.client);
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let Some(shares) = self.shares.take() else { return };
        let mut state = shares.lock();
        state.release(self.share, self.client);
        shares.serve(&mut state);
    }
}

#[cfg(test)]
mod tests;
