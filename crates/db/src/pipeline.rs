//! Reads of many requests on one connection, sent without waiting for one another's answers. Each has an end of its own
//! and so is a transaction of its own, as if it were alone there; PostgreSQL and we wake once for several of them.
//!
//! Behind a slow statement the others would wait, so only those go here that have been quick so far ([`Pace`]), and only
//! reads, which wait for nobody's lock.

use crate::{
    DbError, Pace, Row, Sql,
    connection::{Connection, Statement},
    shares::{Client, Division, Permit, Share, Shares},
};
use std::{
    sync::{
        Arc, OnceLock,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::sync::{mpsc, oneshot};
use tokio_postgres::Config;

/// Requests that are sent together at most. More save little, and the last waits for all.
const TOGETHER: usize = 8;
/// Requests that a connection is given before others wait their turn. Those for the same are carried out once, so a crowd
/// that looks at one page costs little more than one who does.
const DEPTH: usize = 64;
/// Bytes of values that a request may have. All that are sent together fit into the socket, so that PostgreSQL never
/// waits for us to read an answer while we wait for it to read a request.
const BYTES: usize = 4 * 1024;

/// A few connections for quick reads.
pub(crate) struct Pipelines {
    lanes: Vec<Lane>,
    shares: Shares,
}

/// One connection and what it was given.
struct Lane {
    opening: Opening,
    /// Its task begins with the first request and ends with this.
    requests: OnceLock<mpsc::UnboundedSender<Request>>,
    given: Arc<AtomicUsize>,
}

#[derive(Clone)]
struct Opening {
    config: Config,
    patience: Duration,
    round_trips: Arc<AtomicU64>,
}

struct Request {
    role: &'static str,
    context: Sql,
    statement: Sql,
    answer: oneshot::Sender<Result<Vec<Row>, DbError>>,
    // Counts by being there.
    _place: Place,
}

/// A place on a connection; free again when it is dropped.
struct Place {
    given: Arc<AtomicUsize>,
    _permit: Permit,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.given.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Pipelines {
    /// This many connections, each opened when it is first needed.
    pub(crate) fn new(count: usize, config: &Config, patience: Duration, round_trips: &Arc<AtomicU64>) -> Self {
        let opening = Opening { config: config.clone(), patience, round_trips: Arc::clone(round_trips) };
        let lane = |_| Lane { opening: opening.clone(), requests: OnceLock::new(), given: Arc::default() };
        Self { lanes: (0..count).map(lane).collect(), shares: Shares::new(Division::of_reads(count * DEPTH)) }
    }

    /// Those who wait for a place.
    pub(crate) fn waiting(&self) -> usize {
        self.shares.waiting()
    }

    /// Connections that carry requests.
    pub(crate) fn busy(&self) -> usize {
        self.lanes.iter().filter(|lane| lane.given.load(Ordering::Relaxed) > 0).count()
    }

    /// Whether there are any, and this is for them: small, and quick so far.
    pub(crate) fn suits(&self, context: &Sql, statement: &Sql) -> bool {
        !self.lanes.is_empty()
            && statement.pace().is_some_and(Pace::is_quick)
            && context.bytes() + statement.bytes() <= BYTES
    }

    /// Carries out `statement` under `context`, a statement too, in a transaction of their own. Once it was given to a
    /// connection it is carried out even if nobody waits for it any more.
    pub(crate) async fn run(
        &self,
        (share, client, patience): (Share, Client, Duration),
        role: &'static str,
        context: Sql,
        statement: &Sql,
    ) -> Result<Vec<Row>, DbError> {
        let permit = self.shares.acquire(share, client, patience).await?;
        let least = self.lanes.iter().min_by_key(|lane| lane.given.load(Ordering::Relaxed));
        let lane = least.ok_or(DbError::PoolTimeout)?;
        lane.given.fetch_add(1, Ordering::Relaxed);
        let place = Place { given: Arc::clone(&lane.given), _permit: permit };
        let (answer, answered) = oneshot::channel();
        let request = Request { role, context, statement: statement.clone(), answer, _place: place };
        // Its task only ends with the runtime.
        lane.requests().send(request).map_err(|_| DbError::PoolTimeout)?;
        answered.await.map_err(|_| DbError::PoolTimeout)?
    }
}

impl Lane {
    fn requests(&self) -> &mpsc::UnboundedSender<Request> {
        self.requests.get_or_init(|| {
            let (requests, receiver) = mpsc::unbounded_channel();
            tokio::spawn(serve(self.opening.clone(), receiver));
            requests
        })
    }
}

/// Carries out what comes, as much at once as is there.
async fn serve(opening: Opening, mut requests: mpsc::UnboundedReceiver<Request>) {
    let mut kept: Option<Connection> = None;
    let mut taken = Vec::with_capacity(DEPTH);
    while requests.recv_many(&mut taken, DEPTH).await > 0 {
        let mut groups = group(taken.drain(..).filter(|request| !request.answer.is_closed()));
        while !groups.is_empty() {
            let mut connection = match kept.take_if(Connection::is_fresh) {
                Some(connection) => connection,
                None => match opening.open().await {
                    Ok(connection) => connection,
                    Err(error) => {
                        let fail = |request: Request| request.end(Err(DbError::Connect(error.to_string())));
                        groups.drain(..).flat_map(Group::into_requests).for_each(fail);
                        break;
                    }
                },
            };
            let failed = carry_out(&mut connection, groups.drain(..groups.len().min(TOGETHER))).await;
            groups.extend(failed);
            kept = Some(connection);
        }
    }
}

/// Requests for the same, by the same. None of them was sent yet, so one answer is true for all.
struct Group {
    first: Request,
    others: Vec<Request>,
}

impl Group {
    fn into_requests(self) -> impl Iterator<Item = Request> {
        std::iter::once(self.first).chain(self.others)
    }

    /// Answers all; one that fails answers its first, and the others try again.
    fn end(self, result: Result<Vec<Row>, DbError>) -> Option<Self> {
        let Ok(rows) = result else {
            self.first.end(result);
            return group(self.others.into_iter()).pop();
        };
        self.others.into_iter().for_each(|request| request.end(Ok(rows.clone())));
        self.first.end(Ok(rows));
        None
    }
}

fn group(requests: impl Iterator<Item = Request>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::with_capacity(TOGETHER);
    for request in requests {
        match groups.iter_mut().find(|group| group.first.is_like(&request)) {
            Some(group) => group.others.push(request),
            None => groups.push(Group { first: request, others: Vec::new() }),
        }
    }
    groups
}

/// Carries out the first of each group; what is left of those that failed.
async fn carry_out(connection: &mut Connection, groups: impl Iterator<Item = Group>) -> Vec<Group> {
    let mut left = Vec::new();
    let mut prepared = Vec::with_capacity(TOGETHER);
    for group in groups {
        match group.first.prepare(connection).await {
            Ok(statements) => prepared.push((group, statements)),
            Err(error) => left.extend(group.end(Err(error))),
        }
    }
    let mut sent = Vec::with_capacity(TOGETHER);
    for (group, [set, statement]) in prepared {
        match connection.put_request(&[(&set, &group.first.context), (&statement, &group.first.statement)]) {
            Ok(()) => sent.push((group, [set, statement])),
            Err(error) => left.extend(group.end(Err(error))),
        }
    }
    // When this fails, so does reading every answer.
    let _ = connection.send().await;
    let mut begin = Instant::now();
    let mut is_outdated = false;
    for (group, statements) in sent {
        let result = connection.answer_to(&statements).await;
        let end = Instant::now();
        if let Some(pace) = group.first.statement.pace() {
            pace.record(end - begin);
        }
        begin = end;
        is_outdated |= result.as_ref().is_err_and(DbError::is_of_an_outdated_plan);
        left.extend(group.end(result.map(|outcome| outcome.rows)));
    }
    if is_outdated {
        // When this fails, the connection is not used again.
        let _ = connection.forget_statements();
        let _ = connection.settle().await;
    }
    left
}

impl Opening {
    async fn open(&self) -> Result<Connection, DbError> {
        let opened = Connection::open(&self.config, Arc::clone(&self.round_trips));
        tokio::time::timeout(self.patience, opened).await.unwrap_or(Err(DbError::PoolTimeout))
    }
}

impl Request {
    async fn prepare(&self, connection: &mut Connection) -> Result<[Statement; 2], DbError> {
        // Names are looked up as the login; what they may be used for is judged under the role, when both run.
        let set = connection.prepare("gate", &self.context).await?;
        Ok([set, connection.prepare(self.role, &self.statement).await?])
    }

    /// Whether its answer is the same at the same moment.
    fn is_like(&self, other: &Self) -> bool {
        self.role == other.role && self.statement == other.statement && self.context == other.context
    }

    /// Nobody may be waiting any more.
    fn end(self, result: Result<Vec<Row>, DbError>) {
        let _ = self.answer.send(result);
    }
}
