//! `get_tryout_challenge`: a challenge that anyone can try without an account, as its page shows it. The first one when
//! none is named; null when this one isn't offered.

use super::tryouts::page;
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext, rows},
};
use serde_json::Value;

arguments! { optional { p_slug: String } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Value, CommandError> {
    let [page] = cx.query_last([&page(args.p_slug.as_deref())]).await?;
    Ok(rows::value::<Option<Value>>(&page)?.unwrap_or(Value::Null))
}
