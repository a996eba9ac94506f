//! `get_interview_lobby`: the page before an interview. Who scores, by which rubric, what is left of the month, and what was
//! done so far.

use super::{attempt::is_past, documents::From, editions::Editions, quota::InterviewQuota, result::ScoredBy};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        rows,
        timestamp::Timestamp,
    },
};
use devproof_db::{FromRow, Sql};
use devproof_scorer::{Rubric, SCORER_VERSION};
use devproof_vocabulary::{AttemptState, InterviewSeniority, ReviewState, ScoreChoice, Scorer};
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

/// Attempts that are listed, newest first.
const MOST: i32 = 100;

arguments! {}

answer! {
    may_start: bool,
    why_not: Option<WhyNot>,
    practice: bool,
    limit: i32,
    used: i32,
    resets_at: Timestamp,
    running: Option<RunningAttempt>,
    attempts: Vec<AttemptLine>,
    choice: ScoreChoice,
    rubric: Rubric,
    scored_by: ScoredBy,
    problems: i32,
}

/// Why no interview can be started.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "WhyNoInterview")]
enum WhyNot {
    /// One is in progress.
    Running,
    /// There is no problem.
    NoInterview,
    LimitReached,
}

/// A problem by name.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(rename = "InterviewProblemName")]
pub(crate) struct ProblemName {
    pub(crate) slug: String,
    pub(crate) title: String,
}

/// The attempt that is in progress.
#[derive(Debug, Serialize, TS)]
struct RunningAttempt {
    id: Uuid,
    problem: ProblemName,
    ends_at: Timestamp,
}

/// What the history says of an attempt.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "InterviewLine")]
struct AttemptLine {
    id: Uuid,
    problem: ProblemName,
    seniority: InterviewSeniority,
    state: AttemptState,
    practice: bool,
    started_at: Timestamp,
    finished_at: Option<Timestamp>,
    total: Option<i16>,
    is_shown: bool,
    review: Option<ReviewState>,
}

devproof_db::columns! {
    struct AttemptRow {
        id: Uuid,
        slug: String,
        title: String,
        seniority: InterviewSeniority,
        state: AttemptState,
        practice: bool,
        started_at: Timestamp,
        ends_at: Timestamp,
        finished_at: Option<Timestamp>,
        total: Option<i16>,
        is_shown: bool,
        review: Option<ReviewState>,
    }

    struct Facts {
        problems: i32,
        choice: ScoreChoice,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, _args: Args) -> Result<Answer, CommandError> {
    let attempts = Sql::new(
        "select a.id, a.slug, a.title, a.seniority, a.state, a.practice, a.started_at, a.ends_at, a.finished_at,
             a.total, a.is_shown, a.review
         from private.my_interviews($1::integer) a",
    )
    .bind(MOST);
    let facts = Sql::new(
        "select (select count(*)::integer from private.current_interview_problems()) as problems,
             private.interview_choice($1) as choice",
    )
    .bind(cx.user_id);
    let (usage, editions) = (InterviewQuota::usage(cx), Editions::read());
    let [usage, editions, attempts, facts] = cx.tx.query_together([&usage, &editions, &attempts, &facts]).await?;
    let quota = InterviewQuota::of(cx, &usage)?;
    let attempts = attempts.iter().map(AttemptRow::from_row).collect::<Result<Vec<_>, _>>()?;
    let Facts { problems, choice } = rows::row(&facts)?;
    let rubric = Editions::of(&editions)?.rubric.ok_or(CommandError::NoInterview)?;
    let rubric = From::Command(cx.tx).rubric(&rubric).await?;
    // The newest comes first, and an attempt that runs is the newest.
    let runs = |one: &&AttemptRow| one.state == AttemptState::Running && !is_past(one.ends_at, cx.now);
    let running = attempts.iter().find(runs).map(|one| RunningAttempt {
        id: one.id,
        problem: ProblemName { slug: one.slug.clone(), title: one.title.clone() },
        ends_at: one.ends_at,
    });
    let why_not = if running.is_some() {
        Some(WhyNot::Running)
    } else if problems == 0 {
        Some(WhyNot::NoInterview)
    } else {
        quota.is_used_up().then_some(WhyNot::LimitReached)
    };
    let model = cx.settings.external.llm_grader.as_ref().map(|llm_grader| llm_grader.model().to_owned());
    let kind = if model.is_some() { Scorer::Model } else { Scorer::Rules };
    Ok(Answer {
        may_start: why_not.is_none(),
        why_not,
        practice: quota.practice,
        limit: quota.limit,
        used: quota.used,
        resets_at: quota.resets_at,
        running,
        attempts: attempts.into_iter().map(AttemptLine::from).collect(),
        choice,
        rubric: (*rubric).clone(),
        scored_by: ScoredBy { kind, model, version: SCORER_VERSION },
        problems,
    })
}

impl std::convert::From<AttemptRow> for AttemptLine {
    fn from(row: AttemptRow) -> Self {
        Self {
            id: row.id,
            problem: ProblemName { slug: row.slug, title: row.title },
            seniority: row.seniority,
            state: row.state,
            practice: row.practice,
            started_at: row.started_at,
            finished_at: row.finished_at,
            total: row.total,
            is_shown: row.is_shown,
            review: row.review,
        }
    }
}
