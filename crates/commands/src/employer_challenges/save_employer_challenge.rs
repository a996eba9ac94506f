//! `save_employer_challenge`: makes a draft, or changes a challenge. What was published and sent stays as it was.
//!
//! A document that lacks something is kept; the answer says what, with JSON pointers, and publishing asks for it.

use super::document::{Challenge, head, problems};
use crate::{
    CommandError, Problem,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::{EmployerChallengeStatus, Permission};
use serde_json::Value;
use time::{OffsetDateTime, format_description::well_known::Rfc3339};
use uuid::Uuid;

/// Challenges of one company.
const MOST: i64 = 500;

arguments! {
    required { p_document: Value }
    optional { p_id: Uuid, p_revision: i32, p_time_limit_minutes: i64, p_expires_at: String }
}

answer! {
    id: Uuid,
    revision: i32,
    status: EmployerChallengeStatus,
    is_changed: bool,
    /// What keeps the document from being published.
    problems: Vec<Problem>,
}

columns! {
    struct ChallengeRow {
        revision: i32,
        status: EmployerChallengeStatus,
        is_changed: bool,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let limit = check.range("p_time_limit_minutes", args.p_time_limit_minutes, 5, 10_080);
    let expires_at = args.p_expires_at.as_deref().map(|text| OffsetDateTime::parse(text, &Rfc3339).ok());
    if expires_at == Some(None) {
        check.problem("p_expires_at", "must be a time as in RFC 3339, like 2027-01-31T18:00:00Z");
    }
    check.finish()?;
    let expires_at = expires_at.flatten();
    let head = head(&args.p_document)?;
    let company = cx.member_with(Permission::ManageChallenges).await?;
    let (id, sql) = match args.p_id {
        None => {
            let count = Sql::new("select count(*) from public.employer_challenges e where e.company_id = $1::uuid");
            if cx.tx.value::<i64>(&count.bind(company)).await? >= MOST {
                return Err(CommandError::TooMany(format!(
                    "You've reached the limit of {MOST} challenges. Delete one first."
                )));
            }
            let id = Uuid::new_v4();
            let insert = Sql::new(
                "insert into public.employer_challenges
                     (id, title, kind, document, time_limit_minutes, expires_at, updated_at, company_id, created_by, created_at)
                 values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9, $7) returning revision, status, is_changed",
            );
            (id, insert)
        }
        Some(id) => {
            let held = Challenge::hold(cx, id).await?;
            if args.p_revision.is_some_and(|seen| seen != held.revision) {
                return Err(CommandError::VersionConflict(held.revision.into()));
            }
            let update = Sql::new(
                "update public.employer_challenges e
                 set title = $2, kind = $3, is_changed = e.is_changed or e.document <> $4::jsonb
                         or e.time_limit_minutes is distinct from $5::integer,
                     document = $4::jsonb, time_limit_minutes = $5, expires_at = $6, updated_at = $7,
                     revision = e.revision + 1
                 where e.id = $1::uuid and e.company_id = $8::uuid and $9::uuid is not null
                 returning e.revision, e.status, e.is_changed",
            );
            (id, update)
        }
    };
    let sql = sql
        .bind(id)
        .bind(&head.title)
        .bind(head.kind.as_str())
        .bind(&args.p_document)
        .bind(limit)
        .bind(expires_at)
        .bind(cx.now)
        .bind(company)
        .bind(cx.user_id);
    let ChallengeRow { revision, status, is_changed } = cx.tx.read_opt(&sql).await?.ok_or(CommandError::NotFound)?;
    Ok(Answer { id, revision, status, is_changed, problems: problems(&args.p_document) })
}
