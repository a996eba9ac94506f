//! The index in a folder, or in memory where nothing keeps it current.

use crate::{
    document::Document,
    fields::{self, Fields},
    find::Snapshot,
    skills::Skills,
};
use parking_lot::{Mutex, RwLock};
use std::{
    collections::{HashMap, HashSet},
    path::Path,
    sync::Arc,
};
use tantivy::{
    Index, IndexReader, IndexWriter, ReloadPolicy, SegmentReader, TantivyError, Term, collector::DocSetCollector,
    directory::RamDirectory, query::TermQuery, schema::IndexRecordOption,
};
use uuid::Uuid;

/// Memory for documents that are not written yet, in bytes.
const BUDGET: usize = 48_000_000;
/// The same for an index in memory.
const SMALL_BUDGET: usize = 15_000_000;

/// An index that is written to.
pub(crate) struct Store {
    fields: Arc<Fields>,
    writer: Mutex<IndexWriter>,
    reader: IndexReader,
    skills: RwLock<Arc<Skills>>,
}

impl Store {
    /// An empty one in an empty folder.
    pub(crate) fn create(folder: &Path) -> tantivy::Result<Self> {
        let fields = Fields::new();
        Self::of(&Index::create_in_dir(folder, fields.schema.clone())?, fields)
    }

    /// The one in a folder, whole and with the fields of now.
    pub(crate) fn open(folder: &Path) -> tantivy::Result<Self> {
        let fields = Fields::new();
        let index = Index::open_in_dir(folder)?;
        let damaged = index.validate_checksum()?;
        if !damaged.is_empty() {
            return Err(TantivyError::SystemError(format!("{} files are damaged", damaged.len())));
        }
        if index.schema() != fields.schema {
            return Err(TantivyError::SchemaError("it has other fields".to_owned()));
        }
        Self::of(&index, fields)
    }

    fn of(index: &Index, fields: Fields) -> tantivy::Result<Self> {
        Ok(Self {
            fields: Arc::new(fields),
            writer: Mutex::new(index.writer_with_num_threads(1, BUDGET)?),
            reader: index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into()?,
            skills: RwLock::default(),
        })
    }

    /// The index as it was committed last.
    pub(crate) fn snapshot(&self) -> Snapshot {
        Snapshot {
            searcher: self.reader.searcher(),
            fields: Arc::clone(&self.fields),
            skills: Arc::clone(&self.skills.read()),
        }
    }

    pub(crate) fn set_skills(&self, skills: Skills) {
        *self.skills.write() = Arc::new(skills);
    }

    /// The stamps of all documents that were committed.
    pub(crate) fn stamps(&self) -> tantivy::Result<HashMap<Uuid, u64>> {
        let mut stamps = HashMap::new();
        for segment in self.reader.searcher().segment_readers() {
            let columns = segment.fast_fields();
            let (high, low) = (columns.u64(fields::ID_HIGH)?, columns.u64(fields::ID_LOW)?);
            let stamp = columns.u64(fields::STAMP)?;
            for doc in segment.doc_ids_alive() {
                if let (Some(high), Some(low), Some(stamp)) = (high.first(doc), low.first(doc), stamp.first(doc)) {
                    stamps.insert(Uuid::from_u64_pair(high, low), stamp);
                }
            }
        }
        Ok(stamps)
    }

    /// The stamps of those of these documents that were committed.
    pub(crate) fn stamps_of(&self, ids: &[Uuid]) -> tantivy::Result<HashMap<Uuid, u64>> {
        let searcher = self.reader.searcher();
        let stamp = |segment: &SegmentReader, doc| segment.fast_fields().u64(fields::STAMP).map(|all| all.first(doc));
        let mut stamps = HashMap::new();
        for id in ids {
            let query = TermQuery::new(self.fields.id_term(*id), IndexRecordOption::Basic);
            for address in searcher.search(&query, &DocSetCollector)? {
                let segment = searcher.segment_reader(address.segment_ord);
                stamps.extend(stamp(segment, address.doc_id)?.map(|stamp| (*id, stamp)));
            }
        }
        Ok(stamps)
    }

    /// Puts documents in the place of those with their ids, unless they are the same.
    pub(crate) fn replace(&self, documents: &[Document], stamps: &HashMap<Uuid, u64>) -> tantivy::Result<()> {
        let writer = self.writer.lock();
        for document in documents.iter().filter(|new| stamps.get(&new.id) != Some(&new.stamp())) {
            if stamps.contains_key(&document.id) {
                writer.delete_term(self.fields.id_term(document.id));
            }
            writer.add_document(self.fields.write(document))?;
        }
        Ok(())
    }

    pub(crate) fn remove(&self, ids: impl IntoIterator<Item = Uuid>) {
        let writer = self.writer.lock();
        let terms: HashSet<Term> = ids.into_iter().map(|id| self.fields.id_term(id)).collect();
        for term in terms {
            writer.delete_term(term);
        }
    }

    /// Makes what was replaced and removed visible and lasting.
    pub(crate) fn commit(&self) -> tantivy::Result<()> {
        self.writer.lock().commit()?;
        self.reader.reload()
    }

    /// Forgets what was replaced and removed since the last commit.
    pub(crate) fn roll_back(&self) -> tantivy::Result<()> {
        self.writer.lock().rollback().map(drop)
    }
}

impl Snapshot {
    /// An index of these documents in memory.
    ///
    /// # Errors
    /// When a document can't be indexed.
    pub fn in_memory(documents: &[Document], skills: Skills) -> tantivy::Result<Self> {
        let fields = Fields::new();
        let builder = Index::builder().schema(fields.schema.clone());
        let mut writer = builder.single_segment_index_writer(RamDirectory::create(), SMALL_BUDGET)?;
        for document in documents {
            writer.add_document(fields.write(document))?;
        }
        let index = writer.finalize()?;
        let reader = index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into()?;
        Ok(Self { searcher: reader.searcher(), fields: Arc::new(fields), skills: Arc::new(skills) })
    }
}
