//! `block_person`: closes every conversation to a person of the other side, who doesn't learn of it. Doing it twice is
//! doing it once.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::{Sql, columns};
use uuid::Uuid;

/// People whom one person blocks.
const MOST: i64 = 200;

arguments! { required { p_person_id: Uuid } }

answer! { person_id: Uuid }

columns! {
    /// Whom the caller has blocked so far.
    struct Blocked {
        is_blocked: bool,
        people: i64,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let person = args.p_person_id;
    cx.lock_me().await?;
    let blocked = Sql::new(
        "select coalesce(bool_or(b.blocked_id = $2), false) as is_blocked, count(*) as people
         from public.blocked_people b where b.blocker_id = $1",
    )
    .bind(cx.user_id)
    .bind(person);
    let blocked: Blocked = cx.tx.read_opt(&blocked).await?.ok_or(CommandError::NotFound)?;
    if blocked.is_blocked {
        return Ok(Answer { person_id: person });
    }
    // Held, so that a message that is being sent comes before the block or is refused.
    let shared = Sql::new("select private.lock_conversations_with($1)").bind(person);
    if cx.tx.value::<i64>(&shared).await? == 0 {
        return Err(CommandError::NotFound);
    }
    if blocked.people >= MOST {
        return Err(CommandError::TooMany(format!(
            "You can block at most {MOST} people. Unblock someone in Settings first."
        )));
    }
    let insert = Sql::new("insert into public.blocked_people (blocker_id, blocked_id) values ($1, $2)")
        .bind(cx.user_id)
        .bind(person);
    cx.tx.execute(&insert).await?;
    Ok(Answer { person_id: person })
}
