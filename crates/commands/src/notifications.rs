//! What people are told, in the app and by email. [`notify`] is the one way in: it writes the row that the app shows and
//! plans the email, by what each person chose. Emails about signing in and about an account itself are not switchable, and
//! don't come through here.

mod deliver;
pub(crate) mod mark_notifications_read;
mod notice;
mod plan;
mod promise_due;
pub(crate) mod set_notification;
pub(crate) mod set_quiet_hours;
mod sweep;
mod unseen_message;
mod unsubscribe;
mod weekly_digest;

pub(crate) use deliver::DeliverNotification;
pub(crate) use notice::{Notice, Planned, cancel, notify, notify_in_background, notify_undoable, settle};
pub(crate) use plan::Notify;
pub(crate) use promise_due::NotifyPromiseDue;
pub use sweep::sweep_notifications;
pub(crate) use unseen_message::NotifyUnseenMessage;
pub use unsubscribe::unsubscribe;
pub(crate) use weekly_digest::NotifyWeeklyDigest;

use crate::rpc::{
    batches::in_batches,
    command::{Command, command},
};
use devproof_db::{Db, DbError, Sql};
use time::OffsetDateTime;

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("mark_notifications_read", Onboarded, mark_notifications_read),
    command!("set_notification", Onboarded, set_notification),
    command!("set_quiet_hours", Onboarded, set_quiet_hours),
];

/// Notifications that one statement plans.
const BATCH: i32 = 100;
/// Weekly summaries that one statement plans: each time it goes over everybody to find who has none yet.
const SUMMARIES: i32 = 5_000;

/// Plans the notifications that the clock asks for: messages that no one read for ten minutes, interest that expires in two
/// days, and weekly summaries. How many. While one node does it, another finds nothing to do.
///
/// # Errors
/// PostgreSQL's error; what was planned before it stays planned.
pub async fn plan_notifications(db: &Db, now: OffsetDateTime) -> Result<usize, DbError> {
    let mut planned = 0;
    for (text, batch) in [
        ("select private.plan_unseen_messages($1::timestamptz, $2::integer)", BATCH),
        ("select private.plan_promise_warnings($1::timestamptz, $2::integer)", BATCH),
        ("select private.plan_weekly_digests($1::timestamptz, $2::integer)", SUMMARIES),
    ] {
        planned += in_batches(db, &Sql::new(text).bind(now).bind(batch), batch).await?;
    }
    Ok(planned)
}
