//! Search, as `crates/search` finds: who may search what; the rows of a page, read under the caller's own rights; what is
//! offered as someone types.

mod best_job;
mod own_match;
mod reader;
mod rows;
pub(crate) mod search;
pub(crate) mod search_suggest;

use crate::{
    CommandError,
    rpc::{
        command::{Command, command},
        context::CommandContext,
    },
};
use devproof_db::DbError;
use devproof_search::{Kind, Reader, Request, SearchError};
use uuid::Uuid;

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] =
    &[command!("search", ActiveOrVisitor, search), command!("search_suggest", ActiveOrVisitor, search_suggest)];

impl From<SearchError> for CommandError {
    fn from(error: SearchError) -> Self {
        match error {
            SearchError::Database(error) => error.into(),
            other => Self::TryAgain(DbError::Connect(other.to_string())),
        }
    }
}

/// A query of the caller's. Characters that no text holds are refused.
fn request(cx: &CommandContext<'_>, query: Option<String>, reader: Reader) -> Result<Request, CommandError> {
    let query = query.unwrap_or_default();
    if query.contains('\0') {
        return Err(CommandError::invalid("/p_query", "contains a character that text can't have"));
    }
    Ok(Request { query, reader, now: cx.now })
}

/// The listed jobs that have these words, as everyone who is signed in finds them.
pub(crate) async fn jobs_with_words(cx: &CommandContext<'_>, words: &str) -> Result<Vec<Uuid>, CommandError> {
    let reader = Reader { kinds: vec![Kind::Jobs], is_member: true, company: None };
    let request = Request { query: words.to_owned(), reader, now: cx.now };
    Ok(cx.settings.search_index.with(move |index| index.matching(&request, Kind::Jobs)).await?)
}

/// What a visitor's search of this kind finds for these words.
pub(crate) async fn public_matches(
    cx: &CommandContext<'_>,
    kind: Kind,
    words: &str,
) -> Result<Vec<Uuid>, CommandError> {
    let request = request(cx, Some(words.to_owned()), Reader::visitor())?;
    Ok(cx.settings.search_index.with(move |index| index.matching(&request, kind)).await?)
}
