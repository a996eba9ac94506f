//! An attempt as its room shows it.

use super::attempt::{Attempt, SaidTurn};
use crate::{
    CommandError,
    rpc::{context::CommandContext, timestamp::Timestamp},
};
use devproof_scorer::{
    Answer, Failure, Phase, Problem, Seniority,
    drill::{self, Effect},
    estimates::{self, Computed},
    problem::{FlowKind, Unit},
    rubric::PhaseRow,
};
use devproof_vocabulary::AttemptState;
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;
use uuid::Uuid;

/// Everything: the problem, what was answered so far, what was said, what can be broken.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "InterviewRoom")]
pub(crate) struct Room {
    attempt: RoomAttempt,
    problem: RoomProblem,
    phases: Vec<PhaseRow>,
    computed: Vec<Computed>,
    drill: Drills,
    answer: Answer,
    turns: Vec<SaidTurn>,
}

/// The attempt itself.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "InterviewRoomAttempt")]
struct RoomAttempt {
    id: Uuid,
    state: AttemptState,
    practice: bool,
    seniority: Seniority,
    phase: Phase,
    started_at: Timestamp,
    ends_at: Timestamp,
    /// The server's clock at this answer.
    now: Timestamp,
    /// By part.
    revisions: BTreeMap<String, i32>,
}

/// The drills of an attempt.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "InterviewDrills")]
struct Drills {
    /// Whether something can be broken now.
    next: bool,
    done: Vec<DrillView>,
}

/// A drill with what it broke, and what is still broken after its fix.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "InterviewDrill")]
pub(crate) struct DrillView {
    failure: Failure,
    effect: Effect,
    mend: Option<String>,
    effect_after: Option<Effect>,
}

/// What a problem says to the candidate at any time.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "InterviewProblem")]
pub(crate) struct ProblemText {
    slug: String,
    title: String,
    summary: String,
    /// Markdown.
    statement: String,
    tags: Vec<String>,
    flows: Vec<ProblemFlow>,
}

/// Something that the system has to do.
#[derive(Debug, Serialize, TS)]
struct ProblemFlow {
    id: String,
    title: String,
    kind: FlowKind,
}

/// What the candidate can see of a problem while the clock runs: never checks, facts or ranges.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "InterviewRoomProblem")]
pub(crate) struct RoomProblem {
    #[serde(flatten)]
    text: ProblemText,
    quantities: Vec<QuantityName>,
}

/// A quantity to be estimated.
#[derive(Debug, Serialize, TS)]
struct QuantityName {
    id: String,
    title: String,
    unit: Unit,
}

/// The attempt as its room shows it.
pub(super) async fn room(cx: &CommandContext<'_>, attempt: Attempt) -> Result<Room, CommandError> {
    let problem = attempt.problem(cx).await?;
    let rubric = attempt.rubric(cx).await?;
    let Attempt { head, answer, turns } = attempt;
    Ok(Room {
        attempt: RoomAttempt {
            id: head.id,
            state: head.state,
            practice: head.practice,
            seniority: head.seniority,
            phase: head.phase,
            started_at: head.started_at,
            ends_at: head.ends_at,
            now: Timestamp(cx.now),
            revisions: head.revisions.0,
        },
        problem: room_problem(&problem, head.slug),
        phases: rubric.phases.clone(),
        computed: estimates::rows(&answer.estimates, &problem),
        drill: Drills { next: next_drill(&problem, &answer).is_some(), done: drills(&problem, &answer) },
        answer,
        turns,
    })
}

/// What the candidate can see of a problem while the clock runs.
pub(super) fn room_problem(problem: &Problem, slug: String) -> RoomProblem {
    let quantity = |one: &devproof_scorer::problem::Quantity| QuantityName {
        id: one.id.clone(),
        title: one.title.clone(),
        unit: one.unit,
    };
    RoomProblem { text: problem_text(problem, slug), quantities: problem.quantities.iter().map(quantity).collect() }
}

/// What a problem says to the candidate at any time.
pub(super) fn problem_text(problem: &Problem, slug: String) -> ProblemText {
    let flow = |one: &devproof_scorer::problem::Flow| ProblemFlow {
        id: one.id.clone(),
        title: one.title.clone(),
        kind: one.kind,
    };
    ProblemText {
        slug,
        title: problem.title.clone(),
        summary: problem.summary.clone(),
        statement: problem.statement.clone(),
        tags: problem.tags.clone(),
        flows: problem.flows.iter().map(flow).collect(),
    }
}

/// The failure that can be tried now: one at a time, the last one fixed.
pub(super) fn next_drill(problem: &Problem, answer: &Answer) -> Option<Failure> {
    if answer.drills.last().is_some_and(|last| last.mend.is_none()) {
        return None;
    }
    drill::next(problem, answer)
}

/// Every drill with what it broke, and what is still broken after its fix.
pub(super) fn drills(problem: &Problem, answer: &Answer) -> Vec<DrillView> {
    let shown = |(place, done): (usize, &devproof_scorer::Drill)| {
        let after = || drill::effect_after(problem, done, drill::board_after(answer, place), &answer.estimates);
        DrillView {
            failure: done.failure.clone(),
            effect: drill::effect(problem, &done.board, &answer.estimates, &done.failure),
            mend: done.mend.clone(),
            effect_after: done.mend.is_some().then(after),
        }
    };
    answer.drills.iter().enumerate().map(shown).collect()
}
