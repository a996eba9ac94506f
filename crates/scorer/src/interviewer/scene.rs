//! What the interviewer sees and has heard.

use crate::{
    answer::{Answer, Speaker},
    board::{Kind, Node},
    estimates,
    graph::{Graph, Unsized, is_own, sized},
    problem::Problem,
    text::stems,
    words::Phase,
};
use std::collections::HashSet;

use super::bank::Condition;

/// Whether a word or phrase is in a text of these stems.
pub(super) fn has(text: &[String], phrase: &str) -> bool {
    let phrase = stems(phrase);
    !phrase.is_empty() && text.windows(phrase.len()).any(|part| part == phrase)
}

/// The board and the words of the candidate, ready to be asked.
pub(super) struct Scene<'a> {
    pub(super) problem: &'a Problem,
    pub(super) answer: &'a Answer,
    graph: Graph<'a>,
    words: Vec<String>,
}

/// What fills the gaps of a question.
#[derive(Debug, Default)]
pub(super) struct SentenceHits {
    pub(super) component: Option<String>,
    pub(super) flow: Option<String>,
    pub(super) quantity: Option<String>,
    pub(super) word: Option<String>,
}

impl SentenceHits {
    /// The text with its gaps filled.
    pub(super) fn fill(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for (gap, value) in [
            ("{component}", &self.component),
            ("{flow}", &self.flow),
            ("{quantity}", &self.quantity),
            ("{word}", &self.word),
        ] {
            if let Some(value) = value {
                text = text.replace(gap, value);
            }
        }
        text
    }
}

impl<'a> Scene<'a> {
    pub(super) fn new(problem: &'a Problem, answer: &'a Answer) -> Self {
        let mut said = String::new();
        for phase in Phase::ALL {
            said.push_str(answer.notes.of(*phase));
            said.push_str(" . ");
        }
        for turn in answer.turns.iter().filter(|turn| turn.from == Speaker::Candidate) {
            said.push_str(&turn.text);
            said.push_str(" . ");
        }
        for node in &answer.board.nodes {
            said.push_str(&node.note);
            said.push_str(" . ");
        }
        Self { problem, answer, graph: Graph::new(&answer.board), words: stems(&said) }
    }

    /// The name of a component as the candidate calls it, quoted when it is a label.
    fn name(node: &Node) -> String {
        match node.label.trim() {
            "" => format!("the {}", node.kind.word()),
            label => format!("\u{201c}{label}\u{201d}"),
        }
    }

    fn named(&self, id: &str) -> Option<String> {
        self.answer.board.node(id).map(Self::name)
    }

    /// The first component of one of these kinds.
    pub(super) fn component(&self, kinds: &[Kind]) -> Option<String> {
        self.answer.board.nodes.iter().find(|node| kinds.contains(&node.kind)).map(Self::name)
    }

    /// What a condition found; `None` when it does not hold.
    pub(super) fn find(&self, when: &Condition) -> Option<SentenceHits> {
        let mut found = SentenceHits::default();
        let board = &self.answer.board;
        if (when.drawn && board.is_empty()) || (when.blank && !board.is_empty()) {
            return None;
        }
        if self.component(&when.lacks).is_some() || when.unsaid.iter().any(|word| has(&self.words, word)) {
            return None;
        }
        if !when.has.is_empty() {
            found.component = Some(self.component(&when.has)?);
        }
        if !when.said.is_empty() {
            found.word = Some(when.said.iter().find(|word| has(&self.words, word))?.clone());
        }
        if when.single_point {
            found.component = Some(self.single_point()?);
        }
        if when.no_capacity {
            found.component = Some(self.unsized_by(|why| match why {
                Unsized::NoCapacity { node } => Some(node.clone()),
                _ => None,
            })?);
        }
        if when.over_capacity {
            found.component = Some(self.unsized_by(|why| match why {
                Unsized::OverCapacity { node, .. } => Some(node.clone()),
                _ => None,
            })?);
        }
        if when.silent {
            found.component = Some(self.silent()?);
        }
        if when.no_path {
            found.flow = Some(self.no_path()?);
        }
        if when.no_estimate {
            found.quantity = Some(self.no_estimate()?);
        }
        Some(found)
    }

    fn single_point(&self) -> Option<String> {
        let first =
            self.problem.flows.iter().find_map(|flow| self.graph.flow(flow).single_points.into_iter().next())?;
        self.named(&first)
    }

    fn unsized_by(&self, pick: impl Fn(&Unsized) -> Option<String>) -> Option<String> {
        let (board, rows) = (&self.answer.board, &self.answer.estimates);
        let found = self
            .problem
            .flows
            .iter()
            .find_map(|flow| sized(self.problem, board, rows, flow).err().as_ref().and_then(&pick))?;
        self.named(&found)
    }

    fn no_path(&self) -> Option<String> {
        if self.answer.board.is_empty() {
            return None;
        }
        let missing = self.problem.flows.iter().find(|flow| self.graph.flow(flow).path.is_none())?;
        Some(format!("\u{201c}{}\u{201d}", missing.title))
    }

    fn no_estimate(&self) -> Option<String> {
        let rows = &self.answer.estimates;
        let missing =
            self.problem.quantities.iter().find(|one| estimates::answer(rows, self.problem, &one.id).is_none())?;
        Some(format!("\u{201c}{}\u{201d}", missing.title))
    }

    /// A component of one's own whose label has no word that is spoken of anywhere.
    fn silent(&self) -> Option<String> {
        let spoken: HashSet<&String> = self.words.iter().collect();
        let is_silent = |node: &&Node| {
            let label = stems(&node.label);
            is_own(node.kind)
                && node.note.trim().is_empty()
                && !label.is_empty()
                && label.iter().all(|word| !spoken.contains(word))
        };
        self.answer.board.nodes.iter().find(is_silent).map(Self::name)
    }
}
