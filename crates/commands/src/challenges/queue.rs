//! The way into the judge's queue.

use crate::{
    CommandError,
    rpc::{context::CommandContext, rows},
};
use devproof_db::{DbError, FromRow, Sql, Tx, columns};
use devproof_vocabulary::{Language, SubmissionKind, SubmissionState, Verdict};
use serde::Serialize;
use serde_json::{Value, json};
use time::{Duration, OffsetDateTime};
use ts_rs::TS;
use uuid::Uuid;

/// Submissions of one person that wait at the same time.
const MAX_WAITING: i64 = 20;
/// Submissions of one person within [`WINDOW`], and runs.
const MAX_SUBMITS: i64 = 30;
const MAX_RUNS: i64 = 60;
const WINDOW: Duration = Duration::minutes(10);

/// What a program is judged for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Subject {
    /// A challenge of the catalogue.
    Challenge { id: Uuid, version: Uuid },
    /// A company's invitation, which the program answers.
    Invitation(Uuid),
    /// A version of a company's challenge, whose own reference the program is.
    EmployerVersion(Uuid),
}

impl Subject {
    fn challenge(self) -> Option<Uuid> {
        if let Self::Challenge { id, .. } = self { Some(id) } else { None }
    }

    fn version(self) -> Option<Uuid> {
        if let Self::Challenge { version, .. } = self { Some(version) } else { None }
    }

    fn invitation(self) -> Option<Uuid> {
        if let Self::Invitation(id) = self { Some(id) } else { None }
    }

    fn employer_version(self) -> Option<Uuid> {
        if let Self::EmployerVersion(id) = self { Some(id) } else { None }
    }
}

/// A program to be judged.
#[derive(Debug)]
pub(crate) struct Queued<'a> {
    /// Made by the client: the same one again is the same submission.
    pub(crate) id: Uuid,
    pub(crate) subject: Subject,
    pub(crate) language: &'a str,
    pub(crate) source: &'a str,
    pub(crate) kind: SubmissionKind,
    /// `{arguments}` or `{setup}`.
    pub(crate) custom_input: Option<Value>,
}

columns! {
    /// A submission without its program.
    #[derive(Debug, Serialize, TS)]
    pub(crate) struct QueuedSubmission {
        id: Uuid,
        challenge_id: Option<Uuid>,
        version_id: Option<Uuid>,
        invitation_id: Option<Uuid>,
        kind: SubmissionKind,
        language: Language,
        state: SubmissionState,
        verdict: Option<Verdict>,
        queued_at: String,
    }

    /// What a submission is for.
    struct ChallengeRow {
        kind: SubmissionKind,
        challenge_id: Option<Uuid>,
        invitation_id: Option<Uuid>,
        employer_version_id: Option<Uuid>,
    }

    /// What a person has at the judge.
    struct Load {
        is_judged: bool,
        waiting: i64,
        recent: i64,
        oldest: Option<OffsetDateTime>,
    }
}

/// Puts it into the queue, within the limits, and answers with its head. The caller holds their own profile row
/// (`lock_me`), so that the limits are exact.
///
/// # Errors
/// `language_not_judged`, `too_many_waiting`, `rate_limited`; `conflict` when the id is another submission's.
pub(crate) async fn queue(cx: &CommandContext<'_>, queued: Queued<'_>) -> Result<QueuedSubmission, CommandError> {
    let known = Sql::new(
        "select s.kind, s.challenge_id, s.invitation_id, s.employer_version_id
         from public.submissions s where s.id = $1::uuid",
    )
    .bind(queued.id);
    let [known, load] = cx.tx.query_together([&known, &load(cx.user_id, &queued, cx.now)]).await?;
    let head = head(queued.id);
    if let Some(row) = known.first() {
        return if ChallengeRow::from_row(row)?.is(&queued) {
            Ok(cx.tx.read(&head).await?)
        } else {
            Err(CommandError::Conflict)
        };
    }
    let load = rows::row::<Load>(&load)?;
    // An answer to a company is taken in any case: its time may be over before a judge is back.
    let waits_for_a_judge = queued.kind == SubmissionKind::Submit && queued.subject.invitation().is_some();
    if !waits_for_a_judge && !load.is_judged {
        return Err(CommandError::LanguageNotJudged(queued.language.to_owned()));
    }
    load.check(queued.kind, cx.now)?;
    let [_, made] = cx.tx.query_together([&insert(cx.user_id, queued, cx.now), &head]).await?;
    // An id that someone else has used wrote nothing, and shows nothing.
    Ok(QueuedSubmission::from_row(made.first().ok_or(CommandError::Conflict)?)?)
}

/// The same for someone who is not there, with what they had saved. False when their limits are reached for now. The
/// caller holds the person's profile row.
pub(crate) async fn queue_for(
    tx: &Tx,
    person: Uuid,
    queued: Queued<'_>,
    now: OffsetDateTime,
) -> Result<bool, DbError> {
    let load: Load = tx.read(&load(person, &queued, now)).await?;
    if load.check(queued.kind, now).is_err() {
        return Ok(false);
    }
    tx.query(&insert(person, queued, now)).await?;
    Ok(true)
}

/// One's own submission of this id.
pub(super) async fn own(cx: &CommandContext<'_>, id: Uuid) -> Result<Option<QueuedSubmission>, CommandError> {
    Ok(cx.tx.read_opt(&head(id)).await?)
}

fn load(person: Uuid, queued: &Queued<'_>, now: OffsetDateTime) -> Sql {
    let is_run = queued.kind == SubmissionKind::Run;
    Sql::new(
        "select private.is_judged($2) as is_judged, private.count_waiting($1::uuid) as waiting,
             count(*) as recent, min(r.queued_at) as oldest
         from (
             select s.queued_at from public.submissions s
             where s.profile_id = $1::uuid and s.queued_at > $3::timestamptz
               and (s.kind = 'run') = $4::boolean and s.kind <> 'rejudge'
             order by s.queued_at desc limit $5::bigint) r",
    )
    .bind(person)
    .bind(queued.language)
    .bind(now - WINDOW)
    .bind(is_run)
    .bind(limit(queued.kind))
}

fn insert(person: Uuid, queued: Queued<'_>, now: OffsetDateTime) -> Sql {
    Sql::new("select private.insert_submission($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11::timestamptz)")
        .bind(queued.id)
        .bind(person)
        .bind(queued.subject.challenge())
        .bind(queued.subject.version())
        .bind(queued.subject.invitation())
        .bind(queued.subject.employer_version())
        .bind(queued.language)
        .bind(queued.source)
        .bind(queued.kind.as_str())
        .bind(queued.custom_input)
        .bind(now)
}

fn head(id: Uuid) -> Sql {
    Sql::new(
        "select s.id, s.challenge_id, s.version_id, s.invitation_id, s.kind, s.language, s.state, s.verdict,
             to_json(s.queued_at) #>> '{}' as queued_at
         from public.submissions s where s.id = $1::uuid",
    )
    .bind(id)
}

fn limit(kind: SubmissionKind) -> i64 {
    if kind == SubmissionKind::Run { MAX_RUNS } else { MAX_SUBMITS }
}

impl ChallengeRow {
    fn is(&self, queued: &Queued<'_>) -> bool {
        self.kind == queued.kind
            && self.challenge_id == queued.subject.challenge()
            && self.invitation_id == queued.subject.invitation()
            && self.employer_version_id == queued.subject.employer_version()
    }
}

impl Load {
    /// Refuses one more.
    fn check(&self, kind: SubmissionKind, now: OffsetDateTime) -> Result<(), CommandError> {
        if self.waiting >= MAX_WAITING {
            return Err(CommandError::TooManyWaiting(MAX_WAITING));
        }
        let limit = limit(kind);
        match self.oldest {
            Some(oldest) if self.recent >= limit => {
                let wait = (oldest + WINDOW - now).as_seconds_f64().ceil().max(1.0) as i64;
                Err(CommandError::RateLimited(json!({ "limit": limit, "wait": wait })))
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_submission_says_how_long_to_wait() {
        let now = OffsetDateTime::UNIX_EPOCH + Duration::days(1);
        let load = |waiting: i64, recent: i64| Load {
            is_judged: true,
            waiting,
            recent,
            oldest: Some(now - Duration::minutes(9) - Duration::milliseconds(500)),
        };
        assert!(load(19, 29).check(SubmissionKind::Submit, now).is_ok());
        assert!(load(0, 30).check(SubmissionKind::Run, now).is_ok());
        let refused = |load: Load, kind| load.check(kind, now).expect_err("is refused").details();
        assert_eq!(refused(load(20, 0), SubmissionKind::Run).as_deref(), Some(r#"{"limit":20}"#));
        assert_eq!(refused(load(0, 30), SubmissionKind::Check).as_deref(), Some(r#"{"limit":30,"wait":60}"#));
        assert_eq!(refused(load(0, 60), SubmissionKind::Run).as_deref(), Some(r#"{"limit":60,"wait":60}"#));
    }
}
