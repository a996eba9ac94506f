//! The end of invitations whose time is over. No command: no one asks for it, the clock does.

use super::answer;
use crate::mail;
use devproof_db::{Access, Actor, Db, DbError, FromRow, Settings, Sql, Tx, columns};
use devproof_vocabulary::InvitationStatus;
use serde_json::Value;
use time::OffsetDateTime;
use uuid::Uuid;

/// Invitations that are looked for at a time.
const BATCH: usize = 50;

columns! {
    /// An invitation whose time is over.
    struct Due {
        id: Uuid,
        candidate_profile_id: Uuid,
    }

    /// The same, held.
    struct InvitationRow {
        status: InvitationStatus,
        ended_at: OffsetDateTime,
    }

    struct AnswerRow {
        kind: String,
        answer: Option<Value>,
    }
}

/// Ends every invitation whose time is over at `now`: what was started is handed in as it was saved, the rest expires. Each
/// in a transaction of its own; how many it ended. Several nodes may do this at once: an invitation that someone holds at
/// this moment is left to the next call.
///
/// # Errors
/// PostgreSQL's error; what was ended before it stays ended.
pub async fn end_invitations(db: &Db, now: OffsetDateTime) -> Result<usize, DbError> {
    let due = Sql::new(
        "select i.id, i.candidate_profile_id from public.challenge_invitations i
         where i.status in ('sent', 'opened', 'started') and coalesce(i.ends_at, i.expires_at) <= $1::timestamptz
         order by coalesce(i.ends_at, i.expires_at) limit $2::bigint",
    )
    .bind(now)
    .bind(BATCH);
    let mut ended = 0;
    loop {
        let rows = db.run(Actor::Service, Access::ReadOnly, &Settings::default(), &due).await?;
        let mut in_batch = 0;
        for row in &rows {
            in_batch += usize::from(end(db, &Due::from_row(row)?, now).await?);
        }
        ended += in_batch;
        if in_batch < BATCH {
            return Ok(ended);
        }
    }
}

async fn end(db: &Db, due: &Due, now: OffsetDateTime) -> Result<bool, DbError> {
    let tx = db.begin(Actor::Service).await?;
    let Some((held, saved)) = hold(&tx, due, now).await? else {
        tx.rollback().await?;
        return Ok(false);
    };
    let what = match saved.answer {
        Some(answer) if held.status == InvitationStatus::Started => {
            let update = Sql::new(
                "update public.challenge_invitations i set status = 'submitted', submitted_at = $2::timestamptz
                 where i.id = $1::uuid",
            );
            tx.execute(&update.bind(due.id).bind(held.ended_at)).await?;
            let program = answer::program_of(&saved.kind, &answer);
            if !answer::judge_for(&tx, due.candidate_profile_id, due.id, program, now).await? {
                // The judge's queue takes no more of this person for now: a minute later it does.
                tx.rollback().await?;
                return Ok(false);
            }
            "time_over"
        }
        _ => {
            let update =
                Sql::new("update public.challenge_invitations i set status = 'expired' where i.id = $1::uuid");
            tx.execute(&update.bind(due.id)).await?;
            "expired"
        }
    };
    mail::challenge_ended(&tx, due.id, what).await?;
    tx.commit().await?;
    Ok(true)
}

/// Holds the candidate and then the invitation, as commands do, and reads what was saved.
async fn hold(tx: &Tx, due: &Due, now: OffsetDateTime) -> Result<Option<(InvitationRow, AnswerRow)>, DbError> {
    let person = Sql::new("select p.id from public.profiles p where p.id = $1::uuid for no key update");
    let held = Sql::new(
        "select i.status, coalesce(i.ends_at, i.expires_at) as ended_at from public.challenge_invitations i
         where i.id = $1::uuid and i.status in ('sent', 'opened', 'started')
           and coalesce(i.ends_at, i.expires_at) <= $2::timestamptz
         for no key update skip locked",
    )
    .bind(due.id)
    .bind(now);
    let saved = Sql::new(
        "select v.document ->> 'kind' as kind, private.invitation_answer(i.id) as answer
         from public.challenge_invitations i join public.employer_challenge_versions v on v.id = i.version_id
         where i.id = $1::uuid",
    )
    .bind(due.id);
    let [_, held, saved] = tx.query_together([&person.bind(due.candidate_profile_id), &held, &saved]).await?;
    let (Some(held), Some(saved)) = (held.first(), saved.first()) else { return Ok(None) };
    Ok(Some((InvitationRow::from_row(held)?, AnswerRow::from_row(saved)?)))
}
