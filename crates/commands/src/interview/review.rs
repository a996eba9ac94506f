//! A person's look at an attempt: blind, and by the same closed checks that the machine was asked.

use super::{case::decode, documents::From, result, view};
use crate::{CommandError, arguments::decode as arguments, check::Check, command::Cx};
use devproof_db::Sql;
use devproof_scorer::{
    Answer, Evidence, Finding, Judge, Phase, Place, Problem, Rubric, Seniority,
    check::{By, Check as Asked},
    estimates,
};
use serde::Deserialize;
use serde_json::{Value, json};
use std::{collections::BTreeMap, sync::Arc};
use uuid::Uuid;

/// Longest quote, in characters.
const MAX_QUOTE: usize = 600;

/// One review with what it is about.
pub(crate) struct Review {
    told: Value,
    problem: Arc<Problem>,
    rubric: Arc<Rubric>,
    seniority: Seniority,
    answer: Answer,
}

/// What a person says of one check.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Said {
    check: String,
    met: bool,
    /// The candidate's own words that show it, verbatim.
    #[serde(default)]
    quote: Option<String>,
}

impl Review {
    /// Reads it, for staff; it stands in the audit log that somebody did.
    pub(crate) async fn read(cx: &Cx<'_>, id: Uuid, reason: &str) -> Result<Self, CommandError> {
        let sql = Sql::new("select private.admin_get_interview_review($1, $2)").bind(id).bind(reason);
        let mut told: Value = cx.tx.query_one(&sql).await?.get(0);
        let documents = From::Command(cx.tx);
        let problem = documents.problem(told["problem"].as_str().unwrap_or_default()).await?;
        let rubric = documents.rubric(told["rubric"].as_str().unwrap_or_default()).await?;
        let seniority = serde_json::from_value(told["seniority"].clone()).map_err(|error| decode(&error))?;
        let answer = serde_json::from_value(told["answer"].take()).map_err(|error| decode(&error))?;
        Ok(Self { told, problem, rubric, seniority, answer })
    }

    /// Everything that is to be judged, and nothing of what was found before.
    pub(crate) fn blind(&self) -> Value {
        let told = &self.told;
        json!({
            "id": told["id"], "state": told["state"], "reason": told["reason"], "asked_at": told["asked_at"],
            "decided_at": told["decided_at"], "seniority": self.seniority,
            "problem": view::public(&self.problem, told["slug"].as_str().unwrap_or_default()),
            "rubric": self.rubric.document(),
            "answer": self.answer,
            "turns": told["turns"],
            "computed": estimates::rows(&self.answer.estimates, &self.problem),
            "drills": view::drills(&self.problem, &self.answer),
            "questions": self.problem.checks.iter().map(closed).collect::<Vec<_>>(),
        })
    }

    /// The scoring that follows from what the person says of every check.
    pub(crate) fn scored(&self, said: Value) -> Result<Value, CommandError> {
        let said: Vec<Said> = arguments("/p_findings", said)?;
        let mut check = Check::at("");
        let mut by_id: BTreeMap<&str, &Said> = BTreeMap::new();
        for (place, one) in said.iter().enumerate() {
            let at = format!("p_findings/{place}");
            if self.problem.check(&one.check).is_none() || by_id.insert(&one.check, one).is_some() {
                check.problem(&format!("{at}/check"), "must be a check of the problem, listed once");
            }
            let quote = check.optional_text(&format!("{at}/quote"), one.quote.clone(), MAX_QUOTE);
            if quote.is_some_and(|quote| place_of(&self.answer, &quote).is_none()) {
                check.problem(&format!("{at}/quote"), "must be an exact quote from the candidate's words");
            }
        }
        if by_id.len() < self.problem.checks.len() {
            check.problem("p_findings", format!("must decide all {} checks", self.problem.checks.len()));
        }
        check.finish()?;
        let findings: Vec<Finding> = self
            .problem
            .checks
            .iter()
            .filter_map(|asked| Some(finding(&self.answer, by_id.get(asked.id.as_str())?)))
            .collect();
        Ok(result::stored("person", &self.problem, &self.rubric, self.seniority, &self.answer, &findings, None))
    }
}

fn finding(answer: &Answer, said: &Said) -> Finding {
    let quote = said.quote.as_deref().map(str::trim).filter(|quote| !quote.is_empty());
    let evidence =
        quote.and_then(|quote| Some(Evidence::Quote { quote: quote.to_owned(), place: place_of(answer, quote)? }));
    Finding { check: said.check.clone(), met: said.met, by: Judge::Person, evidence, why: None, confidence: 100 }
}

/// A check as a closed question.
fn closed(check: &Asked) -> Value {
    json!({
        "check": check.id, "dimension": check.dimension, "points": check.points, "title": check.title,
        "question": question(&check.by),
    })
}

fn question(by: &By) -> Option<&str> {
    match by {
        By::Text(rule) => Some(&rule.question),
        By::Any(all) | By::All(all) => all.iter().find_map(question),
        _ => None,
    }
}

/// Where the candidate wrote or said this, verbatim.
fn place_of(answer: &Answer, quote: &str) -> Option<Place> {
    let notes = Phase::ALL.iter().find(|phase| answer.notes.of(**phase).contains(quote));
    let turns = || {
        let said = |turn: &devproof_scorer::Turn| {
            turn.from == devproof_scorer::Speaker::Candidate && turn.text.contains(quote)
        };
        answer.turns.iter().position(said).map(Place::Turn)
    };
    let board = &answer.board;
    let nodes = || board.nodes.iter().find(|node| node.label.contains(quote) || node.note.contains(quote));
    let edges = || board.edges.iter().find(|edge| edge.label.contains(quote));
    let mends = || {
        let said = |drill: &devproof_scorer::Drill| drill.mend.as_deref().is_some_and(|mend| mend.contains(quote));
        answer.drills.iter().position(said).map(Place::Drill)
    };
    notes
        .map(|phase| Place::Notes(*phase))
        .or_else(turns)
        .or_else(|| nodes().map(|node| Place::Board(node.id.clone())))
        .or_else(|| edges().map(|edge| Place::Board(edge.id.clone())))
        .or_else(|| board.notes.contains(quote).then(|| Place::Board(String::new())))
        .or_else(mends)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quote_has_its_place_in_the_candidates_own_words() {
        let answer: Answer = serde_json::from_value(json!({
            "notes": { "deep_dive": "Two copies are kept." },
            "board": { "nodes": [{ "id": "n1", "kind": "queue", "label": "Jobs", "note": "Tried five times", "x": 0, "y": 0 }],
                "edges": [], "notes": "Drawn late" },
            "turns": [{ "from": "interviewer", "text": "What breaks?" }, { "from": "candidate", "text": "The disk." }],
            "drills": [{ "failure": { "kind": "traffic", "factor": 10 }, "board": { "nodes": [], "edges": [] }, "mend": "More of them" }],
        }))
        .expect("an answer");
        let place = |quote: &str| place_of(&answer, quote);
        assert_eq!(place("Two copies"), Some(Place::Notes(Phase::DeepDive)));
        assert_eq!(place("The disk"), Some(Place::Turn(1)));
        assert_eq!(place("five times"), Some(Place::Board("n1".to_owned())));
        assert_eq!(place("late"), Some(Place::Board(String::new())));
        assert_eq!(place("More of"), Some(Place::Drill(0)));
        assert_eq!(place("What breaks"), None, "the interviewer's words prove nothing");
    }
}
