//! `end_conversation`: either side ends it for both. Everything stays readable, and nobody can write any more.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::{Sql, columns};
use time::{OffsetDateTime, format_description::well_known::Rfc3339};
use uuid::Uuid;

arguments! { required { p_conversation_id: Uuid } }

answer! { conversation_id: Uuid, ended_at: String, ended_by: Option<Uuid> }

columns! {
    /// When it ended, and who ended it: the first of several.
    struct End {
        ended_at: OffsetDateTime,
        ended_by: Option<Uuid>,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let end =
        Sql::new("select e.ended_at, e.ended_by from private.close_conversation($1) e").bind(args.p_conversation_id);
    let part = Sql::new("select $1::uuid = any (private.my_conversations())").bind(args.p_conversation_id);
    if !cx.tx.value::<bool>(&part).await? {
        return Err(CommandError::NotFound);
    }
    let end: End = cx.tx.read_all(&end).await?.pop().ok_or(CommandError::NotFound)?;
    Ok(Answer {
        conversation_id: args.p_conversation_id,
        ended_at: end.ended_at.format(&Rfc3339).unwrap_or_default(),
        ended_by: end.ended_by,
    })
}
