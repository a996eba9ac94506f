//! Takes away the presence of those who may not be present any more. Listening is bounded by leases; being seen needs a
//! look now and then, as the one who is seen sends nothing.

use super::{LEASE, Member, Rooms};
use crate::{
    accounts::Accounts,
    rights::{AccessQuery, Extension},
    topic::RoomKey,
};
use futures::{StreamExt, stream};
use std::sync::Arc;
use tokio::time::{Instant, MissedTickBehavior};

/// Questions under way at once; they go to the database together.
const AT_ONCE: usize = 256;

/// Looks at everyone who is present in a private room, every few seconds.
pub async fn watch(rooms: Arc<Rooms>, accounts: Arc<Accounts>) {
    let mut ticks = tokio::time::interval(LEASE);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        accounts.sweep();
        stream::iter(rooms.present_members())
            .for_each_concurrent(AT_ONCE, |(room, member)| look(&rooms, room, member))
            .await;
    }
}

async fn look(rooms: &Rooms, room: RoomKey, member: Arc<Member>) {
    let checked_at = Instant::now();
    match member.query_grant(AccessQuery { listen: true, send: Some(Extension::Presence) }).await {
        Ok(grant) if grant.listens_at_all() => {
            member.set_grant(checked_at, grant);
            if !grant.sends(Extension::Presence) {
                rooms.untrack(&room, member.id);
            }
        }
        Ok(_) => member.end(),
        // No one is sent away because the database does not answer.
        Err(_) => {}
    }
}
