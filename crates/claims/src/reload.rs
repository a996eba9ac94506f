//! Looking for keys again when a token names one that this process does not know: once a second at most, and all who
//! wait share one look.

use std::{future::Future, pin::Pin, sync::Arc, time::Duration};
use tokio::{sync::Mutex, time::Instant};

/// Loads the ring again; what goes wrong is its own affair.
pub type Reload = Arc<dyn Fn() -> Pin<Box<dyn Future<Output = ()> + Send>> + Send + Sync>;

/// The shortest time between two looks.
const PAUSE: Duration = Duration::from_secs(1);

/// Looks for keys, never more often than [`PAUSE`].
#[derive(Default)]
pub(crate) struct Reloads {
    reload: Option<Reload>,
    /// When the last look began.
    last: Mutex<Option<Instant>>,
}

impl Reloads {
    pub(crate) fn new(reload: Reload) -> Self {
        Self { reload: Some(reload), last: Mutex::default() }
    }

    /// Resolves once a look that began after this call has ended.
    pub(crate) async fn reload(&self) {
        let Some(reload) = &self.reload else { return };
        let arrived = Instant::now();
        let mut last = self.last.lock().await;
        if let Some(began) = *last {
            if began >= arrived {
                return;
            }
            tokio::time::sleep_until(began + PAUSE).await;
        }
        *last = Some(Instant::now());
        reload().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[tokio::test]
    async fn a_flood_looks_once_a_second_and_nobody_waits_longer_than_two() {
        let count = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&count);
        let reloads = Arc::new(Reloads::new(Arc::new(move || {
            let counted = Arc::clone(&counted);
            Box::pin(async move {
                counted.fetch_add(1, Ordering::Relaxed);
            })
        })));
        let began = Instant::now();
        let calls = (0..230).map(|number| {
            let reloads = Arc::clone(&reloads);
            tokio::spawn(async move {
                tokio::time::sleep(Duration::from_millis(10 * number)).await;
                let start = Instant::now();
                reloads.reload().await;
                assert!(start.elapsed() <= Duration::from_millis(2_500), "{:?}", start.elapsed());
            })
        });
        for call in calls.collect::<Vec<_>>() {
            call.await.unwrap();
        }
        let seconds = usize::try_from(began.elapsed().as_secs()).unwrap();
        assert!((2..=seconds + 1).contains(&count.load(Ordering::Relaxed)), "{count:?} in {seconds} s");
    }
}
