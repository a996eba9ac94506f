//! Problems, rubrics and banks of questions by edition. An edition never changes, so what was parsed once is kept.

use devproof_db::{Access, Actor, Db, DbError, Row, Rows, Settings, Sql, Tx};
use devproof_scorer::{Problem, Rubric, interviewer::Bank};
use parking_lot::Mutex;
use serde_json::Value;
use std::{collections::BTreeMap, sync::Arc};

/// So many are kept of each kind: far more than the content has.
const MOST: usize = 256;

/// Documents of one kind by their edition.
struct Shelf<T>(Mutex<BTreeMap<String, Arc<T>>>);

impl<T> Shelf<T> {
    const fn new() -> Self {
        Self(Mutex::new(BTreeMap::new()))
    }

    fn find(&self, edition: &str) -> Option<Arc<T>> {
        self.0.lock().get(edition).cloned()
    }

    fn put(&self, edition: &str, document: T) -> Arc<T> {
        let document = Arc::new(document);
        let mut kept = self.0.lock();
        if kept.len() >= MOST {
            kept.clear();
        }
        kept.insert(edition.to_owned(), Arc::clone(&document));
        document
    }
}

static PROBLEMS: Shelf<Problem> = Shelf::new();
static RUBRICS: Shelf<Rubric> = Shelf::new();
static BANKS: Shelf<Bank> = Shelf::new();

/// Where documents are read: in a command's transaction, or by background work.
#[derive(Clone, Copy)]
pub(super) enum From<'a> {
    Command(&'a Tx),
    Background(&'a Db),
}

impl From<'_> {
    /// The problem of an edition.
    pub(super) async fn problem(self, edition: &str) -> Result<Arc<Problem>, DbError> {
        self.read(&PROBLEMS, edition, |document| Problem::parse(document).map_err(|faults| format!("{faults:?}")))
            .await
    }

    /// The rubric of an edition.
    pub(super) async fn rubric(self, edition: &str) -> Result<Arc<Rubric>, DbError> {
        self.read(&RUBRICS, edition, |document| Rubric::parse(document).map_err(|faults| format!("{faults:?}"))).await
    }

    /// The interviewer's questions of an edition.
    pub(super) async fn bank(self, edition: &str) -> Result<Arc<Bank>, DbError> {
        self.read(&BANKS, edition, |document| Bank::parse(document).map_err(|faults| format!("{faults:?}"))).await
    }

    async fn read<T>(
        self,
        shelf: &Shelf<T>,
        edition: &str,
        parse: impl FnOnce(&Value) -> Result<T, String>,
    ) -> Result<Arc<T>, DbError> {
        if let Some(document) = shelf.find(edition) {
            return Ok(document);
        }
        let sql = Sql::new("select private.interview_document($1)").bind(edition);
        let rows: Vec<Row> = match self {
            Self::Command(tx) => tx.query(&sql).await?,
            Self::Background(db) => db.run(Actor::Service, Access::ReadOnly, &Settings::default(), &sql).await?,
        };
        let document: Option<Value> = rows.first_value::<Option<Value>>()?.flatten();
        let document = document.ok_or_else(|| DbError::Decode(format!("there is no edition {edition}")))?;
        let document = parse(&document).map_err(|fault| DbError::Decode(format!("edition {edition}: {fault}")))?;
        Ok(shelf.put(edition, document))
    }
}
