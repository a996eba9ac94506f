//! What the catalogue offers, by the hand of staff.

use super::Entry;
use crate::{
    CommandError,
    rpc::{context::CommandContext, rows},
};
use devproof_db::Sql;
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

devproof_db::columns! {
    /// A challenge that was taken out of the catalogue or brought back.
    #[derive(Debug, Serialize, TS)]
    pub(crate) struct OfferedChallenge {
        id: Uuid,
        slug: String,
        published_at: Option<String>,
        retired_at: Option<String>,
    }
}

/// Brings a challenge back, or takes it out.
pub(super) async fn offer(
    cx: &CommandContext<'_>,
    id: Uuid,
    offered: bool,
    reason: String,
) -> Result<OfferedChallenge, CommandError> {
    let staff = cx.staff(reason)?;
    let sql = Sql::new("select private.lock_catalogue_challenge($1)").bind(id);
    let is_offered: bool = cx.tx.value_opt(&sql).await?.ok_or(CommandError::NotFound)?;
    if is_offered == offered {
        return Err(CommandError::Unchanged);
    }
    let action = if offered { "challenge.publish" } else { "challenge.retire" };
    let sql = Sql::new(
        "select c.id, c.slug, to_jsonb(c.published_at) #>> '{}' as published_at,
             to_jsonb(c.retired_at) #>> '{}' as retired_at
         from private.offer_challenge($1, $2) c",
    )
    .bind(id)
    .bind(offered);
    let done = staff.act(Entry::new(action, "challenge", Some(id.to_string())), &sql).await?;
    Ok(rows::row(&done)?)
}
