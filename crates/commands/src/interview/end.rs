//! The end of interviews: by the candidate, by the clock, and of those that wait too long for a score.

use super::attempt::GRACE;
use crate::rpc::batches::in_batches;
use devproof_db::{Db, DbError, Sql};
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// Interviews that one statement ends.
const BATCH: i32 = 50;
/// An attempt that waits for its score for longer comes back to its owner.
const PATIENCE: Duration = Duration::hours(2);

/// Who ended an interview.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum EndedBy {
    Candidate,
    Clock,
}

impl EndedBy {
    fn as_str(self) -> &'static str {
        match self {
            Self::Candidate => "candidate",
            Self::Clock => "clock",
        }
    }
}

/// Ends every interview whose time is over at `now`, with what is there, and gives back what waited for a score too
/// long. In transactions of a bounded size; how many it ended. Several nodes can do this at once.
///
/// # Errors
/// PostgreSQL's error; what was ended before it stays ended.
pub async fn end_interviews(db: &Db, now: OffsetDateTime) -> Result<usize, DbError> {
    // What someone holds at this moment is left to the next call.
    let due = Sql::new(end("select d.id from public.interview_attempts d
         where d.state = 'running' and d.ends_at <= $3::timestamptz
         order by d.ends_at limit $4::integer for no key update skip locked"));
    let due = due.bind(now).bind(EndedBy::Clock.as_str()).bind(now - GRACE).bind(BATCH);
    let ended = in_batches(db, &due, BATCH).await?;
    let waiting = Sql::new(give_back(
        "select d.id from public.interview_attempts d
         where d.state = 'scoring' and d.scoring_at <= $2::timestamptz
         order by d.scoring_at limit $3::integer for no key update skip locked",
    ));
    in_batches(db, &waiting.bind(now).bind(now - PATIENCE).bind(BATCH), BATCH).await?;
    Ok(ended)
}

/// Ends one interview, if it still runs.
pub(super) fn end_one(id: Uuid, by: EndedBy, now: OffsetDateTime) -> Sql {
    Sql::new(end("select $3::uuid as id")).bind(now).bind(by.as_str()).bind(id)
}

/// Gives one attempt back to its owner, if it still waits for a score.
pub(super) fn give_back_one(id: Uuid, now: OffsetDateTime) -> Sql {
    Sql::new(give_back("select $2::uuid as id")).bind(now).bind(id)
}

/// The statement that ends interviews and lets them be scored; how many. $1: now, $2: who ended them.
fn end(which: &str) -> String {
    format!(
        "with due as materialized ({which}),
         ended as (
             update public.interview_attempts a
             set state = 'scoring', finished_at = least($1::timestamptz, a.ends_at), scoring_at = $1::timestamptz
             from due where a.id = due.id and a.state = 'running' returning a.id, a.profile_id, a.finished_at),
         noted as (
             insert into public.interview_events (attempt_id, sequence, profile_id, kind, data, at)
             select e.id, 1 + coalesce((
                     select max(x.sequence) from public.interview_events x where x.attempt_id = e.id), 0),
                 e.profile_id, 'finished', jsonb_build_object('by', $2::text), e.finished_at
             from ended e)
         select count(queue.enqueue('interview.score', jsonb_build_object('attempt_id', e.id), null, null, 5))::integer
         from ended e"
    )
}

/// The statement that gives attempts back that could not be scored, and tells their owners; how many. $1: now.
fn give_back(which: &str) -> String {
    format!(
        "with due as materialized ({which}),
         returned as (
             update public.interview_attempts a
             set state = 'unscored', returned_at = coalesce(a.returned_at, $1::timestamptz)
             from due where a.id = due.id and a.state = 'scoring' returning a.id)
         select count(queue.enqueue('mail_interview', jsonb_build_object('attempt_id', r.id, 'what', 'unscored'), null,
             r.id || ':unscored'))::integer
         from returned r"
    )
}
