//! Work that computes for long: on threads of its own, few at a time, so that it never holds up other requests.

use std::{future::pending, panic::resume_unwind};
use tokio::{sync::Semaphore, task::spawn_blocking};

/// Computations at a time; further ones wait.
static SLOTS: Semaphore = Semaphore::const_new(2);

/// Computes something off the async threads.
pub(crate) async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let slot = SLOTS.acquire().await;
    let done = spawn_blocking(move || {
        // Held by the work itself: anyone who waits for it may go away.
        let _slot = slot;
        work()
    });
    match done.await.map_err(tokio::task::JoinError::try_into_panic) {
        Ok(value) => value,
        Err(Ok(panic)) => resume_unwind(panic),
        // The runtime ends, and anyone who waits here with it.
        Err(Err(_)) => pending().await,
    }
}
