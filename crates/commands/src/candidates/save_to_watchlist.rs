//! `save_to_watchlist`: someone to find again, of the people whom the caller may see. Saving twice is saving once.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::Permission;
use uuid::Uuid;

/// People on one watchlist.
const MOST: i64 = 500;

arguments! { required { p_profile_id: Uuid } }

answer! { profile_id: Uuid }

columns! {
    /// The person, and the caller's list.
    struct Watched {
        is_visible: bool,
        is_saved: bool,
        people: i64,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let person = args.p_profile_id;
    cx.approved_company().await?;
    cx.member_with(Permission::ViewCandidates).await?;
    cx.lock_me().await?;
    // Who can't be seen is counted as little as shown.
    let watched = Sql::new(
        "select $2::uuid = any (private.visible_people(array[$2::uuid])) as is_visible,
                coalesce(bool_or(w.profile_id = $2::uuid), false) as is_saved, count(*) as people
         from public.watchlist w where w.owner_id = $1::uuid",
    )
    .bind(cx.user_id)
    .bind(person);
    let watched: Watched = cx.tx.read_opt(&watched).await?.ok_or(CommandError::NotFound)?;
    if !watched.is_visible {
        return Err(CommandError::NotFound);
    }
    if watched.is_saved {
        return Ok(Answer { profile_id: person });
    }
    if watched.people >= MOST {
        return Err(CommandError::TooMany(format!(
            "Your watchlist can hold at most {MOST} people. Remove someone first."
        )));
    }
    let insert =
        Sql::new("insert into public.watchlist (owner_id, profile_id) values ($1, $2)").bind(cx.user_id).bind(person);
    cx.tx.execute(&insert).await?;
    Ok(Answer { profile_id: person })
}
