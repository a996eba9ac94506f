//! `get_tryout_work`: what a visitor's browser works at before a program of theirs is judged. One piece of work pays for
//! one program, for ten minutes.

use super::tryouts::work;
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_db::DbError;
use serde_json::Value;

arguments! {}

pub(crate) async fn run(cx: &CommandContext<'_>, _args: Args) -> Result<Value, CommandError> {
    let work = work(cx).challenge(cx.settings.tryout_rounds, cx.now);
    work.map_err(|error| CommandError::Internal(DbError::Encode(error)))
}
