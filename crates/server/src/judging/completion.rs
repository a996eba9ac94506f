//! Whether someone has completed a challenge: the one place that says so. They have while an answer of theirs is
//! accepted by the tests as they are now. A completion by earlier tests stays until its own answer has failed the newer
//! ones. The rank follows from the number of completions, by a trigger.

use devproof_db::{DbError, Rows, Sql, Tx, columns};
use devproof_vocabulary::Language;
use time::OffsetDateTime;
use uuid::Uuid;

columns! {
    /// An answer that the current tests accept, with the time of the submission that it repeats.
    struct Accepted {
        id: Uuid,
        language: Language,
        answered_at: OffsetDateTime,
        first_answered_at: Option<OffsetDateTime>,
    }
}

/// Brings the completion up to date with the verdicts, and gives the current version of the challenge. The caller holds the
/// person.
pub(super) async fn settle(tx: &Tx, person: Uuid, challenge: Uuid) -> Result<Option<Uuid>, DbError> {
    // Held, so that another version comes before this verdict or sees it.
    let current = Sql::new(
        "select c.current_version_id as version_id from public.challenges c where c.id = $1::uuid for no key update",
    )
    .bind(challenge);
    let accepted = Sql::new(
        "select s.id, s.language, o.queued_at as answered_at, (
             select min(f.queued_at) from public.submissions f
             where f.profile_id = $1::uuid and f.challenge_id = $2::uuid and f.kind = 'submit' and f.verdict = 'accepted')
             as first_answered_at
         from public.submissions s
         join public.challenges c on c.id = s.challenge_id and c.current_version_id = s.version_id
         join public.submissions o on o.id = coalesce(s.original_id, s.id)
         where s.profile_id = $1::uuid and s.challenge_id = $2::uuid
           and s.kind in ('submit', 'rejudge') and s.verdict = 'accepted'
         order by o.queued_at, s.queued_at, s.id limit 1",
    )
    .bind(person)
    .bind(challenge);
    let [current, accepted] = tx.query_together([&current, &accepted]).await?;
    let current: Option<Uuid> = current.first().map_or(Ok(None), |row| row.only())?;
    match accepted.read_first::<Accepted>()? {
        Some(accepted) => complete(tx, person, challenge, current, &accepted).await?,
        None => forget(tx, person, challenge, current).await?,
    }
    Ok(current)
}

async fn complete(
    tx: &Tx,
    person: Uuid,
    challenge: Uuid,
    version: Option<Uuid>,
    accepted: &Accepted,
) -> Result<(), DbError> {
    let sql = Sql::new(
        "insert into public.challenge_completions as c
             (challenge_id, profile_id, completed_at, first_completed_at, submission_id, version_id, language)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (profile_id, challenge_id) do update
         set completed_at = excluded.completed_at, submission_id = excluded.submission_id,
             version_id = excluded.version_id, language = excluded.language
         where c.submission_id is distinct from excluded.submission_id",
    )
    .bind(challenge)
    .bind(person)
    .bind(accepted.answered_at)
    .bind(accepted.first_answered_at.unwrap_or(accepted.answered_at))
    .bind(accepted.id)
    .bind(version)
    .bind(accepted.language.as_str());
    tx.execute(&sql).await.map(drop)
}

/// Takes away a completion by earlier tests whose own answer the current ones have judged, and not accepted.
async fn forget(tx: &Tx, person: Uuid, challenge: Uuid, version: Option<Uuid>) -> Result<(), DbError> {
    let sql = Sql::new(
        "delete from public.challenge_completions c
         where c.profile_id = $1::uuid and c.challenge_id = $2::uuid and c.version_id is distinct from $3::uuid
           and exists (
               select from public.submissions r
               where r.profile_id = $1::uuid and r.challenge_id = $2::uuid and r.kind = 'rejudge'
                 and r.version_id = $3::uuid and r.state = 'done' and r.verdict <> 'internal_error'
                 and r.original_id = coalesce((
                     select coalesce(o.original_id, o.id) from public.submissions o where o.id = c.submission_id),
                     r.original_id))",
    )
    .bind(person)
    .bind(challenge)
    .bind(version);
    tx.execute(&sql).await.map(drop)
}
