//! `get_interview_receipt`: the result of an attempt, to its owner: every point of the score with what shows it, and
//! everything that was written and said.

use super::{
    attempt::{SaidTurn, read_turns, turns},
    documents::From,
    result::{ScoredBy, Scoring},
    view::{self, DrillView, ProblemText},
};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        timestamp::Timestamp,
    },
};
use devproof_db::{FromRow, Json, Rows, Sql};
use devproof_scorer::{
    Receipt, Rubric, Seniority,
    estimates::{self, Computed},
    problem::Quantity,
};
use devproof_vocabulary::{AttemptState, ReviewState, Scorer};
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid } }

answer! {
    attempt: FinishedAttempt,
    problem: FinishedProblem,
    rubric: Rubric,
    scored_by: Option<ScoredBy>,
    receipt: Option<Receipt>,
    before: Option<Receipt>,
    review: Option<MyReview>,
    computed: Vec<Computed>,
    drills: Vec<DrillView>,
    turns: Vec<SaidTurn>,
    answer: devproof_scorer::Answer,
}

/// An attempt that is over.
#[derive(Debug, Serialize, TS)]
struct FinishedAttempt {
    id: Uuid,
    state: AttemptState,
    practice: bool,
    seniority: Seniority,
    started_at: Timestamp,
    finished_at: Option<Timestamp>,
    scored_at: Option<Timestamp>,
    /// When it was given back, because it could not be scored.
    returned_at: Option<Timestamp>,
    is_shown: bool,
}

/// What can be seen of a problem when the clock has stopped: also how large its quantities are, and why.
#[derive(Debug, Serialize, TS)]
struct FinishedProblem {
    #[serde(flatten)]
    text: ProblemText,
    quantities: Vec<Quantity>,
}

devproof_db::columns! {
    struct AttemptRow {
        state: AttemptState,
        practice: bool,
        seniority: Seniority,
        started_at: Timestamp,
        finished_at: Option<Timestamp>,
        scored_at: Option<Timestamp>,
        returned_at: Option<Timestamp>,
        is_shown: bool,
        slug: String,
        problem: String,
        rubric: String,
        answer: Json<devproof_scorer::Answer>,
    }

    /// The review that its owner requested.
    #[derive(Debug, Serialize, TS)]
    #[ts(rename = "MyInterviewReview")]
    struct MyReview {
        state: ReviewState,
        reason: String,
        asked_at: Timestamp,
        decided_at: Option<Timestamp>,
        /// The total that was there before.
        before: Option<i16>,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let id = args.p_attempt_id;
    let attempt = Sql::new(
        "select a.state, a.practice, a.seniority, a.started_at, a.finished_at, a.scored_at, a.returned_at,
             coalesce(s.is_shown, false) as is_shown, a.problem_slug as slug, a.problem_edition as problem,
             a.rubric_edition as rubric, private.interview_answer(a.id) as answer
         from public.interview_attempts a
         left join public.interview_scores s on s.attempt_id = a.id and a.state = 'scored'
         where a.id = $1",
    )
    .bind(id);
    let review = Sql::new(
        "select r.state, r.reason, r.asked_at, r.decided_at, case when r.state = 'done' then r.before end as before
         from private.my_interview_review($1) r",
    )
    .bind(id);
    let (turns, scorings) = (turns(id), Scoring::read_all(id));
    let [attempt, turns, scorings, review] = cx.tx.query_together([&attempt, &turns, &scorings, &review]).await?;
    let attempt = AttemptRow::from_row(attempt.first().ok_or(CommandError::NotFound)?)?;
    if attempt.state == AttemptState::Running {
        // What was looked for is shown when nothing can be changed any more.
        return Err(CommandError::InterviewRunning(id));
    }
    let scorings = scorings.iter().map(Scoring::from_row).collect::<Result<Vec<_>, _>>()?;
    let review = review.read_first::<MyReview>()?;
    let documents = From::Command(cx.tx);
    let (problem, rubric) = (documents.problem(&attempt.problem).await?, documents.rubric(&attempt.rubric).await?);
    let answer = attempt.answer.0;
    let scoring = scorings.iter().find(|scoring| scoring.counts);
    let is_reviewed = review.as_ref().is_some_and(|review| review.state == ReviewState::Done);
    let before = scorings.iter().rfind(|scoring| is_reviewed && scoring.kind != Scorer::Person);
    Ok(Answer {
        attempt: FinishedAttempt {
            id,
            state: attempt.state,
            practice: attempt.practice,
            seniority: attempt.seniority,
            started_at: attempt.started_at,
            finished_at: attempt.finished_at,
            scored_at: attempt.scored_at,
            returned_at: attempt.returned_at,
            is_shown: attempt.is_shown,
        },
        problem: FinishedProblem {
            text: view::problem_text(&problem, attempt.slug),
            quantities: problem.quantities.clone(),
        },
        rubric: (*rubric).clone(),
        scored_by: scoring.map(Scoring::scored_by),
        receipt: scoring.map(|scoring| scoring.receipt(&problem, &rubric, &answer)),
        before: before.map(|scoring| scoring.receipt(&problem, &rubric, &answer)),
        review,
        computed: estimates::rows(&answer.estimates, &problem),
        drills: view::drills(&problem, &answer),
        turns: read_turns(&turns)?,
        answer,
    })
}
