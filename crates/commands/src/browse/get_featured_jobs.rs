//! `get_featured_jobs`: the day's set in the order that is everyone's. It shows jobs that are still open and that the
//! caller has not decided on, and says how many were decided on and how many have closed. Chosen at the first call, if
//! the clock has not done it yet.

use super::{
    card::{self, Readable},
    job_card::JobCard,
};
use crate::{
    CommandError, matching,
    rpc::{arguments::arguments, context::CommandContext, signature::SchemaAnswer},
};
use devproof_db::{Sql, columns};
use serde::Serialize;
use time::Date;
use uuid::Uuid;

arguments! {}

columns! {
    struct FeaturedRow { day: Date, id: Uuid, is_open: bool, is_decided: bool }
}

/// What waits for a decision of the day's set. Its shape is in the schema beside this file.
#[derive(Debug, Serialize)]
struct FeaturedPage {
    jobs: Vec<JobCard>,
    total: usize,
    /// There is one page.
    next_cursor: Option<String>,
    set: FeaturedSet,
}

/// How far the caller is with the set.
#[derive(Debug, Serialize)]
struct FeaturedSet {
    day: String,
    size: usize,
    decided: usize,
    closed: usize,
}

pub(crate) async fn run(cx: &CommandContext<'_>, _args: Args) -> Result<SchemaAnswer, CommandError> {
    cx.seeker()?;
    let set = Sql::new("select day, id, is_open, is_decided from private.featured_set()");
    let mut set_rows: Vec<FeaturedRow> = cx.tx.read_all(&set).await?;
    if set_rows.is_empty() {
        let choose = Sql::new("select private.choose_featured_jobs((now() at time zone 'utc')::date)");
        cx.tx.query(&choose).await?;
        set_rows = cx.tx.read_all(&set).await?;
    }
    let index = matching::index(cx).await?;
    let person = matching::caller(cx, &index.catalog).await?;
    let waiting = set_rows.iter().filter(|row| row.is_open && !row.is_decided);
    let ids: Vec<Uuid> = waiting.map(|row| row.id).collect();
    let jobs = card::cards(cx, &ids, Readable::Granted, &person, &index.catalog).await?;
    let day = set_rows.first().map_or_else(|| cx.now.date(), |row| row.day);
    SchemaAnswer::new(&FeaturedPage {
        total: jobs.len(),
        jobs,
        next_cursor: None,
        set: FeaturedSet {
            day: day.to_string(),
            size: set_rows.len(),
            decided: set_rows.iter().filter(|row| row.is_decided).count(),
            closed: set_rows.iter().filter(|row| !row.is_decided && !row.is_open).count(),
        },
    })
}
