//! What a company's tier allows. What there is beyond a limit stays; more of it is refused.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::Sql;
use uuid::Uuid;

/// Refuses while the company's tier lacks a feature.
pub(crate) async fn must_include(
    cx: &CommandContext<'_>,
    company: Uuid,
    feature: &'static str,
) -> Result<(), CommandError> {
    let sql =
        Sql::new("select coalesce((private.entitlements($1) ->> $2)::boolean, false)").bind(company).bind(feature);
    if cx.tx.value(&sql).await? { Ok(()) } else { Err(CommandError::TierNeeded { feature, tier: None }) }
}

/// How many more of something the company's tier allows beside those that there are; nothing is no limit. The company has to be
/// held, so that those who add at once are counted one after the other.
pub(crate) fn room(allowed: Option<i32>, used: i64) -> Option<usize> {
    allowed.map(|allowed| usize::try_from(i64::from(allowed) - used).unwrap_or(0))
}
