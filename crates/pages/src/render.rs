//! Draws pages off the async threads, and each version of a page once: what someone wrote may take long to draw, and
//! visitors ask for the same pages again and again.

use crate::{head::Head, refusal::Refusal, site::Glyphs};
use aws_lc_rs::digest::{Context, SHA256};
use lru::LruCache;
use parking_lot::{Mutex, MutexGuard};
use serde_json::Value;
use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};
use tokio::{
    sync::{OnceCell, Semaphore},
    task::spawn_blocking,
};

/// What is kept, in bytes and in pages.
const MAX_BYTES: usize = 32 * 1024 * 1024;
const MAX_PAGES: usize = 2_000;
/// Drawings that are drawn at a time; further ones wait.
const SLOTS: usize = 2;

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

/// A page that is being drawn, or was.
type Cell = Arc<OnceCell<Arc<RenderedPage>>>;

/// Drawings that were drawn lately.
#[derive(Clone)]
pub(crate) struct Drawings(Arc<Shared>);

struct Shared {
    cache: Mutex<DrawingCache>,
    slots: Arc<Semaphore>,
}

struct DrawingCache {
    pages: LruCache<Source, Cell>,
    bytes: usize,
}

impl Default for Drawings {
    fn default() -> Self {
        let cache = Mutex::new(DrawingCache { pages: LruCache::unbounded(), bytes: 0 });
        Self(Arc::new(Shared { cache, slots: Arc::new(Semaphore::new(SLOTS)) }))
    }
}

impl Drawings {
    /// The page of this source, drawn now if it is new.
    pub async fn get(
        &self,
        source: Source,
        draw: impl FnOnce() -> RenderedPage + Send + 'static,
    ) -> Result<Arc<RenderedPage>, Refusal> {
        let cell = Arc::clone(self.cache().pages.get_or_insert(source, Cell::default));
        let drawn = cell.get_or_try_init(|| async {
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
            let drawn = Arc::new(drawn);
            self.cache().count(source, drawn.root.len());
            Ok(drawn)
        });
        drawn.await.map(Arc::clone)
    }

    fn cache(&self) -> MutexGuard<'_, DrawingCache> {
        self.0.cache.lock()
    }
}

impl DrawingCache {
    /// Counts a page that was drawn, and forgets those that no one asked for the longest.
    fn count(&mut self, source: Source, bytes: usize) {
        // It may have been forgotten while it was drawn.
        if !self.pages.contains(&source) {
            return;
        }
        self.bytes += bytes;
        while self.bytes > MAX_BYTES || self.pages.len() > MAX_PAGES {
            let Some((_, cell)) = self.pages.pop_lru() else { break };
            self.bytes -= cell.get().map_or(0, |drawn| drawn.root.len()).min(self.bytes);
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
        let (pages, here) = (Drawings::default(), thread::current().id());
        let (sent, drawn_on) = mpsc::channel();
        let draw = move || {
            sent.send(thread::current().id()).expect("a visitor waits");
            drawn(10)
        };
        assert!(pages.get(source(1), draw).await.is_ok());
        assert_ne!(drawn_on.recv().expect("it was drawn"), here);
    }

    #[tokio::test]
    async fn h3_each_version_of_a_page_is_drawn_once() {
        let (pages, times) = (Drawings::default(), Arc::new(AtomicUsize::new(0)));
        let draw = |version| {
            let (pages, times) = (pages.clone(), Arc::clone(&times));
            async move {
                let draw = move || {
                    times.fetch_add(1, Ordering::SeqCst);
                    drawn(10)
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
        let pages = Drawings::default();
        for version in 0..40 {
            assert!(pages.get(source(version), || drawn(MAX_BYTES / 16)).await.is_ok());
            assert!(pages.cache().bytes <= MAX_BYTES, "{}", pages.cache().bytes);
        }
        assert_eq!(pages.cache().pages.len(), 16);
    }
}
