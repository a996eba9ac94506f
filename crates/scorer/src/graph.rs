//! The board as a graph: which way a flow takes, what it cannot do without, and what each component carries.
//!
//! An arrow points from who calls to who is called. Three ways go against it: a worker that points at a queue or a stream
//! also pulls from it, and the last step to a client may be the answer over the client's own connection. Copies carry no
//! flow; but a component with a copy of its own kind has a standby.

use crate::word_list::{WordList, word_list};
use crate::{
    answer::{Answer, EstimateRow},
    board::{Board, EdgeKind, Kind, Node},
    estimates,
    problem::{Flow, Problem},
    text::stems,
};
use serde::Serialize;
use std::collections::{HashMap, VecDeque};

/// A board, ready to be asked.
#[derive(Debug)]
pub struct Graph<'a> {
    nodes: Vec<&'a Node>,
    /// Where each component leads to, in the order of the connections; the bool says "only as the last step".
    next: Vec<Vec<(usize, bool)>>,
    /// Who holds a copy of a component.
    copies: Vec<Vec<usize>>,
}

/// What the board says about one flow.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct FlowState {
    /// A shortest way from start to end; `None` when there is none.
    pub path: Option<Vec<String>>,
    /// Components of one's own that every way crosses, in the order of the path.
    pub dominators: Vec<String>,
    /// Those of them that have one instance and no standby: each breaks the flow.
    pub single_points: Vec<String>,
    /// What has to carry the flow: each dominator, and each group of components of one kind that only together every way
    /// crosses, such as two services that are drawn apart.
    pub carriers: Vec<Carrier>,
    /// Between which components it was looked for.
    #[serde(skip)]
    pub(crate) between: Between,
}

/// Components at which a flow may start and end.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Between {
    pub(crate) starts: Vec<String>,
    pub(crate) ends: Vec<String>,
}

/// Components that a flow cannot do without.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
pub struct Carrier {
    /// One, or several of one kind of which any will do.
    pub nodes: Vec<String>,
    /// Whether a queue or a stream stands before it on the way, so that what it cannot carry waits there.
    pub is_buffered: bool,
}

impl Carrier {
    /// What all its instances carry together, a second; the first component that does not say it otherwise.
    ///
    /// # Errors
    /// The component whose capacity is not said.
    pub fn capacity(&self, board: &Board) -> Result<f64, String> {
        self.nodes.iter().map(|id| board.node(id).and_then(carried).ok_or_else(|| id.clone())).sum()
    }
}

/// What all instances of a component carry together, a second.
fn carried(node: &Node) -> Option<f64> {
    node.capacity.map(|one| one * f64::from(node.count()))
}

/// Why the components of a flow are not known to carry it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Unsized {
    /// There is no way to carry anything on.
    NoPath,
    /// Nothing of one's own lies on every way.
    NothingCarries,
    /// The flow's demand is not estimated.
    NoEstimate {
        /// The quantity that is missing.
        quantity: String,
    },
    /// What a component carries is not said.
    NoCapacity {
        /// The component.
        node: String,
    },
    /// It carries less than the candidate's own estimate.
    OverCapacity {
        /// The component, or the first of several.
        node: String,
        /// What it has to carry, a second.
        demand: f64,
        /// What it carries, a second.
        capacity: f64,
    },
}

/// What one component has to carry, and what it can.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Load {
    /// The component.
    pub node: String,
    /// The flows that cannot do without it.
    pub flows: Vec<String>,
    /// Their estimates together, a second; `None` when one of them has none.
    pub demand: Option<f64>,
    /// What all its instances carry, a second; `None` when it is not said.
    pub capacity: Option<f64>,
}

/// Words that every second component is called by.
static GENERAL: WordList = word_list!("graph-general");

/// The stems of words that tell something apart.
fn keywords(text: &str) -> Vec<String> {
    let mut stems = stems(text);
    stems.retain(|stem| stem.chars().count() >= 3 && !GENERAL.contains(&stem.as_str()));
    stems
}

/// Whether someone else runs it, or it is everywhere: its failure and its load are not the candidate's.
#[must_use]
pub fn is_own(kind: Kind) -> bool {
    !matches!(kind, Kind::Client | Kind::External | Kind::Cdn)
}

impl<'a> Graph<'a> {
    /// Reads a board. Connections to nowhere and everything past the bounds of a board are left out.
    #[must_use]
    pub fn new(board: &'a Board) -> Self {
        Self::without(board, None)
    }

    /// The board with one component gone.
    #[must_use]
    pub fn without(board: &'a Board, gone: Option<&str>) -> Self {
        let nodes: Vec<&Node> =
            board.nodes.iter().take(crate::board::MAX_NODES).filter(|node| Some(node.id.as_str()) != gone).collect();
        let mut places = HashMap::new();
        for (place, node) in nodes.iter().enumerate() {
            places.entry(node.id.as_str()).or_insert(place);
        }
        let mut next = vec![Vec::new(); nodes.len()];
        let mut copies = vec![Vec::new(); nodes.len()];
        for edge in board.edges.iter().take(crate::board::MAX_EDGES) {
            let (Some(&from), Some(&to)) = (places.get(edge.from.as_str()), places.get(edge.to.as_str())) else {
                continue;
            };
            if edge.kind == EdgeKind::Copy {
                if from != to && nodes[from].kind == nodes[to].kind {
                    copies[from].push(to);
                    copies[to].push(from);
                }
                continue;
            }
            next[from].push((to, false));
            if nodes[from].kind == Kind::Worker && matches!(nodes[to].kind, Kind::Queue | Kind::Stream) {
                next[to].push((from, false));
            }
            if nodes[from].kind == Kind::Client {
                next[to].push((from, true));
            }
        }
        Self { nodes, next, copies }
    }

    /// A shortest way for a flow, and what it cannot do without. Where some of the components at which it may start (or
    /// end) are called as its title says, it starts (ends) there, if that way exists: a bus sends its position, an app does
    /// not do it for the bus.
    #[must_use]
    pub fn flow(&self, flow: &Flow) -> FlowState {
        let all = Between { starts: self.of_kinds(&flow.from), ends: self.of_kinds(&flow.to) };
        let title = keywords(&flow.title);
        let (starts, ends) = (self.called(&all.starts, &title), self.called(&all.ends, &title));
        let mut tries = vec![
            Between { starts: starts.clone(), ends: ends.clone() },
            Between { starts, ends: all.ends.clone() },
            Between { starts: all.starts.clone(), ends },
            all,
        ];
        tries.dedup();
        let last = tries.len() - 1;
        for (place, between) in tries.into_iter().enumerate() {
            let state = self.flow_between(flow, between);
            if state.path.is_some() || place == last {
                return state;
            }
        }
        FlowState::default()
    }

    fn of_kinds(&self, kinds: &[Kind]) -> Vec<String> {
        self.nodes.iter().filter(|node| kinds.contains(&node.kind)).map(|node| node.id.clone()).collect()
    }

    /// Those whose label has a word of the title; all when none has.
    fn called(&self, ids: &[String], title: &[String]) -> Vec<String> {
        let is_called = |id: &&String| {
            let label = self.nodes.iter().find(|node| node.id == **id).map(|node| keywords(&node.label));
            label.is_some_and(|label| label.iter().any(|word| title.contains(word)))
        };
        let called: Vec<String> = ids.iter().filter(is_called).cloned().collect();
        if called.is_empty() { ids.to_vec() } else { called }
    }

    /// The same between given components.
    pub(crate) fn flow_between(&self, flow: &Flow, between: Between) -> FlowState {
        let Some(path) = self.path(flow, &between, &[]) else {
            return FlowState { between, ..FlowState::default() };
        };
        // What every way crosses lies on this one.
        let mut dominators: Vec<usize> = Vec::new();
        let mut carriers = Vec::new();
        let mut is_buffered = false;
        for &place in &path {
            let kind = self.nodes[place].kind;
            if is_own(kind) && !dominators.contains(&place) {
                if self.path(flow, &between, &[place]).is_none() {
                    dominators.push(place);
                    carriers.push(self.carrier(&[place], is_buffered));
                } else {
                    let alike = self.alike(kind, &dominators);
                    let carrier = self.carrier(&alike, is_buffered);
                    if !carriers.contains(&carrier) && self.path(flow, &between, &alike).is_none() {
                        carriers.push(carrier);
                    }
                }
            }
            is_buffered |= matches!(kind, Kind::Queue | Kind::Stream);
        }
        let id = |place: &usize| self.nodes[*place].id.clone();
        FlowState {
            single_points: dominators.iter().map(id).filter(|id| !self.has_spare(id)).collect(),
            dominators: dominators.iter().map(id).collect(),
            path: Some(path.iter().map(id).collect()),
            carriers,
            between,
        }
    }

    /// All components of a kind but those that stand alone.
    fn alike(&self, kind: Kind, alone: &[usize]) -> Vec<usize> {
        (0..self.nodes.len()).filter(|place| self.nodes[*place].kind == kind && !alone.contains(place)).collect()
    }

    fn carrier(&self, places: &[usize], is_buffered: bool) -> Carrier {
        Carrier { nodes: places.iter().map(|place| self.nodes[*place].id.clone()).collect(), is_buffered }
    }

    /// Whether a component is connected to anything.
    #[must_use]
    pub fn is_connected(&self, id: &str) -> bool {
        self.nodes.iter().position(|node| node.id == id).is_some_and(|place| {
            !self.next[place].is_empty()
                || !self.copies[place].is_empty()
                || self.next.iter().flatten().any(|(to, _)| *to == place)
        })
    }

    /// Who holds a copy of a component and can take its place.
    #[must_use]
    pub fn stand_in(&self, id: &str) -> Option<&'a Node> {
        let place = self.nodes.iter().position(|node| node.id == id)?;
        self.copies[place].iter().min().map(|copy| self.nodes[*copy])
    }

    fn has_spare(&self, id: &str) -> bool {
        self.nodes.iter().any(|node| node.id == id && node.count() >= 2) || self.stand_in(id).is_some()
    }

    /// Breadth first over (component, sets of `via` crossed so far). To cross a set as soon as possible is never worse,
    /// so each component counts for the next set it fits.
    fn path(&self, flow: &Flow, between: &Between, gone: &[usize]) -> Option<Vec<usize>> {
        let layers = flow.via.len() + 1;
        let size = self.nodes.len() * layers;
        let mut came_from: Vec<Option<usize>> = vec![None; size];
        let mut seen = vec![false; size];
        let mut queue = VecDeque::new();
        for (place, node) in self.nodes.iter().enumerate() {
            if flow.from.contains(&node.kind) && between.starts.contains(&node.id) && !gone.contains(&place) {
                seen[place * layers] = true;
                queue.push_back(place * layers);
            }
        }
        while let Some(state) = queue.pop_front() {
            let (place, crossed) = (state / layers, state % layers);
            for &(to, is_last) in &self.next[place] {
                if gone.contains(&to) {
                    continue;
                }
                let kind = self.nodes[to].kind;
                if crossed + 1 == layers && flow.to.contains(&kind) && between.ends.contains(&self.nodes[to].id) {
                    return Some(self.way(state, to, layers, &came_from));
                }
                if is_last {
                    continue;
                }
                let fits = flow.via.get(crossed).is_some_and(|set| set.contains(&kind));
                let reached = to * layers + crossed + usize::from(fits);
                if !seen[reached] {
                    seen[reached] = true;
                    came_from[reached] = Some(state);
                    queue.push_back(reached);
                }
            }
        }
        None
    }

    fn way(&self, last: usize, end: usize, layers: usize, came_from: &[Option<usize>]) -> Vec<usize> {
        let mut way = vec![end];
        let mut state = Some(last);
        while let Some(one) = state {
            way.push(one / layers);
            state = came_from[one];
        }
        way.reverse();
        way
    }
}

/// What every component of one's own that some flow cannot do without has to carry, in the order of the board.
#[must_use]
pub fn load(problem: &Problem, answer: &Answer) -> Vec<Load> {
    loads(problem, &answer.board, &answer.estimates)
}

/// The same of any board.
#[must_use]
pub fn loads(problem: &Problem, board: &Board, estimates: &[EstimateRow]) -> Vec<Load> {
    let graph = Graph::new(board);
    let mut crossed: HashMap<String, Vec<&Flow>> = HashMap::new();
    for flow in &problem.flows {
        for id in graph.flow(flow).dominators {
            crossed.entry(id).or_default().push(flow);
        }
    }
    let demand = |flow: &&Flow| estimates::answer(estimates, problem, &flow.demand);
    graph
        .nodes
        .iter()
        .filter_map(|node| {
            let flows = crossed.get(&node.id)?;
            Some(Load {
                node: node.id.clone(),
                flows: flows.iter().map(|flow| flow.id.clone()).collect(),
                demand: flows.iter().map(demand).sum(),
                capacity: carried(node),
            })
        })
        .collect()
}

/// Whether everything that a flow cannot do without carries the candidate's own estimate of it.
///
/// # Errors
/// The first reason why that is not so, along the path.
pub fn sized(problem: &Problem, board: &Board, estimates: &[EstimateRow], flow: &Flow) -> Result<(), Unsized> {
    let state = Graph::new(board).flow(flow);
    if state.path.is_none() {
        return Err(Unsized::NoPath);
    }
    if state.carriers.is_empty() {
        return Err(Unsized::NothingCarries);
    }
    let demand = estimates::answer(estimates, problem, &flow.demand)
        .ok_or_else(|| Unsized::NoEstimate { quantity: flow.demand.clone() })?;
    for carrier in &state.carriers {
        let capacity = carrier.capacity(board).map_err(|node| Unsized::NoCapacity { node })?;
        if capacity < demand {
            let node = carrier.nodes.first().cloned().unwrap_or_default();
            return Err(Unsized::OverCapacity { node, demand, capacity });
        }
    }
    Ok(())
}

#[cfg(test)]
pub(crate) mod tests;
