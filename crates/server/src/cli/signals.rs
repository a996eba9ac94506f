//! Ending with the signals of an operator.

use super::progress;
use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;

/// Ends with SIGINT or SIGTERM; a second one ends the process at once.
pub(super) fn stop_on_signal(stop: &CancellationToken) -> anyhow::Result<()> {
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    let stop = stop.clone();
    tokio::spawn(async move {
        loop {
            tokio::select! { _ = interrupt.recv() => {}, _ = terminate.recv() => {} }
            if stop.is_cancelled() {
                std::process::exit(130);
            }
            progress("Stopping");
            stop.cancel();
        }
    });
    Ok(())
}
