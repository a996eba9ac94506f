//! Draws pages off the async threads, and each version of a page once: what someone wrote may take long to draw, and
//! visitors ask for the same pages again and again.

use crate::{head::Head, refusal::Refusal, site::Glyphs};
use aws_lc_rs::digest::{Context, SHA256};
use lru::LruCache;
use parking_lot::{Mutex, MutexGuard};
use serde_json::Value;
use std::{
    fmt::Debug,
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};
use tokio::{
    sync::{OnceCell, Semaphore},
    task::spawn_blocking,
};

/// How much is kept, and how much is drawn at a time.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limits {
    /// What is kept, in bytes and in drawings.
    pub bytes: usize,
    pub drawings: usize,
    /// Drawn at a time; further ones wait.
    pub slots: usize,
    /// So many can wait; who comes after them is asked to come back.
    pub waiting: usize,
}

/// Pages are drawn in less than a millisecond as a rule.
pub(crate) const PAGES: Limits = Limits { bytes: 32 * 1024 * 1024, drawings: 2_000, slots: 2, waiting: usize::MAX };
/// Pictures and PDFs take tens of milliseconds of a processor, and who asks for pictures is a robot that comes back.
pub(crate) const FILES: Limits = Limits { bytes: 32 * 1024 * 1024, drawings: 1_000, slots: 1, waiting: 64 };

/// What can be kept.
pub(crate) trait Drawn: Send + Sync + 'static {
    /// The memory it takes, more or less.
    fn bytes(&self) -> usize;
}

impl Drawn for RenderedPage {
    fn bytes(&self) -> usize {
        self.root.len()
    }
}

/// A page that was drawn.
#[derive(Debug)]
pub(crate) struct RenderedPage {
    /// Its head.
    pub head: Head,
    /// What is in the body.
    pub root: String,
}

/// What a page is drawn from: the same source gives the same page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Source([u8; 32]);

impl Source {
    /// Of a page of this path, made of this answer of the database.
    pub fn of(path: &str, data: &Value, glyphs: &Glyphs) -> Self {
        let mut drawings = DefaultHasher::new();
        glyphs.hash(&mut drawings);
        let mut hash = Context::new(&SHA256);
        hash.update(&drawings.finish().to_le_bytes());
        hash.update(path.as_bytes());
        hash.update(&[0]);
        hash.update(data.to_string().as_bytes());
        let mut source = [0; 32];
        source.copy_from_slice(hash.finish().as_ref());
        Self(source)
    }
}

impl Source {
    /// Of a file of this address, made of what is in it.
    pub fn of_file(path: &str, content: &impl Debug) -> Self {
        let mut hash = Context::new(&SHA256);
        hash.update(b"file");
        hash.update(path.as_bytes());
        hash.update(&[0]);
        hash.update(format!("{content:?}").as_bytes());
        let mut source = [0; 32];
        source.copy_from_slice(hash.finish().as_ref());
        Self(source)
    }

    /// A short name of this version.
    pub fn version(self) -> String {
        hex::encode(&self.0[..6])
    }
}

/// A page that is being drawn, or was.
type Cell<T> = Arc<OnceCell<Arc<T>>>;

/// What was drawn lately.
pub(crate) struct Drawings<T>(Arc<Shared<T>>);

impl<T> Clone for Drawings<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

struct Shared<T> {
    limits: Limits,
    cache: Mutex<DrawingCache<T>>,
    slots: Arc<Semaphore>,
    waiting: Semaphore,
}

struct DrawingCache<T> {
    pages: LruCache<Source, Cell<T>>,
    bytes: usize,
}

impl<T: Drawn> Drawings<T> {
    /// Nothing is drawn yet.
    pub fn new(limits: Limits) -> Self {
        let cache = Mutex::new(DrawingCache { pages: LruCache::unbounded(), bytes: 0 });
        let slots = Arc::new(Semaphore::new(limits.slots));
        let waiting = Semaphore::new(limits.waiting.min(Semaphore::MAX_PERMITS));
        Self(Arc::new(Shared { limits, cache, slots, waiting }))
    }

    /// The drawing of this source, drawn now if it is new.
    pub async fn get(
        &self,
        source: Source,
        draw: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Result<Arc<T>, Refusal> {
        let cell = Arc::clone(self.cache().pages.get_or_insert(source, Cell::default));
        let drawn = cell.get_or_try_init(|| async {
            let _place = self.0.waiting.try_acquire().map_err(|_| Refusal::Unavailable)?;
            let slot = Arc::clone(&self.0.slots).acquire_owned().await.map_err(|_| Refusal::Unavailable)?;
            let drawn = spawn_blocking(move || {
                // Held by the work itself: the visitor may go away.
                let _slot = slot;
                draw()
            });
            let drawn = drawn.await.map_err(|error| {
                tracing::error!(%error, "a public page could not be drawn");
                Refusal::Unavailable
            })?;
            let drawn = Arc::new(drawn.ok_or(Refusal::NotFound)?);
            self.cache().count(source, drawn.bytes(), self.0.limits);
            Ok(drawn)
        });
        drawn.await.map(Arc::clone)
    }

    fn cache(&self) -> MutexGuard<'_, DrawingCache<T>> {
        self.0.cache.lock()
    }
}

impl<T: Drawn> DrawingCache<T> {
    /// Counts what was drawn, and forgets what no one asked for the longest.
    fn count(&mut self, source: Source, bytes: usize, limits: Limits) {
        // It may have been forgotten while it was drawn.
        if !self.pages.contains(&source) {
            return;
        }
        self.bytes += bytes;
        while self.bytes > limits.bytes || self.pages.len() > limits.drawings {
            let Some((_, cell)) = self.pages.pop_lru() else { break };
            self.bytes -= cell.get().map_or(0, |drawn| drawn.bytes()).min(self.bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use std::{
        sync::{
            atomic::{AtomicUsize, Ordering},
            mpsc,
        },
        thread,
    };

    fn source(version: usize) -> Source {
        Source::of("/job/a", &json!({ "version": version }), &Glyphs::default())
    }

    fn drawn(bytes: usize) -> RenderedPage {
        RenderedPage { head: Head::default(), root: "x".repeat(bytes) }
    }

    #[tokio::test]
    async fn h3_nothing_is_drawn_on_the_threads_that_answer() {
        let (pages, here) = (Drawings::new(PAGES), thread::current().id());
        let (sent, drawn_on) = mpsc::channel();
        let draw = move || {
            sent.send(thread::current().id()).expect("a visitor waits");
            Some(drawn(10))
        };
        assert!(pages.get(source(1), draw).await.is_ok());
        assert_ne!(drawn_on.recv().expect("it was drawn"), here);
    }

    #[tokio::test]
    async fn h3_each_version_of_a_page_is_drawn_once() {
        let (pages, times) = (Drawings::new(PAGES), Arc::new(AtomicUsize::new(0)));
        let draw = |version| {
            let (pages, times) = (pages.clone(), Arc::clone(&times));
            async move {
                let draw = move || {
                    times.fetch_add(1, Ordering::SeqCst);
                    Some(drawn(10))
                };
                assert!(pages.get(source(version), draw).await.is_ok());
            }
        };
        futures::future::join_all((0..20).map(|i| draw(i % 2))).await;
        assert_eq!(times.load(Ordering::SeqCst), 2);
        assert_ne!(source(1), source(2));
        assert_ne!(source(1), Source::of("/job/b", &json!({ "version": 1 }), &Glyphs::default()));
    }

    #[tokio::test]
    async fn h3_pages_are_forgotten_before_they_fill_the_memory() {
        let pages = Drawings::new(PAGES);
        for version in 0..40 {
            assert!(pages.get(source(version), || Some(drawn(PAGES.bytes / 16))).await.is_ok());
            assert!(pages.cache().bytes <= PAGES.bytes, "{}", pages.cache().bytes);
        }
        assert_eq!(pages.cache().pages.len(), 16);
    }

    #[tokio::test]
    async fn h3_who_would_wait_too_long_is_sent_away() {
        let pages = Drawings::new(Limits { waiting: 3, ..FILES });
        let (open, closed) = mpsc::channel::<()>();
        let closed = Arc::new(Mutex::new(closed));
        let asked = (0..10).map(|version| {
            let (pages, closed) = (pages.clone(), Arc::clone(&closed));
            async move {
                let draw = move || {
                    let _ = closed.lock().recv();
                    Some(drawn(10))
                };
                pages.get(source(version), draw).await.is_ok()
            }
        });
        let all = tokio::spawn(futures::future::join_all(asked.collect::<Vec<_>>()));
        tokio::task::yield_now().await;
        drop(open);
        let served = all.await.expect("all are answered").into_iter().filter(|served| *served).count();
        assert_eq!(served, 3);
        assert!(pages.get(source(9), || Some(drawn(10))).await.is_ok(), "later there is room again");
    }
}
