//! Which question comes next.

use super::{
    GENERAL, PHASE,
    bank::Bank,
    said,
    scene::{Scene, SentenceHits},
};
use crate::{
    answer::{Answer, Speaker, Turn},
    board::Kind,
    checks,
    finding::Finding,
    problem::{FollowUp, Problem},
    words::{Dimension, Phase},
};

/// Questions on one dimension before every other had one.
const MOST_AT_FIRST: usize = 3;

/// See [`super::next`].
pub(super) fn next(problem: &Problem, bank: &Bank, answer: &Answer) -> Option<Turn> {
    let history = QuestionHistory::new(problem, bank, answer);
    let findings = checks::find(problem, answer);
    let scene = Scene::new(problem, answer);
    let phase = phase(answer);
    let mut order: Vec<Dimension> = Dimension::ALL.to_vec();
    // Stable, so equal dimensions stay in the order of the rubric. Thousandths: whole numbers have one order everywhere.
    order.sort_by_key(|dimension| {
        (u8::from(begins(*dimension) > phase), reached(problem, &findings, *dimension), history.of(*dimension))
    });
    let had_one = |dimension: &Dimension| history.of(*dimension) > 0;
    let all_others_had = |one: Dimension| Dimension::ALL.iter().all(|other| *other == one || had_one(other));
    order
        .into_iter()
        .filter(|dimension| history.of(*dimension) < MOST_AT_FIRST || all_others_had(*dimension))
        .find_map(|dimension| question(problem, bank, &scene, &findings, &history, dimension))
}

/// The first question of a dimension whose conditions are met: the problem's own, then those of the bank that are about
/// what was said or drawn, then those that always fit.
fn question(
    problem: &Problem,
    bank: &Bank,
    scene: &Scene,
    findings: &[Finding],
    history: &QuestionHistory,
    dimension: Dimension,
) -> Option<Turn> {
    let met = |id: &String| findings.iter().any(|finding| &finding.check == id && finding.met);
    let fits = |one: &&FollowUp| {
        one.dimension == dimension
            && !history.was(&one.id)
            && (one.unless.is_empty() || !one.unless.iter().all(met))
            && (one.with.is_empty() || scene.component(&one.with).is_some())
    };
    if let Some(one) = problem.follow_ups.iter().find(fits) {
        let component = scene.component(&one.with).or_else(|| scene.component(&Kind::ALL));
        let found = SentenceHits { component, ..SentenceHits::default() };
        return Some(said(found.fill(&one.text), Some(one.id.clone())));
    }
    let general = |wants_condition: bool| {
        bank.follow_ups
            .iter()
            .filter(|one| one.dimension == dimension && (one.when != super::Condition::default()) == wants_condition)
            .filter(|one| !history.was(&format!("{GENERAL}{}", one.id)))
            .find_map(|one| {
                let text = scene.find(&one.when)?.fill(&one.text);
                Some(said(text, Some(format!("{GENERAL}{}", one.id))))
            })
    };
    general(true).or_else(|| general(false))
}

/// What was asked before.
pub(super) struct QuestionHistory<'a> {
    questions: Vec<(&'a str, Dimension)>,
}

impl<'a> QuestionHistory<'a> {
    pub(super) fn new(problem: &'a Problem, bank: &'a Bank, answer: &'a Answer) -> Self {
        let by_interviewer = answer.turns.iter().filter(|turn| turn.from == Speaker::Interviewer);
        let questions = by_interviewer.filter_map(|turn| {
            let id = turn.question.as_deref()?;
            Some((id, dimension_of(problem, bank, id)?))
        });
        Self { questions: questions.collect() }
    }

    fn of(&self, dimension: Dimension) -> usize {
        self.questions.iter().filter(|(_, one)| *one == dimension).count()
    }

    fn was(&self, id: &str) -> bool {
        self.questions.iter().any(|(question, _)| *question == id)
    }
}

/// What a question is about; `None` when it is none.
pub(super) fn dimension_of(problem: &Problem, bank: &Bank, id: &str) -> Option<Dimension> {
    match id.strip_prefix(GENERAL) {
        Some(id) => bank.follow_ups.iter().find(|one| one.id == id).map(|one| one.dimension),
        None => problem.follow_ups.iter().find(|one| one.id == id).map(|one| one.dimension),
    }
}

/// How much of a dimension is met by the rules so far, in thousandths.
fn reached(problem: &Problem, findings: &[Finding], dimension: Dimension) -> u32 {
    let (mut met, mut of) = (0, 0);
    for check in problem.checks.iter().filter(|check| check.dimension == dimension) {
        of += check.points;
        if findings.iter().any(|finding| finding.check == check.id && finding.met) {
            met += check.points;
        }
    }
    (met * 1_000).checked_div(of).unwrap_or(1_000)
}

/// The phase in which a dimension is first spoken of: no one is asked for trade-offs of what is not drawn yet.
fn begins(dimension: Dimension) -> Phase {
    match dimension {
        Dimension::Requirements => Phase::Requirements,
        Dimension::Estimation => Phase::Estimates,
        Dimension::Interface => Phase::Interface,
        Dimension::Architecture | Dimension::Operations => Phase::Architecture,
        Dimension::DeepDive | Dimension::Tradeoffs => Phase::DeepDive,
    }
}

/// The phase that was begun last.
fn phase(answer: &Answer) -> Phase {
    let begun = |turn: &Turn| {
        turn.question.as_deref().and_then(|id| id.strip_prefix(PHASE)).and_then(|phase| phase.parse().ok())
    };
    answer.turns.iter().filter_map(begun).max().unwrap_or(Phase::Requirements)
}
