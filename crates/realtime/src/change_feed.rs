//! Reads the database's log: a temporary slot made on the replication connection itself, so that nothing is left
//! behind when this node goes, and every change is decoded once however many listen.
//!
//! When the connection is lost, changes are missed. Every channel that asked for changes receives an error and joins
//! again, and the feed starts again with a growing pause.

use crate::{
    config::ReplicationConfig,
    hub::{Control, Hub},
    log_messages::{self, LogItem, LogListener},
    pgoutput::{Cell, Decoder, Message, Operation, PgOutputError, RowChange},
    postgres_changes::{Change, Deciding, PUBLICATION, Push, resolve, timestamp},
    transaction::Transaction,
};
use futures::{FutureExt, StreamExt};
use pgwire_replication::{PgWireError, ReplicationClient, ReplicationEvent};
use std::{collections::HashSet, sync::Arc, time::Duration};
use tokio::{
    sync::{Semaphore, mpsc, watch},
    task::AbortHandle,
    time::timeout,
};
use uuid::Uuid;

/// The publication that only the server hears of: ended sessions and locked profiles.
const INTERNAL_PUBLICATION: &str = "devproof_internal";
/// Changes that wait to be decided. Behind them, the database waits.
const WAITING: usize = 128;
/// Changes that are decided at the same time; they are delivered in order nevertheless.
const AT_ONCE: usize = 16;
/// Questions to the database at the same time.
const QUESTIONS: usize = 3;
/// Largest message of the log, in bytes.
const MAX_MESSAGE: usize = 64 * 1024 * 1024;
/// How long connecting may take.
const CONNECT: Duration = Duration::from_secs(10);
/// How long making the slot may take: it waits for transactions that are running.
const START: Duration = Duration::from_secs(120);
const FIRST_PAUSE: Duration = Duration::from_millis(250);
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

#[derive(Debug, thiserror::Error)]
enum FeedError {
    #[error("the replication connection failed: {0}")]
    Connection(#[from] PgWireError),
    #[error(transparent)]
    Decode(#[from] PgOutputError),
    #[error("the replication connection did not answer in time")]
    Timeout,
    #[error("the publications {PUBLICATION} and {INTERNAL_PUBLICATION} are not both there")]
    NoPublication,
    #[error("the replication connection ended")]
    Ended,
}

/// Whether changes are being read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FeedState {
    /// Not yet, or not at the moment.
    Down,
    /// Every change that is committed from now on will be seen.
    Live,
}

/// The reader of the log and those it feeds.
pub struct Feed {
    /// The login of its connection.
    pub login: ReplicationConfig,
    /// Whether changes are being read.
    pub state: watch::Sender<FeedState>,
    /// The sockets that receive changes.
    pub hub: Arc<Hub>,
    /// Decides who receives a change.
    pub deciding: Deciding,
    /// Hears the messages of the log.
    pub log_listener: Option<Arc<dyn LogListener>>,
}

enum Item {
    Change(Change),
    Lost,
}

/// Spawns the reader and the dispatcher.
pub fn start(feed: Feed) -> Vec<AbortHandle> {
    let feed = Arc::new(feed);
    let (changes, receiver) = mpsc::channel(WAITING);
    let mut tasks = Vec::new();
    let messages = feed.log_listener.clone().map(|listener| {
        let (messages, receiver) = mpsc::channel(WAITING);
        let db = feed.deciding.db.clone();
        tasks.push(tokio::spawn(log_messages::tell(listener, db, receiver)).abort_handle());
        messages
    });
    let senders = Senders { changes, messages };
    tasks.push(tokio::spawn(read_forever(Arc::clone(&feed), senders)).abort_handle());
    tasks.push(tokio::spawn(dispatch(feed, receiver)).abort_handle());
    tasks
}

/// Where what is read goes.
struct Senders {
    changes: mpsc::Sender<Item>,
    messages: Option<mpsc::Sender<LogItem>>,
}

impl Senders {
    async fn tell(&self, item: LogItem) -> Result<(), FeedError> {
        match &self.messages {
            Some(messages) => messages.send(item).await.map_err(|_| FeedError::Ended),
            None => Ok(()),
        }
    }
}

async fn read_forever(feed: Arc<Feed>, senders: Senders) {
    let mut pause = FIRST_PAUSE;
    loop {
        let error = match read(&feed, &senders).await {
            Err(error) => error,
            Ok(never) => match never {},
        };
        let was_live = feed.state.send_replace(FeedState::Down) == FeedState::Live;
        tracing::warn!(%error, was_live, "the change feed stopped");
        if was_live {
            pause = FIRST_PAUSE;
            if senders.changes.send(Item::Lost).await.is_err() {
                return;
            }
        }
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

/// Reads until something fails.
async fn read(feed: &Feed, senders: &Senders) -> Result<std::convert::Infallible, FeedError> {
    let mut client = connect(&feed.login).await?;
    feed.state.send_replace(FeedState::Live);
    senders.tell(LogItem::Missed).await?;
    let mut decoder = Decoder::default();
    let mut transaction = Arc::new(Transaction::new(0, String::new()));
    loop {
        match client.recv().await?.ok_or(FeedError::Ended)? {
            ReplicationEvent::Begin { xid, commit_time_micros, .. } => {
                transaction = Arc::new(Transaction::new(xid, timestamp(commit_time_micros)));
            }
            // The slot goes with the connection, so nothing is ever read again: what was received is done with.
            ReplicationEvent::Commit { end_lsn, .. } => client.update_applied_lsn(end_lsn),
            ReplicationEvent::KeepAlive { wal_end, .. } => client.update_applied_lsn(wal_end),
            ReplicationEvent::XLogData { data, .. } => match decoder.decode(&data)? {
                Message::Relation(relation) => feed.deciding.catalog.forget(&relation.schema, &relation.table),
                Message::Row(row) => {
                    apply_internal_change(&feed.hub, &row);
                    if feed.deciding.registry.listens(&row.relation.schema, &row.relation.table) {
                        let change = Change { row, transaction: Arc::clone(&transaction) };
                        senders.changes.send(Item::Change(change)).await.map_err(|_| FeedError::Ended)?;
                    }
                }
                Message::Other => {}
            },
            ReplicationEvent::Message { transactional: true, prefix, content, .. } => {
                let content = String::from_utf8_lossy(&content).into_owned();
                senders.tell(LogItem::Message { transaction: Arc::clone(&transaction), prefix, content }).await?;
            }
            // What stands outside a transaction was never committed.
            ReplicationEvent::Message { transactional: false, .. } | ReplicationEvent::StoppedAt { .. } => {}
        }
    }
}

async fn connect(login: &ReplicationConfig) -> Result<ReplicationClient, FeedError> {
    let slot = format!("devproof_{}", Uuid::from_bytes(devproof_claims::random_bytes()).simple());
    let mut config = pgwire_replication::ReplicationConfig::new(
        &login.host,
        &login.user,
        &login.password,
        &login.dbname,
        &slot,
        [PUBLICATION, INTERNAL_PUBLICATION],
    )
    .with_port(login.port)
    .with_application_name("devproof change feed")
    .with_max_message_size(MAX_MESSAGE)
    .with_buffer_size(WAITING)
    .with_status_interval(Duration::from_secs(5));
    // Values are read in the forms that the rest of the crate expects, whatever the database's own settings.
    config.options =
        Some("-c timezone=UTC -c datestyle=ISO -c intervalstyle=iso_8601 -c bytea_output=hex".to_owned());
    let mut client =
        timeout(CONNECT, ReplicationClient::connect_gated(config)).await.map_err(|_| FeedError::Timeout)??;
    let there = format!("select 1 from pg_publication where pubname in ('{PUBLICATION}', '{INTERNAL_PUBLICATION}')");
    let found = timeout(CONNECT, client.simple_query(&there)).await.map_err(|_| FeedError::Timeout)??;
    if found.len() != 2 {
        return Err(FeedError::NoPublication);
    }
    let make = format!("CREATE_REPLICATION_SLOT \"{slot}\" TEMPORARY LOGICAL pgoutput (SNAPSHOT 'nothing')");
    timeout(START, client.simple_query(&make)).await.map_err(|_| FeedError::Timeout)??;
    client.start().await?;
    timeout(CONNECT, client.wait_started()).await.map_err(|_| FeedError::Timeout)??;
    Ok(client)
}

/// Applies changes that concern the server itself: a session that ended, a profile that was deactivated.
fn apply_internal_change(hub: &Hub, row: &RowChange) {
    let value = |cells: Option<&Vec<Cell>>, name: &str| {
        let at = row.relation.columns.iter().position(|column| column.name == name)?;
        match cells?.get(at)? {
            Cell::Text(text) => Some(text.clone()),
            Cell::Null | Cell::Unknown => None,
        }
    };
    let id = |cells| value(cells, "id").and_then(|text| Uuid::try_parse(&text).ok());
    match (row.relation.schema.as_str(), row.relation.table.as_str(), row.operation) {
        ("auth", "sessions", Operation::Delete) => {
            if let Some(session) = id(row.old.as_ref()) {
                hub.end_sessions(HashSet::from([session]));
            }
        }
        ("public", "profiles", Operation::Update) if value(row.new.as_ref(), "is_active").as_deref() == Some("f") => {
            if let Some(user) = id(row.new.as_ref()) {
                hub.lock_user(user);
            }
        }
        _ => {}
    }
}

/// Decides changes side by side and delivers them in the order of their commits.
async fn dispatch(feed: Arc<Feed>, items: mpsc::Receiver<Item>) {
    let questions = Semaphore::new(QUESTIONS);
    let stream = futures::stream::unfold(items, |mut items| async {
        let item = items.recv().await?;
        Some((item, items))
    });
    let decided = stream
        .map(|item| match item {
            Item::Change(change) => {
                let (deciding, questions) = (&feed.deciding, &questions);
                async move { Some(resolve(deciding, questions, &change).await) }.boxed()
            }
            Item::Lost => async { None }.boxed(),
        })
        .buffered(AT_ONCE);
    let mut decided = std::pin::pin!(decided);
    while let Some(pushes) = decided.next().await {
        match pushes {
            Some(pushes) => pushes.into_iter().for_each(deliver),
            None => feed.hub.notify_all(&Control::FeedLost),
        }
    }
}

fn deliver(push: Push) {
    match push {
        Push::Message(peer, payload) if peer.is_active() => {
            peer.socket.send(None, None, &peer.topic, "postgres_changes", &payload);
        }
        Push::Lost(peer) if peer.is_active() => {
            peer.socket.notify(Control::ChannelLost { topic: peer.topic.clone(), join_ref: peer.join_ref.clone() });
        }
        Push::Message(..) | Push::Lost(_) => {}
    }
}
