//! What was written and heard, beside the database.

use super::{listener::Heard, writer::Written};
use crate::world::World;
use std::collections::{HashMap, HashSet};
use uuid::Uuid;

/// What went wrong, in numbers of messages or clients.
#[derive(Debug, Default)]
pub(super) struct Verdict {
    pub(super) missing: usize,
    pub(super) doubled: usize,
    pub(super) unknown: usize,
    pub(super) gaps: usize,
    pub(super) out_of_order: usize,
    pub(super) wrong_lists: usize,
}

impl Verdict {
    pub(super) const fn is_clean(&self) -> bool {
        self.missing + self.doubled + self.unknown + self.gaps + self.out_of_order + self.wrong_lists == 0
    }
}

/// The last number of each conversation.
pub(super) async fn last_sequences(world: &World) -> anyhow::Result<HashMap<Uuid, i64>> {
    let conversations: Vec<Uuid> = world.seekers.iter().map(|person| person.conversation).collect();
    let sql = "select id, last_sequence from conversations where id = any ($1)";
    let rows = world.connect().await?.query(sql, &[&conversations]).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}

/// Compares every conversation's rows of the run with what its two people wrote and heard.
pub(super) async fn check(
    world: &World,
    before: &HashMap<Uuid, i64>,
    written: &[Written],
    heard: &[Heard],
) -> anyhow::Result<Verdict> {
    let mut verdict = Verdict::default();
    let client = world.connect().await?;
    for (conversation, first) in before {
        let sql = "select id, sequence, sender_id from messages where conversation_id = $1 and sequence > $2
                   order by sequence";
        let rows = client.query(sql, &[conversation, first]).await?;
        let ids: Vec<Uuid> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        let mut places = HashMap::new();
        for (place, id) in ids.iter().enumerate() {
            verdict.doubled += usize::from(places.insert(*id, place).is_some());
        }
        for (row, expected) in rows.iter().zip(first + 1..) {
            verdict.gaps += usize::from(row.try_get::<_, i64>(1)? != expected);
        }
        let mut known = HashSet::new();
        for writer in written.iter().filter(|writer| writer.conversation == *conversation) {
            let mut last = None;
            for id in &writer.ids {
                known.insert(*id);
                let Some(place) = places.get(id) else {
                    verdict.missing += 1;
                    continue;
                };
                let is_theirs = rows[*place].try_get::<_, Option<Uuid>>(2)? == Some(writer.person);
                verdict.out_of_order += usize::from(last.is_some_and(|last| last > *place) || !is_theirs);
                last = Some(*place);
            }
        }
        verdict.unknown += ids.iter().filter(|id| !known.contains(*id)).count();
        let screens = heard.iter().filter(|screen| screen.conversation == *conversation);
        verdict.wrong_lists += screens.filter(|screen| screen.list != ids).count();
    }
    Ok(verdict)
}
