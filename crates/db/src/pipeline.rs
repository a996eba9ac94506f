//! Reads of many requests on one connection, sent without waiting for one another's answers. Each has an end of its own
//! and so is a transaction of its own, as if it were alone there; PostgreSQL and we wake once for several of them.
//!
//! Behind a slow statement the others would wait, so only those go here that have been quick so far ([`Pace`]), and only
//! reads, which seldom wait for a lock. When one is slow nevertheless, those behind it are sent back after [`STALL`] and
//! get a connection to themselves; nobody is given this one until it goes on.

use crate::{
    DbError, Pace, Row, Sql,
    connection::{Connection, Statement},
    shares::{Client, Division, Permit, Share, Shares},
};
use std::{
    collections::VecDeque,
    pin::pin,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
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

/// How long an answer may keep those behind it waiting.
const STALL: Duration = Duration::from_millis(20);

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
    /// An answer lets the others wait.
    is_stalled: Arc<AtomicBool>,
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
    answer: oneshot::Sender<Result<Option<Vec<Row>>, DbError>>,
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
        let lane = |_| Lane::new(opening.clone());
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
    /// connection it is carried out even if nobody waits for it any more. `None` when something slow is before it on
    /// every connection: it has to be asked elsewhere.
    pub(crate) async fn run(
        &self,
        (share, client, patience): (Share, Client, Duration),
        role: &'static str,
        context: Sql,
        statement: &Sql,
    ) -> Result<Option<Vec<Row>>, DbError> {
        let permit = self.shares.acquire(share, client, patience).await?;
        let going = self.lanes.iter().filter(|lane| !lane.is_stalled.load(Ordering::Relaxed));
        let Some(lane) = going.min_by_key(|lane| lane.given.load(Ordering::Relaxed)) else { return Ok(None) };
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
    fn new(opening: Opening) -> Self {
        Self { opening, requests: OnceLock::new(), given: Arc::default(), is_stalled: Arc::default() }
    }

    fn requests(&self) -> &mpsc::UnboundedSender<Request> {
        self.requests.get_or_init(|| {
            let (requests, receiver) = mpsc::unbounded_channel();
            tokio::spawn(serve(
                self.opening.clone(),
                Coming { requests: receiver, is_stalled: Arc::clone(&self.is_stalled) },
            ));
            requests
        })
    }
}

/// What is given to a connection.
struct Coming {
    requests: mpsc::UnboundedReceiver<Request>,
    is_stalled: Arc<AtomicBool>,
}

impl Coming {
    /// What PostgreSQL answers. When it is slow, `make_way` is called once, and all that come until then are sent back:
    /// they are asked elsewhere.
    async fn wait_for<T>(&mut self, answer: impl Future<Output = T>, make_way: impl FnOnce()) -> T {
        let mut answer = pin!(answer);
        if let Ok(answer) = tokio::time::timeout(STALL, &mut answer).await {
            return answer;
        }
        self.is_stalled.store(true, Ordering::Relaxed);
        make_way();
        let answer = loop {
            tokio::select! {
                answer = &mut answer => break answer,
                Some(request) = self.requests.recv() => request.end(Ok(None)),
            }
        };
        self.is_stalled.store(false, Ordering::Relaxed);
        answer
    }
}

/// Carries out what comes, as much at once as is there.
async fn serve(opening: Opening, mut coming: Coming) {
    let mut kept: Option<Connection> = None;
    let mut taken = Vec::with_capacity(DEPTH);
    while coming.requests.recv_many(&mut taken, DEPTH).await > 0 {
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
            let together = groups.drain(..groups.len().min(TOGETHER)).collect();
            carry_out(&mut connection, together, &mut groups, &mut coming).await;
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
        match result {
            Ok(rows) => {
                self.others.into_iter().for_each(|request| request.end(Ok(Some(rows.clone()))));
                self.first.end(Ok(Some(rows)));
                None
            }
            Err(error) => {
                self.first.end(Err(error));
                group(self.others.into_iter()).pop()
            }
        }
    }

    /// Its answer is slow. Said at once, so that the next of its kind does not come here.
    fn turns_slow(&self) {
        self.record(Pace::TOO_LONG);
    }

    fn record(&self, taken: Duration) {
        if let Some(pace) = self.first.statement.pace() {
            pace.record(taken);
        }
    }

    /// Has all of them asked elsewhere.
    fn send_back(self) {
        self.into_requests().for_each(|request| request.end(Ok(None)));
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

/// Carries out the first of each group. What is left of those that fail joins the groups that wait; when an answer is slow,
/// all but its own group are sent back.
async fn carry_out(
    connection: &mut Connection,
    mut groups: VecDeque<Group>,
    waiting: &mut Vec<Group>,
    coming: &mut Coming,
) {
    let mut prepared = Vec::with_capacity(TOGETHER);
    while let Some(group) = groups.pop_front() {
        let make_way = || {
            group.turns_slow();
            let others = groups.drain(..).chain(waiting.drain(..));
            others.chain(prepared.drain(..).map(|(group, _)| group)).for_each(Group::send_back);
        };
        match coming.wait_for(group.first.prepare(connection), make_way).await {
            Ok(statements) => prepared.push((group, statements)),
            Err(error) => waiting.extend(group.end(Err(error))),
        }
    }
    let mut sent = VecDeque::with_capacity(TOGETHER);
    for (group, [set, statement]) in prepared {
        match connection.put_request(&[(&set, &group.first.context), (&statement, &group.first.statement)]) {
            Ok(()) => sent.push_back((Some(group), [set, statement])),
            Err(error) => waiting.extend(group.end(Err(error))),
        }
    }
    // When this fails, so does reading every answer.
    let _ = connection.send().await;
    let mut begin = Instant::now();
    let mut is_outdated = false;
    while let Some((group, statements)) = sent.pop_front() {
        let make_way = || {
            group.iter().for_each(Group::turns_slow);
            // The answers of those that were sent come, and nobody waits for them.
            let others = sent.iter_mut().filter_map(|(group, _)| group.take());
            others.chain(waiting.drain(..)).for_each(Group::send_back);
        };
        let result = coming.wait_for(connection.answer_to(&statements), make_way).await;
        is_outdated |= result.as_ref().is_err_and(DbError::is_of_an_outdated_plan);
        let end = Instant::now();
        if let Some(group) = group {
            group.record(end - begin);
            waiting.extend(group.end(result.map(|outcome| outcome.rows)));
        }
        begin = end;
    }
    if is_outdated {
        // When this fails, the connection is not used again.
        let _ = connection.forget_statements();
        let _ = connection.settle().await;
    }
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
    fn end(self, result: Result<Option<Vec<Row>>, DbError>) {
        let _ = self.answer.send(result);
    }
}
