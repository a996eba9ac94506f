//! `admin_list_unscored_interviews`: interviews that could not be scored, and those that wait for their score.

use super::Entry;
use crate::{
    CommandError,
    interview::ProblemName,
    rpc::{arguments::arguments, context::CommandContext, timestamp::Timestamp},
};
use devproof_db::{FromRow, Sql};
use devproof_vocabulary::{AttemptState, InterviewSeniority};
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

/// Attempts that are listed.
const MOST: i32 = 200;

arguments! { required { p_reason: String } }

/// An attempt in the list.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "UnscoredInterview")]
pub(crate) struct UnscoredLine {
    id: Uuid,
    state: AttemptState,
    practice: bool,
    seniority: InterviewSeniority,
    problem: ProblemName,
    finished_at: Timestamp,
    scoring_at: Timestamp,
    returned_at: Option<Timestamp>,
    /// Answers of a model that are kept of it.
    answers: i64,
    last_error: Option<String>,
}

devproof_db::columns! {
    struct UnscoredRow {
        id: Uuid,
        state: AttemptState,
        practice: bool,
        seniority: InterviewSeniority,
        slug: String,
        title: String,
        finished_at: Timestamp,
        scoring_at: Timestamp,
        returned_at: Option<Timestamp>,
        answers: i64,
        last_error: Option<String>,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Vec<UnscoredLine>, CommandError> {
    let sql = Sql::new(
        "select a.id, a.state, a.practice, a.seniority, a.slug, a.title, a.finished_at, a.scoring_at, a.returned_at,
             a.answers, a.last_error
         from private.staff_unscored_interviews($1::integer) a",
    )
    .bind(MOST);
    let line = |row: UnscoredRow| UnscoredLine {
        id: row.id,
        state: row.state,
        practice: row.practice,
        seniority: row.seniority,
        problem: ProblemName { slug: row.slug, title: row.title },
        finished_at: row.finished_at,
        scoring_at: row.scoring_at,
        returned_at: row.returned_at,
        answers: row.answers,
        last_error: row.last_error,
    };
    let rows = cx
        .staff_for(&args.p_reason)?
        .act(Entry::new("interview.list_unscored", "interview_attempt", None), &sql)
        .await?;
    Ok(rows.iter().map(UnscoredRow::from_row).map(|row| row.map(line)).collect::<Result<_, _>>()?)
}
