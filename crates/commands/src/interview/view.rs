//! An attempt as its room shows it.

use super::case::Case;
use crate::{CommandError, command::Cx};
use devproof_scorer::{Answer, Failure, Problem, drill, estimates};
use serde_json::{Value, json};
use time::format_description::well_known::Rfc3339;

/// Everything: what is asked, what was answered so far, what was said, what can be broken.
pub(super) async fn interview(cx: &Cx<'_>, case: Case) -> Result<Value, CommandError> {
    let problem = case.problem(cx).await?;
    let rubric = case.rubric(cx).await?;
    Ok(json!({
        "attempt": {
            "id": case.id, "state": case.state, "practice": case.practice, "seniority": case.seniority,
            "phase": case.phase, "started_at": case.started_at, "ends_at": case.ends_at,
            "now": cx.now.format(&Rfc3339).unwrap_or_default(), "revisions": case.revisions,
        },
        "problem": public(&problem, &case.slug),
        "phases": rubric.phases,
        "computed": estimates::rows(&case.answer.estimates, &problem),
        "drill": { "next": next_drill(&problem, &case.answer).is_some(), "done": drills(&problem, &case.answer) },
        "answer": case.answer,
        "turns": case.turns,
    }))
}

/// What the candidate may see of a problem while the clock runs.
pub(super) fn public(problem: &Problem, slug: &str) -> Value {
    let mut public = problem.public();
    public["slug"] = json!(slug);
    public
}

/// The failure that can be tried now: one at a time, the last one mended.
pub(super) fn next_drill(problem: &Problem, answer: &Answer) -> Option<Failure> {
    if answer.drills.last().is_some_and(|last| last.mend.is_none()) {
        return None;
    }
    drill::next(problem, answer)
}

/// Every drill with what it broke, and what is still broken after its mend.
pub(super) fn drills(problem: &Problem, answer: &Answer) -> Value {
    let shown = |(place, done): (usize, &devproof_scorer::Drill)| {
        let after = done
            .mend
            .is_some()
            .then(|| drill::effect_after(problem, done, drill::board_after(answer, place), &answer.estimates));
        json!({
            "failure": done.failure,
            "effect": drill::effect(problem, &done.board, &answer.estimates, &done.failure),
            "mend": done.mend, "effect_after": after,
        })
    };
    answer.drills.iter().enumerate().map(shown).collect()
}
