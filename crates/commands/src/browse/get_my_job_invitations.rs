//! `get_my_job_invitations`: the jobs that companies invite the caller to, with the match and the reason, the newest first.
//! While a job is not to be seen, its invitation is left out.

use super::{
    card::{self, Readable},
    job_card::JobCard,
};
use crate::{
    CommandError, matching,
    rpc::{arguments::arguments, context::CommandContext, signature::SchemaAnswer, timestamp::Timestamp},
};
use devproof_db::{Sql, columns};
use serde::Serialize;
use std::collections::HashMap;
use uuid::Uuid;

arguments! {}

columns! {
    struct InvitationRow {
        id: Uuid,
        job_opening_id: Uuid,
        reason: String,
        sender_name: Option<String>,
        created_at: Timestamp,
        expires_at: Timestamp,
    }
}

/// An invitation that waits for an answer. Its shape is in the schema beside this file.
#[derive(Debug, Serialize)]
struct MyJobInvitation {
    id: Uuid,
    reason: String,
    sender_name: Option<String>,
    created_at: Timestamp,
    expires_at: Timestamp,
    job: JobCard,
}

pub(crate) async fn run(cx: &CommandContext<'_>, _args: Args) -> Result<SchemaAnswer, CommandError> {
    cx.seeker()?;
    let rows = Sql::new(
        "select i.id, i.job_opening_id, i.reason, i.sender_name, i.created_at, i.expires_at
         from private.my_job_invitations($1) i",
    )
    .bind(cx.now);
    let rows: Vec<InvitationRow> = cx.tx.read_all(&rows).await?;
    let index = matching::index(cx).await?;
    let person = matching::caller(cx, &index.catalog).await?;
    let ids: Vec<Uuid> = rows.iter().map(|row| row.job_opening_id).collect();
    let cards = card::cards(cx, &ids, Readable::Granted, &person, &index.catalog).await?;
    let mut cards: HashMap<Uuid, JobCard> = cards.into_iter().map(|card| (card.id, card)).collect();
    let line = |row: InvitationRow| {
        let InvitationRow { id, job_opening_id, reason, sender_name, created_at, expires_at } = row;
        let job = cards.remove(&job_opening_id)?;
        Some(MyJobInvitation { id, reason, sender_name, created_at, expires_at, job })
    };
    let lines: Vec<MyJobInvitation> = rows.into_iter().filter_map(line).collect();
    SchemaAnswer::new(&lines)
}
