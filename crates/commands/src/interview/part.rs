//! The parts of an answer that are saved by themselves, and what each may hold.

use super::attempt::Attempt;
use crate::{
    CommandError, Problem,
    rpc::{arguments::decode, check::Check},
};
use devproof_scorer::{
    Board, EstimateRow, Phase,
    answer::{MAX_ESTIMATES, MAX_FORMULA, MAX_NOTE},
};
use serde_json::{Value as Json, json};
use std::collections::HashSet;

/// Longest name of a row of estimates, in characters.
const MAX_LABEL: usize = 120;
/// Longest id inside a part, in bytes.
const MAX_ID: usize = 40;

/// Which part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    Board,
    Estimates,
    /// Where the candidate is: phases guide and never lock.
    Phase,
    Notes(Phase),
}

/// What a part holds.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Value {
    Board(Board),
    Estimates(Vec<EstimateRow>),
    Phase(Phase),
    Notes(Phase, String),
}

impl Value {
    /// As it is sent.
    pub(super) fn to_json(&self) -> Json {
        match self {
            Self::Board(board) => json!(board),
            Self::Estimates(rows) => json!(rows),
            Self::Phase(phase) => json!(phase),
            Self::Notes(_, text) => json!(text),
        }
    }
}

impl Part {
    /// By its name: `board`, `estimates`, `phase`, `notes.PHASE`.
    pub(super) fn named(name: &str) -> Result<Self, CommandError> {
        match name {
            "board" => Ok(Self::Board),
            "estimates" => Ok(Self::Estimates),
            "phase" => Ok(Self::Phase),
            _ => name
                .strip_prefix("notes.")
                .and_then(|phase| phase.parse().ok())
                .map(Self::Notes)
                .ok_or_else(|| CommandError::invalid("/p_part", "must be board, estimates, phase or notes.PHASE")),
        }
    }

    /// A value as it is stored; refused with the places of everything that is wrong.
    pub(super) fn checked(self, value: Json) -> Result<Value, CommandError> {
        match self {
            Self::Board => board(value).map(Value::Board),
            Self::Estimates => estimates(value).map(Value::Estimates),
            Self::Phase => decode("/p_value", value).map(Value::Phase),
            Self::Notes(phase) => {
                let text: String = decode("/p_value", value)?;
                let mut check = Check::at("");
                text_fits(&mut check, "p_value", &text, MAX_NOTE);
                check.finish()?;
                Ok(Value::Notes(phase, text))
            }
        }
    }

    /// What it holds in an attempt now.
    pub(super) fn of(self, attempt: &Attempt) -> Value {
        let answer = &attempt.answer;
        match self {
            Self::Board => Value::Board(answer.board.clone()),
            Self::Estimates => Value::Estimates(answer.estimates.clone()),
            Self::Phase => Value::Phase(attempt.head.phase),
            Self::Notes(phase) => Value::Notes(phase, answer.notes.of(phase).to_owned()),
        }
    }
}

/// As it was typed, spaces at the end among it: a save must not move someone's cursor.
fn text_fits(check: &mut Check, field: &str, text: &str, most: usize) {
    check.optional_text(field, Some(text.to_owned()), most);
}

fn board(value: Json) -> Result<Board, CommandError> {
    let board: Board = decode("/p_value", value)?;
    let faults = board.check();
    if faults.is_empty() {
        return Ok(board);
    }
    let problem = |fault: devproof_scorer::Fault| Problem::new(format!("/p_value{}", fault.pointer), fault.message);
    Err(CommandError::InvalidInput(faults.into_iter().map(problem).collect()))
}

fn estimates(value: Json) -> Result<Vec<EstimateRow>, CommandError> {
    let rows: Vec<EstimateRow> = decode("/p_value", value)?;
    let mut check = Check::at("");
    if rows.len() > MAX_ESTIMATES {
        check.problem("p_value", format!("must have at most {MAX_ESTIMATES} rows (has {})", rows.len()));
    }
    let mut ids = HashSet::new();
    for (place, row) in rows.iter().enumerate().take(MAX_ESTIMATES) {
        let at = format!("p_value/{place}");
        let names = [("id", Some(&row.id)), ("quantity", row.quantity.as_ref())];
        for (field, name) in names {
            if name.is_some_and(|name| !(1..=MAX_ID).contains(&name.len()) || name.chars().any(char::is_control)) {
                check.problem(&format!("{at}/{field}"), format!("must be a name of 1 to {MAX_ID} characters"));
            }
        }
        if !ids.insert(row.id.as_str()) {
            check.problem(&format!("{at}/id"), "is listed twice");
        }
        text_fits(&mut check, &format!("{at}/label"), &row.label, MAX_LABEL);
        text_fits(&mut check, &format!("{at}/formula"), &row.formula, MAX_FORMULA);
    }
    check.finish()?;
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pointers(part: &str, value: Json) -> Vec<String> {
        match Part::named(part).and_then(|part| part.checked(value)) {
            Ok(_) => Vec::new(),
            Err(CommandError::InvalidInput(problems)) => {
                problems.into_iter().map(|problem| problem.pointer).collect()
            }
            Err(error) => vec![error.code().to_owned()],
        }
    }

    #[test]
    fn parts_hold_what_they_are_for() {
        assert_eq!(pointers("notes.deep_dive", json!("Keep two copies. ")), [""; 0]);
        assert_eq!(pointers("phase", json!("architecture")), [""; 0]);
        assert_eq!(pointers("estimates", json!([{ "id": "a", "formula": "2 * 3" }])), [""; 0]);
        assert_eq!(pointers("board", json!({ "nodes": [], "edges": [] })), [""; 0]);
        assert_eq!(pointers("title", json!("x")), ["/p_part"]);
        assert_eq!(pointers("notes.title", json!("x")), ["/p_part"]);
        assert_eq!(pointers("notes.requirements", json!("a\u{0}b")), ["/p_value"]);
        assert_eq!(pointers("notes.requirements", json!("x".repeat(MAX_NOTE + 1))), ["/p_value"]);
        assert_eq!(pointers("phase", json!("lunch")), ["/p_value"]);
        let twice = json!([{ "id": "a" }, { "id": "a", "formula": "x".repeat(MAX_FORMULA + 1) }]);
        assert_eq!(pointers("estimates", twice), ["/p_value/1/id", "/p_value/1/formula"]);
        let many: Vec<Json> = (0..=MAX_ESTIMATES).map(|n| json!({ "id": n.to_string() })).collect();
        assert_eq!(pointers("estimates", json!(many)), ["/p_value"]);
        let node = json!({ "id": "", "kind": "client", "label": "x", "x": 0, "y": 0 });
        assert_eq!(pointers("board", json!({ "nodes": [node], "edges": [] })), ["/p_value/nodes/0/id"]);
    }
}
