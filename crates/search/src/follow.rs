//! Keeping the index current: the server hands in what the database's log says.

use crate::{
    document::Kind,
    home::Home,
    pending::Pending,
    read::{self, BATCH},
    search_index::{SearchError, SearchIndex, Shared},
    store::Store,
};
use std::{collections::HashMap, mem, sync::Arc, time::Duration};
use tokio::{
    task::spawn_blocking,
    time::{Instant, sleep, sleep_until},
};
use uuid::Uuid;

/// What messages in the log begin with that are meant for this index. It reads those for the match index too.
pub const MESSAGE_PREFIX: &str = "devproof.search";

/// Built anew this often: words of what is gone stay in the files until then, or until these are merged.
const OLD: Duration = Duration::from_secs(24 * 3600);
/// How long changes are gathered before they are written together.
const GATHERING: Duration = Duration::from_millis(50);
/// How long to wait after the database or the folder did not answer.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

impl SearchIndex {
    /// Fills the index and keeps it current with what [`SearchIndex::changed`] and [`SearchIndex::missed`] are told, until
    /// the last handle is gone. It begins when `after` ends: what reads as much of the database and is waited for more. Once
    /// is enough. Must be called within a tokio runtime.
    pub fn follow(&self, after: impl Future<Output = ()> + Send + 'static) {
        self.follower.0.get_or_init(|| {
            let shared = Arc::clone(&self.shared);
            let following = async move {
                after.await;
                keep_current(shared).await;
            };
            tokio::spawn(following).abort_handle()
        });
    }

    /// A committed transaction changed something that can be found, and can be seen.
    pub fn changed(&self, message: &str) {
        self.shared.pending.lock().add(message);
        self.shared.wake.notify_one();
    }

    /// Changes may have been missed so far, and none will be from now on. The old index serves until it is compared.
    pub fn missed(&self) {
        self.shared.pending.lock().everything = true;
        self.shared.wake.notify_one();
    }

    /// Builds the index anew; the old one serves meanwhile.
    pub fn rebuild(&self) {
        self.shared.pending.lock().rebuild = true;
        self.shared.wake.notify_one();
    }
}

/// What the task holds: the folder, and the index in it. It is handed out once it has been compared with the database.
struct Keeper {
    shared: Arc<Shared>,
    home: Arc<Home>,
    store: Option<Arc<Store>>,
}

impl Shared {
    /// Everything has to be compared once more, or built anew.
    fn again(&self, rebuild: bool) {
        let mut pending = self.pending.lock();
        pending.everything = true;
        pending.rebuild |= rebuild;
    }
}

async fn keep_current(shared: Arc<Shared>) {
    let mut pause = FIRST_PAUSE;
    let mut keeper = None;
    shared.pending.lock().everything = true;
    let mut old = Instant::now() + OLD;
    loop {
        if shared.pending.lock().is_empty() {
            tokio::select! {
                () = shared.wake.notified() => sleep(GATHERING).await,
                () = sleep_until(old) => shared.pending.lock().rebuild = true,
            }
        }
        let pending = mem::take(&mut *shared.pending.lock());
        match apply(&shared, &mut keeper, &pending).await {
            Ok(()) => pause = FIRST_PAUSE,
            Err(error) => {
                tracing::warn!(%error, "the search index could not be brought up to date");
                let is_ours = matches!(error, SearchError::Index(_) | SearchError::Folder(_));
                shared.again(pending.rebuild || is_ours);
                sleep(pause).await;
                pause = (pause * 2).min(LONGEST_PAUSE);
            }
        }
        if pending.rebuild {
            old = Instant::now() + OLD;
        }
    }
}

async fn apply(shared: &Arc<Shared>, keeper: &mut Option<Keeper>, pending: &Pending) -> Result<(), SearchError> {
    if pending.is_empty() {
        return Ok(());
    }
    let keeper = match keeper {
        Some(keeper) => keeper,
        None => keeper.insert(Keeper::claim(Arc::clone(shared)).await?),
    };
    match keeper.store.clone() {
        Some(store) if !pending.rebuild => keeper.refresh(&store, pending).await,
        _ => keeper.build().await,
    }
}

impl Keeper {
    async fn claim(shared: Arc<Shared>) -> Result<Self, SearchError> {
        let folder = shared.folder.clone();
        let (home, store) = spawn_blocking(move || {
            let home = Home::claim(&folder)?;
            let store = home.open();
            Ok::<_, SearchError>((home, store))
        })
        .await??;
        Ok(Self { shared, home: Arc::new(home), store: store.map(Arc::new) })
    }

    /// Builds an index beside the one in use, and takes its place.
    async fn build(&mut self) -> Result<(), SearchError> {
        let home = Arc::clone(&self.home);
        let (building, store) = spawn_blocking(move || home.create()).await??;
        let store = Arc::new(store);
        compare(&self.shared, &store).await?;
        self.shared.current.send_replace(Some(Arc::clone(&store)));
        let before = self.store.replace(store);
        let home = Arc::clone(&self.home);
        spawn_blocking(move || {
            drop(before);
            home.keep(&building)
        })
        .await??;
        Ok(())
    }

    async fn refresh(&self, store: &Arc<Store>, pending: &Pending) -> Result<(), SearchError> {
        let done = if pending.everything {
            compare(&self.shared, store).await
        } else {
            refresh(&self.shared, store, pending).await
        };
        if done.is_err() {
            let store = Arc::clone(store);
            spawn_blocking(move || store.roll_back()).await??;
        } else if self.shared.current.borrow().is_none() {
            self.shared.current.send_replace(Some(Arc::clone(store)));
        }
        done
    }
}

/// Brings every document up to date: those that differ are replaced, those that nobody can find any more are removed.
async fn compare(shared: &Shared, store: &Arc<Store>) -> Result<(), SearchError> {
    let known = Arc::clone(store);
    let mut gone = spawn_blocking(move || known.stamps()).await??;
    let stamps = Arc::new(gone.clone());
    for kind in Kind::ALL.iter().copied() {
        for batch in read::ids(&shared.db, kind).await?.chunks(BATCH) {
            let documents = read::documents(&shared.db, kind, batch).await?;
            for document in &documents {
                gone.remove(&document.id);
            }
            let (store, stamps) = (Arc::clone(store), Arc::clone(&stamps));
            spawn_blocking(move || store.replace(&documents, &stamps)).await??;
        }
    }
    store.set_skills(read::skills(&shared.db).await?);
    let store = Arc::clone(store);
    spawn_blocking(move || {
        store.remove(gone.into_keys());
        store.commit()
    })
    .await??;
    Ok(())
}

/// Brings those documents up to date that the log named.
async fn refresh(shared: &Shared, store: &Arc<Store>, pending: &Pending) -> Result<(), SearchError> {
    let mut ids = pending.ids.clone();
    let companies: Vec<Uuid> = ids[Kind::Companies as usize].iter().copied().collect();
    if !companies.is_empty() {
        ids[Kind::Jobs as usize].extend(read::jobs_of(&shared.db, &companies).await?);
    }
    for kind in Kind::ALL.iter().copied() {
        let ids: Vec<Uuid> = ids[kind as usize].iter().copied().collect();
        for batch in ids.chunks(BATCH) {
            let documents = read::documents(&shared.db, kind, batch).await?;
            let (store, batch) = (Arc::clone(store), batch.to_vec());
            spawn_blocking(move || {
                let stamps = store.stamps_of(&batch)?;
                let mut gone: HashMap<Uuid, u64> = stamps.clone();
                for document in &documents {
                    gone.remove(&document.id);
                }
                store.replace(&documents, &stamps)?;
                store.remove(gone.into_keys());
                Ok::<_, tantivy::TantivyError>(())
            })
            .await??;
        }
    }
    let store = Arc::clone(store);
    spawn_blocking(move || store.commit()).await??;
    Ok(())
}
