//! Checks by what is drawn, computed and drilled.

use super::spoken::kind_words;
use super::{Read, spoken_of};
use crate::answer::{Answer, Drill, EstimateRow, Failure};
use crate::board::Node;
use crate::check::{BoardRule, By, DrillRule};
use crate::drill;
use crate::estimates::{self, Computed};
use crate::finding::{Evidence, Place, Why};
use crate::graph::{self, Graph, Unsized};
use crate::problem::{Flow, Problem};
use crate::text::{self, List, Sentence};

/// What becomes of a check before its words are looked at.
pub(super) enum Outcome {
    Met(Option<Evidence>),
    Unmet(Why, Option<Evidence>),
    /// Words decide. Each way is a set of text rules that must all be met.
    Words(Vec<Vec<usize>>),
}

/// What an answer has besides words.
pub(super) struct Structure<'a> {
    problem: &'a Problem,
    answer: &'a Answer,
    read: &'a Read,
    graph: Graph<'a>,
    /// The rows of estimates, computed
    computed: Vec<Computed>,
}

impl<'a> Structure<'a> {
    pub(super) fn new(problem: &'a Problem, answer: &'a Answer, read: &'a Read) -> Self {
        let computed = estimates::rows(&answer.estimates, problem);
        Self { problem, answer, read, graph: Graph::new(&answer.board), computed }
    }

    /// `number` counts the text rules in the order of the document.
    pub(super) fn outcome(&self, by: &By, number: &mut usize) -> Outcome {
        match by {
            By::Text(_) => {
                *number += 1;
                Outcome::Words(vec![vec![*number - 1]])
            }
            By::Flow(id) => self.with_flow(id, |flow| match self.graph.flow(flow).path {
                Some(path) => Ok(self.path(&path)),
                None => Err((Why::NoPath, None)),
            }),
            By::Resilient(id) => self.with_flow(id, |flow| self.resilient(flow)),
            By::Sized(id) => self.with_flow(id, |flow| self.sized(flow)),
            By::Estimate(id) => self.estimate(id),
            By::Board(rule) => self.component(rule),
            By::Drill(rule) => self.drill(*rule),
            By::Described(percent) => self.described(*percent),
            By::Any(parts) => any(parts.iter().map(|part| self.outcome(part, number)).collect()),
            By::All(parts) => all(parts.iter().map(|part| self.outcome(part, number)).collect()),
        }
    }

    fn with_flow(
        &self,
        id: &str,
        decide: impl FnOnce(&Flow) -> Result<Evidence, (Why, Option<Evidence>)>,
    ) -> Outcome {
        let Some(flow) = self.problem.flow(id) else { return Outcome::Unmet(Why::NoPath, None) };
        match decide(flow) {
            Ok(evidence) => Outcome::Met(Some(evidence)),
            Err((why, evidence)) => Outcome::Unmet(why, evidence),
        }
    }

    /// A way on the board, with the connections between its components.
    fn path(&self, nodes: &[String]) -> Evidence {
        let edges = nodes
            .windows(2)
            .filter_map(|step| {
                let joins = |from: &str, to: &str| {
                    self.answer.board.edges.iter().find(|edge| edge.from == from && edge.to == to)
                };
                joins(&step[0], &step[1]).or_else(|| joins(&step[1], &step[0])).map(|edge| edge.id.clone())
            })
            .collect();
        Evidence::Board { nodes: nodes.to_vec(), edges }
    }

    fn resilient(&self, flow: &Flow) -> Result<Evidence, (Why, Option<Evidence>)> {
        let state = self.graph.flow(flow);
        let path = state.path.ok_or((Why::NoPath, None))?;
        if state.single_points.is_empty() {
            Ok(self.path(&path))
        } else {
            Err((Why::SinglePoint, Some(Evidence::Board { nodes: state.single_points, edges: Vec::new() })))
        }
    }

    fn sized(&self, flow: &Flow) -> Result<Evidence, (Why, Option<Evidence>)> {
        let at = |node: String| Some(Evidence::Board { nodes: vec![node], edges: Vec::new() });
        match graph::sized(self.problem, &self.answer.board, &self.answer.estimates, flow) {
            Ok(()) => {
                let path = self.graph.flow(flow).path.unwrap_or_default();
                Ok(self.path(&path))
            }
            Err(Unsized::NoPath) => Err((Why::NoPath, None)),
            Err(Unsized::NothingCarries | Unsized::NoEstimate { .. }) => Err((Why::NoCapacity, None)),
            Err(Unsized::NoCapacity { node }) => Err((Why::NoCapacity, at(node))),
            Err(Unsized::OverCapacity { node, .. }) => Err((Why::OverCapacity, at(node))),
        }
    }

    fn estimate(&self, id: &str) -> Outcome {
        let Some(quantity) = self.problem.quantity(id) else { return Outcome::Unmet(Why::NoFormula, None) };
        let evidence = |row: &EstimateRow, value| Some(Evidence::Estimate { estimate: row.id.clone(), value });
        let of_it = || {
            self.answer.estimates.iter().zip(&self.computed).filter(|(row, _)| row.quantity.as_deref() == Some(id))
        };
        // The first row that comes to something counts: more rows are no more tries.
        if let Some((row, value)) = of_it().find_map(|(row, computed)| Some((row, computed.answer()?))) {
            return if (quantity.low..=quantity.high).contains(&value) {
                Outcome::Met(evidence(row, value))
            } else {
                Outcome::Unmet(Why::OutOfRange, evidence(row, value))
            };
        }
        match of_it().find_map(|(row, computed)| Some((row, computed.value?))) {
            Some((row, value)) => Outcome::Unmet(Why::WrongUnit, evidence(row, value)),
            None => Outcome::Unmet(Why::NoFormula, None),
        }
    }

    fn component(&self, rule: &BoardRule) -> Outcome {
        let fits = |node: &&Node| {
            let words = text::has_one_of(&format!("{}. {}", node.label, node.note), &rule.words);
            rule.has.contains(&node.kind)
                && self.graph.is_connected(&node.id)
                && node.count() >= rule.instances.unwrap_or(1)
                && (rule.words.is_empty() || words)
        };
        match self.answer.board.nodes.iter().find(fits) {
            Some(node) => Outcome::Met(Some(Evidence::Board { nodes: vec![node.id.clone()], edges: Vec::new() })),
            None => Outcome::Unmet(Why::NoComponent, None),
        }
    }

    fn drill(&self, rule: DrillRule) -> Outcome {
        if self.answer.drills.is_empty() {
            return Outcome::Unmet(Why::NoDrill, None);
        }
        match rule {
            DrillRule::Held => {
                match (0..self.answer.drills.len()).find(|at| drill::held(self.problem, self.answer, *at)) {
                    Some(at) => Outcome::Met(match &self.answer.drills[at].failure {
                        Failure::ComponentDown { node } => {
                            Some(Evidence::Board { nodes: vec![node.clone()], edges: Vec::new() })
                        }
                        Failure::Traffic { .. } => None,
                    }),
                    None => Outcome::Unmet(Why::Broken, None),
                }
            }
            DrillRule::Explained => {
                let explained = (0..self.answer.drills.len()).find_map(|at| self.explained(at));
                explained.map_or(Outcome::Unmet(Why::NotFound, None), |evidence| Outcome::Met(Some(evidence)))
            }
        }
    }

    /// The words of a fix, when they name what failed and what takes over.
    fn explained(&self, at: usize) -> Option<Evidence> {
        let is_mend = |one: &Sentence| one.place == Place::Drill(at) && one.excluded.is_none();
        let said: Vec<&Sentence> = self.read.sentences.iter().filter(|one| is_mend(one)).collect();
        let words: Vec<&str> = said.iter().map(|one| one.text.as_str()).collect();
        let words = words.join(" ");
        let count: usize = said.iter().map(|one| one.tokens.len()).sum();
        let explained = count >= FEWEST
            && text::has_one_of(&words, &failed(&self.answer.drills[at]))
            && self.read.says_where(List::TakesOver, is_mend);
        explained.then_some(Evidence::Quote { quote: words, place: Place::Drill(at) })
    }

    fn described(&self, percent: u32) -> Outcome {
        let (drawn, spoken) = spoken_of(&self.answer.board, self.read);
        let nodes = spoken.iter().map(|node| node.id.clone()).collect();
        let evidence = Some(Evidence::Board { nodes, edges: Vec::new() });
        if drawn > 0 && spoken.len() * 100 >= drawn * percent as usize {
            Outcome::Met(evidence)
        } else {
            Outcome::Unmet(Why::NotDescribed, evidence)
        }
    }
}

/// Fewest words of a fix that explains itself.
const FEWEST: usize = 8;

/// What what failed may be called: single words of its name, its kind, "it", or the traffic.
fn failed(drill: &Drill) -> Vec<String> {
    let words: Vec<&str> = match &drill.failure {
        Failure::Traffic { .. } => {
            vec![
                "traffic", "load", "times", "peak", "requests", "more", "burst", "spike", "overload", "capacity",
                "tenfold",
            ]
        }
        Failure::ComponentDown { node } => {
            let node = drill.board.node(node);
            let mut words: Vec<&str> = node.map(|node| kind_words(node.kind).to_vec()).unwrap_or_default();
            words.extend(
                node.into_iter().flat_map(|node| node.label.split_whitespace()).filter(|word| word.len() > 2),
            );
            words.extend(["instance", "primary", "node", "component", "server"]);
            words
        }
    };
    words.into_iter().map(str::to_owned).collect()
}

fn any(parts: Vec<Outcome>) -> Outcome {
    let mut ways = Vec::new();
    let mut first = None;
    for part in parts {
        match part {
            Outcome::Met(_) => return part,
            Outcome::Words(more) => ways.extend(more),
            Outcome::Unmet(..) => {
                first.get_or_insert(part);
            }
        }
    }
    match first {
        Some(unmet) if ways.is_empty() => unmet,
        _ => Outcome::Words(ways),
    }
}

fn all(parts: Vec<Outcome>) -> Outcome {
    let mut ways: Vec<Vec<usize>> = Vec::new();
    let mut evidence = None;
    for part in parts {
        match part {
            Outcome::Unmet(..) => return part,
            Outcome::Met(hits) => evidence = evidence.or(hits),
            Outcome::Words(more) if ways.is_empty() => ways = more,
            Outcome::Words(more) => {
                ways = ways
                    .iter()
                    .flat_map(|way| more.iter().map(move |other| way.iter().chain(other).copied().collect()))
                    .collect();
            }
        }
    }
    if ways.is_empty() { Outcome::Met(evidence) } else { Outcome::Words(ways) }
}
