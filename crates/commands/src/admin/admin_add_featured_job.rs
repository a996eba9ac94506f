//! `admin_add_featured_job`: puts a job into the featured set of today or of a later day, also one that was taken out of it. In a
//! full set it takes the place of another one.

use super::{Entry, reason};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::JobStatus;
use serde_json::json;
use time::{Date, OffsetDateTime};
use uuid::Uuid;

/// Jobs of a day.
const SIZE: i64 = 10;

arguments! {
    required { p_job_opening_id: Uuid, p_day: String, p_reason: String }
    optional { p_in_place_of: Uuid }
}

answer! { job_opening_id: Uuid }

columns! {
    /// A job that may come into a set that is held.
    struct Place {
        status: JobStatus,
        is_listed: bool,
        expires_at: Option<OffsetDateTime>,
        is_in_set: bool,
        size: i64,
        place: Option<i16>,
    }
}

impl Place {
    /// Open from the day's beginning to its end, as what the server chooses.
    fn is_open_all(&self, day: Date) -> bool {
        let end = day.next_day().map(|next| next.midnight().assume_utc());
        self.is_listed && self.expires_at.is_none_or(|expires| end.is_some_and(|end| expires >= end))
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let (id, in_place_of) = (args.p_job_opening_id, args.p_in_place_of);
    let today = cx.now.date();
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    let day = check.date("p_day", Some(args.p_day));
    if day.is_some_and(|day| day < today) {
        check.problem("p_day", "is over; its set no longer changes");
    }
    check.finish()?;
    let staff = cx.staff(reason)?;
    let day = day.ok_or(CommandError::NotFound)?;
    let sql = Sql::new(
        "select p.status, p.is_listed, p.expires_at, p.is_in_set, p.size, p.place
         from private.lock_featured_place($1::text::date, $2, $3) p",
    );
    let sql = sql.bind(day.to_string()).bind(id).bind(in_place_of);
    let place: Place = cx.tx.read_opt(&sql).await?.ok_or(CommandError::NotFound)?;
    if place.is_in_set {
        return Err(CommandError::Unchanged);
    }
    if place.status != JobStatus::Open {
        return Err(CommandError::WrongStatus(place.status.to_string()));
    }
    if !place.is_open_all(day) {
        return Err(CommandError::NotOpenAllDay);
    }
    if in_place_of.is_some() && place.place.is_none() {
        return Err(CommandError::invalid("/p_in_place_of", "isn't in the set of this day"));
    }
    if in_place_of.is_none() && place.size >= SIZE {
        return Err(CommandError::FeaturedSetFull(SIZE));
    }
    let entry = Entry::new("featured.add", "job_opening", Some(id.to_string()))
        .with_request(json!({ "day": day.to_string(), "in_place_of": in_place_of }));
    let put = Sql::new("select private.put_featured_job($1::text::date, $2, $3, $4, $5)")
        .bind(day.to_string())
        .bind(id)
        .bind(in_place_of)
        .bind(day == today)
        .bind(cx.now);
    staff.act(entry, &put).await?;
    Ok(Answer { job_opening_id: id })
}
