//! An attempt as its room shows it.

use super::case::Case;
use crate::{CommandError, command::Cx};
use devproof_scorer::{EstimateRow, Problem};
use serde_json::{Value, json};
use time::format_description::well_known::Rfc3339;

/// Everything: what is asked, what was answered so far, what was said, what can be broken.
pub(super) async fn interview(cx: &Cx<'_>, case: Case) -> Result<Value, CommandError> {
    let problem = case.problem(cx).await?;
    let rubric = case.rubric(cx).await?;
    let mut public = problem.public();
    public["slug"] = json!(case.slug);
    Ok(json!({
        "attempt": {
            "id": case.id, "state": case.state, "practice": case.practice, "seniority": case.seniority,
            "phase": case.phase, "started_at": case.started_at, "ends_at": case.ends_at,
            "now": cx.now.format(&Rfc3339).unwrap_or_default(), "revisions": case.revisions,
        },
        "problem": public,
        "phases": rubric.phases,
        "computed": computed(&problem, case.answer.estimates.clone()),
        "drill": { "next": false, "done": [] },
        "answer": case.answer,
        "turns": case.turns,
    }))
}

/// What the formulas of the rows come to.
pub(super) fn computed(_problem: &Problem, _rows: Vec<EstimateRow>) -> Value {
    json!([])
}
