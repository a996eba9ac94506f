//! Ends the sockets of sessions that are over, also when no event says so.

use crate::{config::SessionAlive, hub::Hub};
use std::{collections::HashSet, sync::Arc, time::Duration};
use tokio::time::MissedTickBehavior;
use uuid::Uuid;

/// How often all sessions behind open sockets are looked at.
const PERIOD: Duration = Duration::from_secs(3);
/// Sessions asked for at once.
const BATCH: usize = 5_000;

/// Looks at all sessions every three seconds, in few questions. A question that fails ends no one: without a
/// database no row reaches anyone either.
pub async fn watch(hub: Arc<Hub>, session_alive: SessionAlive) {
    let mut ticks = tokio::time::interval(PERIOD);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let open: Vec<Uuid> = hub.sessions().into_iter().collect();
        for batch in open.chunks(BATCH) {
            match session_alive(batch.to_vec()).await {
                Ok(alive) => {
                    let ended: HashSet<Uuid> =
                        batch.iter().copied().filter(|id| alive.get(id) != Some(&true)).collect();
                    hub.end_sessions(ended);
                }
                Err(error) => tracing::warn!(%error, "sessions of open sockets could not be checked"),
            }
        }
    }
}
