//! `search`: one kind of what the caller may find (asked for, else the first of theirs that has results), a page of at most
//! 50, and how many there are of every kind, counted up to 100. An empty query finds nothing. What has gone since the index
//! saw it falls out of the page.

use super::{reader, request, rows};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use base64::{Engine, prelude::BASE64_STANDARD};
use devproof_search::{Filter, FilterError, Kind, Page, Place};
use serde_json::{Map, Value, json};

/// Results of a page, unless the caller says so.
const PAGE: i32 = 20;
const MAX_PAGE: i32 = 50;

arguments! {
    optional { p_query: String, p_kind: Kind, p_filters: Value, p_limit: i32, p_cursor: String }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Value, CommandError> {
    let reader = reader::reader(cx).await?;
    let (kind, filters) = (args.p_kind, args.p_filters.unwrap_or_default());
    match kind {
        Some(kind) => reader::check_kind(cx, &reader, kind)?,
        None if !is_empty(&filters) => {
            return Err(CommandError::invalid("/p_filters", "needs a kind"));
        }
        None => {}
    }
    let after = args.p_cursor.as_deref().map(place).transpose()?;
    let limit = usize::try_from(args.p_limit.unwrap_or(PAGE).clamp(1, MAX_PAGE)).unwrap_or(1);
    let request = request(cx, args.p_query, reader)?;
    let find = move |index: &devproof_search::Snapshot| {
        let skills = index.skills();
        let filter = match kind.map(|kind| Filter::read(kind, &filters, &skills)).transpose() {
            Ok(filter) => filter.unwrap_or_default(),
            Err(error) => return Ok(Err(error)),
        };
        let found = index.find(&request, &Page { kind, filter, limit, after })?;
        Ok(Ok((found, skills)))
    };
    let (found, skills) = cx.settings.search_index.with(find).await?.map_err(|error| refusal(&error))?;
    let results = rows::read(cx, &found, &skills).await?;
    let counts = found.counts.map(|counts| {
        counts.into_iter().map(|(kind, count)| (kind.to_string(), json!(count))).collect::<Map<_, _>>()
    });
    Ok(json!({
        "kind": found.kind, "how": found.how, "results": results, "total": found.total, "capped": found.is_capped,
        "counts": counts, "next_cursor": found.next.map(|next| token(&next)),
    }))
}

fn is_empty(filters: &Value) -> bool {
    filters.is_null() || filters.as_object().is_some_and(Map::is_empty)
}

fn refusal(error: &FilterError) -> CommandError {
    CommandError::invalid("/p_filters", error.to_string())
}

fn token(place: &Place) -> String {
    BASE64_STANDARD.encode(serde_json::to_vec(place).unwrap_or_default())
}

fn place(cursor: &str) -> Result<Place, CommandError> {
    let bytes = BASE64_STANDARD.decode(cursor).ok();
    let place = bytes.and_then(|bytes| serde_json::from_slice(&bytes).ok());
    place.ok_or_else(|| CommandError::invalid("/p_cursor", "is not a cursor of this list"))
}
