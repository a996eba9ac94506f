//! `set_quiet_hours`: when emails about notifications wait, by the clock on the caller's wall; without arguments, never.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::Sql;
use time::{Time, macros::format_description};

arguments! { optional { p_starts_at: String, p_ends_at: String, p_time_zone: String } }

answer! {
    /// The time as `22:00`; null when there are no quiet hours.
    starts_at: Option<String>,
    ends_at: Option<String>,
    time_zone: Option<String>,
}

/// A time of day, `22:00`.
fn time_of_day(check: &mut Check, field: &str, text: Option<String>) -> String {
    let text = text.unwrap_or_default();
    if text.len() != 5 || Time::parse(&text, format_description!("[hour]:[minute]")).is_err() {
        check.problem(field, "must be a time like 22:00");
    }
    text
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let Args { p_starts_at, p_ends_at, p_time_zone } = args;
    if p_starts_at.is_none() && p_ends_at.is_none() && p_time_zone.is_none() {
        let sql = Sql::new("delete from public.quiet_hours q where q.profile_id = $1::uuid").bind(cx.user_id);
        cx.tx.execute(&sql).await?;
        return Ok(Answer { starts_at: None, ends_at: None, time_zone: None });
    }
    let mut check = Check::at("");
    let starts_at = time_of_day(&mut check, "p_starts_at", p_starts_at);
    let ends_at = time_of_day(&mut check, "p_ends_at", p_ends_at);
    let zone = p_time_zone.unwrap_or_default();
    if starts_at == ends_at {
        check.problem("p_ends_at", "must differ from the start");
    }
    let known = Sql::new("select private.is_time_zone($1)").bind(&zone);
    if !cx.tx.value::<bool>(&known).await? {
        check.problem("p_time_zone", "must be a time zone like Europe/Berlin");
    }
    check.finish()?;
    let sql = Sql::new(
        "insert into public.quiet_hours (profile_id, starts_at, ends_at, time_zone)
         values ($1::uuid, $2::time, $3::time, $4)
         on conflict (profile_id) do update
         set starts_at = excluded.starts_at, ends_at = excluded.ends_at, time_zone = excluded.time_zone",
    )
    .bind(cx.user_id)
    .bind(&starts_at)
    .bind(&ends_at)
    .bind(&zone);
    cx.tx.execute(&sql).await?;
    Ok(Answer { starts_at: Some(starts_at), ends_at: Some(ends_at), time_zone: Some(zone) })
}
