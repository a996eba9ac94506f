//! `refresh_repositories`: reads the caller's repositories at GitHub again, without waiting for the daily fetch.

use super::{
    check_limit::{self, Counted},
    repositories::fetch_again,
};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};

arguments! {}

answer! {}

pub(crate) async fn run(cx: &CommandContext<'_>, _: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    check_limit::count(cx, Counted::Repositories).await?;
    fetch_again(cx).await?;
    Ok(Answer {})
}
