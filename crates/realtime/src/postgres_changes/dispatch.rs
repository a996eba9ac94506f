//! Decides for one change who receives what. Row level security is asked for each caller that could see the row,
//! and the row sent is what that caller may read now.

use super::{
    binding::Binding,
    catalog::{Catalog, ColumnInfo, TableInfo},
    filter::Filter,
    record::{Record, message},
    registry::{CallerKey, Listener, Peer, Registry, Subscription},
    row_query, values,
};
use crate::{
    audience,
    pgoutput::{Cell, Operation, RowChange},
    transaction::Transaction,
};
use devproof_claims::Caller;
use devproof_db::{Access, Actor, Db, DbError, Rows, Settings, Sql};
use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
    time::Duration,
};
use tokio::sync::Semaphore;
use uuid::Uuid;

/// How long the database may take to decide for one caller.
const DECISION_TIMEOUT: Duration = Duration::from_secs(1);

/// What is asked to decide who receives a change.
pub struct Deciding {
    /// Row level security.
    pub db: Db,
    /// What the tables are.
    pub catalog: Arc<Catalog>,
    /// Who listens.
    pub registry: Arc<Registry>,
}

/// A committed change of one row.
#[derive(Debug)]
pub struct Change {
    /// The row.
    pub row: RowChange,
    /// What committed it.
    pub transaction: Arc<Transaction>,
}

/// What a change leads to for one channel.
#[derive(Debug)]
pub enum Push {
    /// This payload.
    Message(Arc<Peer>, String),
    /// No one knows: the database did not decide, so the channel has to start again.
    Lost(Arc<Peer>),
}

type Subscribers = Vec<Arc<Subscription>>;
/// The columns a binding asks for; none is all.
type Selection<'a> = Option<&'a Vec<String>>;

/// Decides about one change. `questions` bounds how many questions run in the database at once, so that the feed
/// leaves connections for requests.
pub async fn resolve(deciding: &Deciding, questions: &Semaphore, change: &Change) -> Vec<Push> {
    let relation = &change.row.relation;
    let (schema, table) = (relation.schema.as_str(), relation.table.as_str());
    if let Err(error) = change.transaction.visible(&deciding.db, questions).await {
        return all_lost(deciding, change, &error);
    }
    // A privilege or column that changed since the catalog was asked fails the read: asked again, once.
    for last in [false, true] {
        let info = match deciding.catalog.table(schema, table).await {
            Ok(Some(info)) if info.key().next().is_some() => info,
            Ok(_) => return Vec::new(),
            Err(error) => return all_lost(deciding, change, &error),
        };
        let decision = Decision { deciding, questions, change, info: &info };
        match decision.decide(last).await {
            Some(pushes) => return pushes,
            None => deciding.catalog.forget(schema, table),
        }
    }
    Vec::new()
}

fn all_lost(deciding: &Deciding, change: &Change, error: &dyn std::error::Error) -> Vec<Push> {
    let relation = &change.row.relation;
    tracing::warn!(%error, table = relation.table, "a change could not be decided");
    let listeners = deciding.registry.listeners(&relation.schema, &relation.table, change.row.operation, None);
    listeners.into_iter().map(|(_, one)| Push::Lost(Arc::clone(&one.peer))).collect()
}

struct Decision<'a> {
    deciding: &'a Deciding,
    questions: &'a Semaphore,
    change: &'a Change,
    info: &'a TableInfo,
}

impl Decision<'_> {
    /// `None` when the catalog's answer is out of date, unless this is the last try.
    async fn decide(&self, last: bool) -> Option<Vec<Push>> {
        let mut callers: HashMap<CallerKey, (Arc<Caller>, Subscribers)> = HashMap::new();
        for subscription in self.candidates().await {
            let caller = subscription.peer.caller();
            let (_, subscribers) = callers.entry(CallerKey::from(&*caller)).or_insert((caller, Vec::new()));
            subscribers.push(subscription);
        }
        let decisions = callers.into_values().map(|(caller, subscribers)| async move {
            let result = self.push_for(&caller, &subscribers).await;
            (subscribers, result)
        });
        let mut pushes = Vec::new();
        for (subscribers, result) in futures::future::join_all(decisions).await {
            match result {
                Ok(more) => pushes.extend(more),
                Err(error) if !last && is_stale(&error) => return None,
                Err(error) => {
                    tracing::warn!(%error, table = self.info.table, "a change could not be decided for a caller");
                    pushes.extend(subscribers.iter().map(|one| Push::Lost(Arc::clone(&one.peer))));
                }
            }
        }
        Some(pushes)
    }

    /// The subscriptions that the change could concern: by table, operation, audience and what of their filters
    /// is certain.
    async fn candidates(&self) -> Subscribers {
        let row = &self.change.row;
        let registry = &self.deciding.registry;
        let (schema, table) = (self.info.schema.as_str(), self.info.table.as_str());
        let audience = if self.info.has_audience { self.audience().await } else { None };
        let mut found = registry.listeners(schema, table, row.operation, audience.as_ref());
        if row.operation == Operation::Delete {
            // Row level security cannot be asked about a row that is gone: only who is known to have been in its
            // audience is values_by_column.
            let known = audience.is_some();
            found.retain(|(listener, _)| match listener {
                Listener::Service => true,
                Listener::User(_) => known,
                Listener::Anon => false,
            });
        }
        found
            .into_iter()
            .map(|(_, subscription)| subscription)
            .filter(|one| {
                self.info.can_notify(one.peer.caller().role) && self.certain(&one.binding.filter) != Some(false)
            })
            .collect()
    }

    /// The audience by the row that is there now, or by the one that is gone where the log carries all of it.
    /// Unknown also when its function fails: then row level security is asked about everyone.
    async fn audience(&self) -> Option<HashSet<Uuid>> {
        let row = &self.change.row;
        let cells = row.new.as_deref().or(row.old.as_deref())?;
        if row.operation == Operation::Delete && cells.contains(&Cell::Unknown) {
            return None;
        }
        let object = values::row(&row.relation, cells, row.old.as_deref());
        let _turn = self.questions.acquire().await.ok()?;
        match audience::query_audience(&self.deciding.db, &self.info.table, &object).await {
            Ok(audience) => Some(audience),
            Err(error) => {
                tracing::error!(%error, table = self.info.table, "an audience function failed");
                None
            }
        }
    }

    fn certain(&self, filter: &Filter) -> Option<bool> {
        let row = &self.change.row;
        let cells = row.new.as_deref().or(row.old.as_deref())?;
        filter.decide(|name| Some((self.info.column(name)?.type_name.as_str(), self.cell(cells, name)?)))
    }

    fn cell<'c>(&self, cells: &'c [Cell], name: &str) -> Option<&'c Cell> {
        let at = self.change.row.relation.columns.iter().position(|column| column.name == name)?;
        cells.get(at)
    }

    fn text<'c>(&self, cells: &'c [Cell], name: &str) -> Option<&'c str> {
        match self.cell(cells, name)? {
            Cell::Text(text) => Some(text),
            Cell::Null | Cell::Unknown => None,
        }
    }

    /// What one caller's subscriptions get.
    async fn push_for(&self, caller: &Caller, subscribers: &[Arc<Subscription>]) -> Result<Vec<Push>, DbError> {
        let mut filters: Vec<&Filter> = Vec::new();
        for one in subscribers {
            if !filters.contains(&&one.binding.filter) {
                filters.push(&one.binding.filter);
            }
        }
        let columns: Vec<&ColumnInfo> = self.info.readable_by(caller.role).collect();
        let (values, matches) = if self.change.row.operation == Operation::Delete {
            (vec![None; columns.len()], self.test_old(caller, &filters).await?)
        } else {
            match self.read(caller, &columns, &filters).await? {
                Some(read) => read,
                None => return Ok(Vec::new()),
            }
        };
        let holds = |filter: &Filter| {
            filters.iter().position(|one| *one == filter).and_then(|at| matches.get(at)).copied().unwrap_or(false)
        };
        let values_by_column: Vec<_> = columns.iter().copied().zip(values.iter().map(Option::as_deref)).collect();
        Ok(self.messages(subscribers.iter().filter(|one| holds(&one.binding.filter)), &values_by_column))
    }

    /// One message for each channel and selection of columns, with the ids of all bindings it answers.
    fn messages<'s>(
        &self,
        subscribers: impl Iterator<Item = &'s Arc<Subscription>>,
        values_by_column: &[(&ColumnInfo, Option<&str>)],
    ) -> Vec<Push> {
        let mut by_channel: HashMap<(*const Peer, Selection<'_>), Vec<u32>> = HashMap::new();
        let mut peers: HashMap<*const Peer, &Arc<Peer>> = HashMap::new();
        for one in subscribers {
            let Binding { id, select, .. } = &one.binding;
            let peer = Arc::as_ptr(&one.peer);
            peers.insert(peer, &one.peer);
            let ids = by_channel.entry((peer, select.as_ref())).or_default();
            if !ids.contains(id) {
                ids.push(*id);
            }
        }
        let mut data: HashMap<Selection<'_>, String> = HashMap::new();
        let mut pushes = Vec::with_capacity(by_channel.len());
        for ((peer, select), ids) in by_channel {
            let Some(peer) = peers.get(&peer) else { continue };
            let data = data.entry(select).or_insert_with(|| self.record(values_by_column, select).to_json());
            pushes.push(Push::Message(Arc::clone(peer), message(&ids, data)));
        }
        pushes
    }

    fn record<'r>(
        &'r self,
        values_by_column: &[(&'r ColumnInfo, Option<&'r str>)],
        select: Selection<'_>,
    ) -> Record<'r> {
        let chosen = |column: &ColumnInfo| column.key || select.is_none_or(|names| names.contains(&column.name));
        Record {
            schema: &self.info.schema,
            table: &self.info.table,
            operation: self.change.row.operation,
            committed_at: &self.change.transaction.committed_at,
            columns: values_by_column.iter().copied().filter(|(column, _)| chosen(column)).collect(),
            old_key: self.old_key(),
        }
    }

    /// The key before the change. When an update changed the key itself, the old one is not sent: no one can be
    /// asked any more who could see that row.
    fn old_key(&self) -> Vec<(&str, String)> {
        let row = &self.change.row;
        if row.operation == Operation::Update && row.old.is_some() {
            let (old, new) = (row.old.as_deref().unwrap_or_default(), row.new.as_deref().unwrap_or_default());
            if self.info.key().any(|column| self.text(old, &column.name) != self.text(new, &column.name)) {
                return Vec::new();
            }
        }
        let cells = row.new.as_deref().or(row.old.as_deref()).unwrap_or_default();
        let value = |column: &ColumnInfo| {
            let text = self.text(cells, &column.name)?;
            let described = row.relation.columns.iter().find(|one| one.name == column.name)?;
            Some(values::json(described.type_oid, text).to_string())
        };
        self.info
            .key()
            .map(|column| (column.name.as_str(), value(column).unwrap_or_else(|| "null".to_owned())))
            .collect()
    }

    /// The row as the caller may read it now, and which filters hold for it. Nothing when it may not.
    async fn read(
        &self,
        caller: &Caller,
        columns: &[&ColumnInfo],
        filters: &[&Filter],
    ) -> Result<Option<(Vec<Option<String>>, Vec<bool>)>, DbError> {
        let Some(cells) = self.change.row.new.as_deref() else { return Ok(None) };
        let key: Option<Vec<(&str, &str)>> =
            self.info.key().map(|column| Some((column.name.as_str(), self.text(cells, &column.name)?))).collect();
        let Some(key) = key else { return Ok(None) };
        let rows = self.query(caller, &row_query::read(self.info, columns, &key, filters)).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        Ok(Some((row.named("cells")?, row.named("holds")?)))
    }

    /// Which filters hold for the row that is gone.
    async fn test_old(&self, caller: &Caller, filters: &[&Filter]) -> Result<Vec<bool>, DbError> {
        let cells = self.change.row.old.as_deref().unwrap_or_default();
        // A filter on a column that the log does not carry never holds.
        let carried = |filter: &Filter| {
            let known = |name: &str| self.cell(cells, name).is_some_and(|cell| *cell != Cell::Unknown);
            filter.conditions.iter().all(|condition| known(&condition.column))
        };
        let certain: Vec<Option<bool>> =
            filters.iter().map(|filter| if carried(filter) { self.certain(filter) } else { Some(false) }).collect();
        let open: Vec<&Filter> = filters
            .iter()
            .zip(&certain)
            .filter(|(_, certain)| certain.is_none())
            .map(|(filter, _)| *filter)
            .collect();
        let mut answers = Vec::new();
        if !open.is_empty() {
            let named = |column: &&ColumnInfo| {
                open.iter().flat_map(|filter| &filter.conditions).any(|condition| condition.column == column.name)
            };
            let values: Vec<_> = self
                .info
                .columns
                .iter()
                .filter(named)
                .map(|column| (column, self.text(cells, &column.name)))
                .collect();
            let rows = self.query(caller, &row_query::test_values(&values, &open)).await?;
            answers = rows.first_value::<Vec<bool>>()?.unwrap_or_default();
        }
        let mut answers = answers.into_iter();
        Ok(certain.into_iter().map(|known| known.unwrap_or_else(|| answers.next().unwrap_or(false))).collect())
    }

    async fn query(&self, caller: &Caller, sql: &Sql) -> Result<Vec<devproof_db::Row>, DbError> {
        let Ok(_turn) = self.questions.acquire().await else { return Ok(Vec::new()) };
        let settings = Settings { statement_timeout: Some(DECISION_TIMEOUT), ..Settings::default() };
        self.deciding.db.run(Actor::Caller(caller), Access::ReadOnly, &settings, sql).await
    }
}

/// A privilege is gone, or a column, a table or a type is not what it was.
fn is_stale(error: &DbError) -> bool {
    matches!(error.sqlstate(), Some("42501" | "42703" | "42P01" | "42883" | "0A000" | "XX000"))
}
