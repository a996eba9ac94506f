//! `start_interview`: 45 minutes begin. The attempt counts from now; the same id again is the same attempt.

use super::{
    attempt::{self, Attempt, Event, add, is_past},
    documents::From,
    editions::Editions,
    end::{EndedBy, end_one},
    quota::InterviewQuota,
    view::{self, Room},
};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext, timestamp::Timestamp},
};
use devproof_db::{FromRow, Rows, Sql};
use devproof_scorer::interviewer;
use devproof_vocabulary::InterviewSeniority;
use time::Duration;
use uuid::Uuid;

/// How long an interview takes.
const LENGTH: Duration = Duration::minutes(45);

arguments! { required { p_id: Uuid, p_seniority: InterviewSeniority } }

devproof_db::columns! {
    /// The attempt that runs.
    struct Running {
        id: Uuid,
        ends_at: Timestamp,
    }

    /// A problem, and when the caller had it last.
    #[derive(Debug, Clone, PartialEq, Eq)]
    struct Offer {
        slug: String,
        edition: String,
        last_started_at: Option<Timestamp>,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Room, CommandError> {
    // The caller's row is held first, so that the month's limit is exact under parallel starts.
    let lock = Sql::new("select private.lock_me()");
    let same = Sql::new("select a.id from public.interview_attempts a where a.id = $1").bind(args.p_id);
    let running = Sql::new(
        "select a.id, a.ends_at from public.interview_attempts a where a.profile_id = $1 and a.state = 'running'",
    )
    .bind(cx.user_id);
    let offers = Sql::new(
        "select p.slug, p.edition, max(a.started_at) as last_started_at
         from private.current_interview_problems() p
         left join public.interview_attempts a on a.problem_slug = p.slug and a.profile_id = $1
         group by p.slug, p.edition order by p.slug",
    )
    .bind(cx.user_id);
    let (usage, editions) = (InterviewQuota::usage(cx), Editions::read());
    let [_, same, running, usage, offers, editions] =
        cx.tx.query_together([&lock, &same, &running, &usage, &offers, &editions]).await?;
    if !same.is_empty() {
        let attempt = Attempt::find(cx, args.p_id).await?.ok_or(CommandError::NotFound)?;
        return view::room(cx, attempt).await;
    }
    if let Some(running) = running.read_first::<Running>()? {
        if !is_past(running.ends_at, cx.now) {
            return Err(CommandError::InterviewRunning(running.id));
        }
        // The clock may be ending it at this moment: then this does nothing.
        cx.tx.query(&end_one(running.id, EndedBy::Clock, cx.now)).await?;
    }
    let quota = InterviewQuota::of(cx, &usage)?;
    quota.must_have_one()?;
    let offers = offers.iter().map(Offer::from_row).collect::<Result<Vec<_>, _>>()?;
    // Chosen here, because ids and chance come from us.
    let offer =
        next(&offers, u32::from_be_bytes(devproof_claims::random_bytes())).ok_or(CommandError::NoInterview)?;
    let Editions { rubric: Some(rubric), questions: Some(questions) } = Editions::of(&editions)? else {
        return Err(CommandError::NoInterview);
    };
    let documents = From::Command(cx.tx);
    let (problem, bank) = (documents.problem(&offer.edition).await?, documents.bank(&questions).await?);
    let greeting: Vec<Event> = interviewer::open(&problem, &bank).iter().map(Event::turn).collect();
    // An id of someone else's attempt breaks the key: a conflict.
    let insert = Sql::new(
        "insert into public.interview_attempts (id, profile_id, problem_slug, problem_edition, rubric_edition,
             questions_edition, seniority, practice, started_at, ends_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .bind(args.p_id)
    .bind(cx.user_id)
    .bind(&offer.slug)
    .bind(&offer.edition)
    .bind(rubric)
    .bind(questions)
    .bind(args.p_seniority.as_str())
    .bind(quota.practice)
    .bind(cx.now)
    .bind(cx.now + LENGTH);
    let work = Sql::new("select private.add_interview_work($1)").bind(args.p_id);
    let (greeting, head) = (add(cx, args.p_id, None, &greeting), attempt::head(args.p_id));
    let [_, _, turns, head] = cx.tx.query_together([&insert, &work, &greeting, &head]).await?;
    let attempt = Attempt::of(&head, &turns)?.ok_or(CommandError::NotFound)?;
    view::room(cx, attempt).await
}

/// A problem that the caller has not had, or else of those that they had longest ago.
fn next(offers: &[Offer], dice: u32) -> Option<Offer> {
    let longest_ago = offers.iter().map(|offer| offer.last_started_at).min()?;
    let turn: Vec<&Offer> = offers.iter().filter(|offer| offer.last_started_at == longest_ago).collect();
    let place = usize::try_from(dice).unwrap_or(0).checked_rem(turn.len())?;
    turn.get(place).copied().cloned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use time::macros::datetime;

    fn offer(slug: &str, day: Option<u8>) -> Offer {
        let at = |day: u8| Timestamp(datetime!(2026-01-01 0:00 UTC) + Duration::days(day.into()));
        Offer { slug: slug.to_owned(), edition: String::new(), last_started_at: day.map(at) }
    }

    #[test]
    fn a_problem_that_was_not_had_comes_first_and_then_the_one_of_longest_ago() {
        let slug = |offers: &[Offer], dice| next(offers, dice).map(|offer| offer.slug);
        assert_eq!(slug(&[], 3), None);
        let new = [offer("a", Some(1)), offer("b", None), offer("c", None)];
        assert_eq!((slug(&new, 0).as_deref(), slug(&new, 1).as_deref()), (Some("b"), Some("c")));
        assert_eq!(slug(&new, u32::MAX).as_deref(), Some("c"));
        let had = [offer("a", Some(3)), offer("b", Some(2)), offer("c", Some(9))];
        assert_eq!(slug(&had, 7).as_deref(), Some("b"));
    }
}
