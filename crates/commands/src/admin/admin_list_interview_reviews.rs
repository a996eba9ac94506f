//! `admin_list_interview_reviews`: reviews of interviews that people requested, oldest first. Blind: no name, and of those
//! that wait no number.

use super::Entry;
use crate::{
    CommandError,
    interview::ProblemName,
    rpc::{arguments::arguments, context::CommandContext, timestamp::Timestamp},
};
use devproof_db::{FromRow, Sql};
use devproof_vocabulary::{InterviewSeniority, ReviewState};
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

/// Reviews that are listed.
const MOST: i32 = 200;

arguments! {
    required { p_reason: String }
    optional { p_state: ReviewState }
}

/// A review in the list.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "InterviewReviewLine")]
pub(crate) struct ReviewLine {
    id: Uuid,
    state: ReviewState,
    reason: String,
    asked_at: Timestamp,
    decided_at: Option<Timestamp>,
    seniority: InterviewSeniority,
    problem: ProblemName,
    before: Option<i16>,
    after: Option<i16>,
}

devproof_db::columns! {
    struct ReviewRow {
        id: Uuid,
        state: ReviewState,
        reason: String,
        asked_at: Timestamp,
        decided_at: Option<Timestamp>,
        seniority: InterviewSeniority,
        slug: String,
        title: String,
        before: Option<i16>,
        after: Option<i16>,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Vec<ReviewLine>, CommandError> {
    let sql = Sql::new(
        "select r.id, r.state, r.reason, r.asked_at, r.decided_at, r.seniority, r.slug, r.title, r.before, r.after
         from private.staff_interview_reviews($1, $2::integer) r",
    )
    .bind(args.p_state.map(ReviewState::as_str))
    .bind(MOST);
    let line = |row: ReviewRow| ReviewLine {
        id: row.id,
        state: row.state,
        reason: row.reason,
        asked_at: row.asked_at,
        decided_at: row.decided_at,
        seniority: row.seniority,
        problem: ProblemName { slug: row.slug, title: row.title },
        before: row.before,
        after: row.after,
    };
    let rows = cx
        .staff_for(&args.p_reason)?
        .act(Entry::new("interview.list_reviews", "interview_review", None), &sql)
        .await?;
    Ok(rows.iter().map(ReviewRow::from_row).map(|row| row.map(line)).collect::<Result<_, _>>()?)
}
