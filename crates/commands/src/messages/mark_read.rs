//! `mark_read`: moves the caller's read mark forward, never back and never past the last message.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        rows,
    },
};
use devproof_db::Sql;
use uuid::Uuid;

arguments! { required { p_conversation_id: Uuid, p_sequence: i64 } }

answer! { last_read_sequence: i64 }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let sql = Sql::new(
        "select case when $1::uuid = any (private.my_conversations()) then private.move_read_mark($1::uuid, $2) end",
    )
    .bind(args.p_conversation_id)
    .bind(args.p_sequence);
    // What was read needs no notification, in the app or by email.
    let told = Sql::new(
        "update public.notifications n set read_at = clock_timestamp()
         where n.profile_id = $1::uuid and n.thing = $2 and n.read_at is null",
    )
    .bind(cx.user_id)
    .bind(format!("conversation:{}", args.p_conversation_id));
    let [mark, _] = cx.query_last([&sql, &told]).await?;
    let mark: Option<i64> = rows::value(&mark)?;
    Ok(Answer { last_read_sequence: mark.ok_or(CommandError::NotFound)? })
}
