//! A person's scoring of an attempt: blind, and by the same closed checks that the scorer decides.

use super::{
    attempt::{SaidTurn, read_turns},
    documents::From,
    result::NewScoring,
    view::{self, DrillView, RoomProblem},
};
use crate::{
    CommandError,
    rpc::{check::Check, context::CommandContext, timestamp::Timestamp},
};
use devproof_db::{Json, Sql};
use devproof_scorer::{
    Answer, Dimension, Evidence, Finding, Judge, Phase, Place, Problem, Rubric, Seniority,
    check::{By, Check as ProblemCheck},
    estimates::{self, Computed},
};
use devproof_vocabulary::{ReviewState, Scorer};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, sync::Arc};
use ts_rs::TS;
use uuid::Uuid;

/// Longest quote, in characters.
const MAX_QUOTE: usize = 600;

devproof_db::columns! {
    /// One review as staff can read it.
    #[derive(Debug)]
    struct ReviewRow {
        id: Uuid,
        attempt_id: Uuid,
        is_own: bool,
        state: ReviewState,
        reason: String,
        asked_at: Timestamp,
        decided_at: Option<Timestamp>,
        seniority: Seniority,
        slug: String,
        problem: String,
        rubric: String,
        answer: Json<Answer>,
    }
}

/// One review with what it is about.
pub(crate) struct Review {
    row: ReviewRow,
    problem: Arc<Problem>,
    rubric: Arc<Rubric>,
}

/// Everything that is to be scored, and nothing of what was found before.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "BlindInterviewReview")]
pub(crate) struct BlindReview {
    id: Uuid,
    state: ReviewState,
    reason: String,
    asked_at: Timestamp,
    decided_at: Option<Timestamp>,
    seniority: Seniority,
    problem: RoomProblem,
    rubric: Rubric,
    answer: Answer,
    turns: Vec<SaidTurn>,
    computed: Vec<Computed>,
    drills: Vec<DrillView>,
    questions: Vec<ClosedQuestion>,
}

/// A check as a closed question.
#[derive(Debug, Serialize, TS)]
struct ClosedQuestion {
    check: String,
    dimension: Dimension,
    points: u32,
    title: String,
    /// Of a check by words; none where the title says it all.
    question: Option<String>,
}

/// What a person finds about one check.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct PersonFinding {
    check: String,
    met: bool,
    /// The candidate's own words that show it, verbatim.
    #[serde(default)]
    quote: Option<String>,
}

impl Review {
    /// Reads it, for staff.
    pub(crate) async fn read(cx: &CommandContext<'_>, id: Uuid) -> Result<Self, CommandError> {
        let sql = Sql::new(
            "select r.id, r.attempt_id, r.is_own, r.state, r.reason, r.asked_at, r.decided_at, r.seniority, r.slug,
                 r.problem, r.rubric, r.answer
             from private.staff_interview_review($1) r",
        );
        let row: ReviewRow = cx.tx.read_opt(&sql.bind(id)).await?.ok_or(CommandError::NotFound)?;
        let documents = From::Command(cx.tx);
        let (problem, rubric) = (documents.problem(&row.problem).await?, documents.rubric(&row.rubric).await?);
        Ok(Self { row, problem, rubric })
    }

    /// The attempt that it is about.
    pub(crate) fn attempt_id(&self) -> Uuid {
        self.row.attempt_id
    }

    /// Whether it is of the caller's own attempt.
    pub(crate) fn is_own(&self) -> bool {
        self.row.is_own
    }

    /// Everything that is to be scored.
    pub(crate) async fn blind(self, cx: &CommandContext<'_>) -> Result<BlindReview, CommandError> {
        let sql =
            Sql::new("select t.sequence, t.\"from\", t.text, t.at, t.call_id from private.interview_turns($1) t");
        let turns = read_turns(&cx.tx.query(&sql.bind(self.row.attempt_id)).await?)?;
        let Self { row, problem, rubric } = self;
        let answer = row.answer.0;
        Ok(BlindReview {
            id: row.id,
            state: row.state,
            reason: row.reason,
            asked_at: row.asked_at,
            decided_at: row.decided_at,
            seniority: row.seniority,
            problem: view::room_problem(&problem, row.slug),
            rubric: (*rubric).clone(),
            computed: estimates::rows(&answer.estimates, &problem),
            drills: view::drills(&problem, &answer),
            questions: problem.checks.iter().map(closed).collect(),
            turns,
            answer,
        })
    }

    /// The scoring that follows from what the person finds about every check.
    pub(crate) fn scored(&self, found: &[PersonFinding]) -> Result<NewScoring, CommandError> {
        let answer = &self.row.answer.0;
        let mut check = Check::at("");
        let mut by_id: BTreeMap<&str, &PersonFinding> = BTreeMap::new();
        for (place, one) in found.iter().enumerate() {
            let at = format!("p_findings/{place}");
            if self.problem.check(&one.check).is_none() || by_id.insert(&one.check, one).is_some() {
                check.problem(&format!("{at}/check"), "must be a check of the problem, listed once");
            }
            let quote = check.optional_text(&format!("{at}/quote"), one.quote.clone(), MAX_QUOTE);
            if quote.is_some_and(|quote| place_of(answer, &quote).is_none()) {
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
            .filter_map(|known| Some(finding(answer, by_id.get(known.id.as_str())?)))
            .collect();
        let (problem, rubric, seniority) = (&self.problem, &self.rubric, self.row.seniority);
        Ok(NewScoring::new(Scorer::Person, problem, rubric, seniority, answer, findings, None))
    }
}

fn finding(answer: &Answer, found: &PersonFinding) -> Finding {
    let quote = found.quote.as_deref().map(str::trim).filter(|quote| !quote.is_empty());
    let evidence =
        quote.and_then(|quote| Some(Evidence::Quote { quote: quote.to_owned(), place: place_of(answer, quote)? }));
    Finding { check: found.check.clone(), met: found.met, by: Judge::Person, evidence, why: None, confidence: 100 }
}

/// A check as a closed question.
fn closed(check: &ProblemCheck) -> ClosedQuestion {
    ClosedQuestion {
        check: check.id.clone(),
        dimension: check.dimension,
        points: check.points,
        title: check.title.clone(),
        question: question(&check.by).map(str::to_owned),
    }
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
    use serde_json::json;

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
