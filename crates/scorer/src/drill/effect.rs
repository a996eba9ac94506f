//! What a failure does to every flow.

use crate::{
    answer::{Drill, EstimateRow, Failure},
    board::{Board, Node},
    estimates,
    graph::{Between, Carrier, FlowState, Graph},
    problem::{Flow, Problem},
};
use serde::{Deserialize, Serialize};

/// What becomes of a flow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "FlowState"))]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// It works on.
    Holds,
    /// It has no way any more.
    Broken,
    /// A component on its way gets more than it carries.
    Overloaded,
    /// It works, but later: what cannot be carried waits in a queue.
    Lags,
    /// It was never drawn.
    Absent,
    /// A number is missing to say it.
    Unknown,
}

/// What becomes of one flow, and why.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FlowEffect {
    /// The flow.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// What becomes of it.
    pub state: State,
    /// Why, in a sentence.
    pub why: String,
    /// The way that it takes now, or took before it broke.
    pub path: Vec<String>,
    /// The component that decides.
    pub component: Option<String>,
    /// What that component has to carry, a second.
    pub demand: Option<f64>,
    /// What it carries, a second.
    pub capacity: Option<f64>,
}

/// What becomes of all flows.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DrillEffect"))]
pub struct Effect {
    /// Every flow of the problem, in its order.
    pub flows: Vec<FlowEffect>,
    /// Whether something is drawn and all that is drawn works on, be it later.
    pub held: bool,
}

/// What `failure` does to a board.
#[must_use]
pub fn effect(problem: &Problem, board: &Board, estimates: &[EstimateRow], failure: &Failure) -> Effect {
    let scene = Scene::new(problem, board, estimates, failure);
    let flows: Vec<FlowEffect> =
        problem.flows.iter().enumerate().map(|(place, flow)| scene.flow(place, flow)).collect();
    let drawn = || flows.iter().filter(|flow| flow.state != State::Absent);
    let held = drawn().count() > 0 && drawn().all(|flow| matches!(flow.state, State::Holds | State::Lags));
    Effect { flows, held }
}

/// The same after a fix. A flow that was there before and was taken off the board is broken: that is no fix.
#[must_use]
pub fn effect_after(problem: &Problem, drill: &Drill, board: &Board, estimates: &[EstimateRow]) -> Effect {
    let mut effect = effect(problem, board, estimates, &drill.failure);
    let before = Graph::new(&drill.board);
    for (flow, found) in problem.flows.iter().zip(&mut effect.flows) {
        if found.state == State::Absent && before.flow(flow).path.is_some() {
            found.state = State::Broken;
            found.why = "It had a way before, and has none on the board any more.".to_owned();
            effect.held = false;
        }
    }
    effect
}

/// The board before and after a failure.
struct Scene<'a> {
    problem: &'a Problem,
    estimates: &'a [EstimateRow],
    /// The component that lost an instance.
    lost: Option<&'a Node>,
    /// How many times the usual traffic.
    factor: f64,
    before: Vec<FlowState>,
    /// The board as it is with the failure.
    after_board: Board,
    after: Vec<FlowState>,
}

impl<'a> Scene<'a> {
    fn new(problem: &'a Problem, board: &'a Board, estimates: &'a [EstimateRow], failure: &'a Failure) -> Self {
        let graph = Graph::new(board);
        let before: Vec<FlowState> = problem.flows.iter().map(|flow| graph.flow(flow)).collect();
        let (lost, factor) = match failure {
            Failure::ComponentDown { node } => (board.node(node), 1.0),
            Failure::Traffic { factor } => (None, f64::from(*factor)),
        };
        let heir = lost.and_then(|node| graph.stand_in(&node.id));
        let after_board = lost.map_or_else(|| board.clone(), |node| failed(board, node, heir));
        // A flow continues between the same components: another end is not the same flow.
        let inherited = |ids: &[String]| -> Vec<String> {
            let new = |id: &String| match (lost, heir) {
                (Some(lost), Some(heir)) if *id == lost.id => vec![id.clone(), heir.id.clone()],
                _ => vec![id.clone()],
            };
            ids.iter().flat_map(new).collect()
        };
        let after_graph = Graph::new(&after_board);
        let goes_on = |(flow, state): (&Flow, &FlowState)| {
            let between = Between { starts: inherited(&state.between.starts), ends: inherited(&state.between.ends) };
            after_graph.flow_between(flow, between)
        };
        let after = problem.flows.iter().zip(&before).map(goes_on).collect();
        Self { problem, estimates, lost, factor, before, after_board, after }
    }

    fn flow(&self, place: usize, flow: &Flow) -> FlowEffect {
        let (before, after) = (&self.before[place], &self.after[place]);
        let mut found = FlowEffect {
            id: flow.id.clone(),
            title: flow.title.clone(),
            state: State::Absent,
            why: "The board has no way for it.".to_owned(),
            path: after.path.clone().or_else(|| before.path.clone()).unwrap_or_default(),
            component: None,
            demand: None,
            capacity: None,
        };
        if before.path.is_none() {
            return found;
        }
        if after.path.is_none() {
            found.state = State::Broken;
            found.component = self.lost.map(|node| node.id.clone());
            found.why =
                format!("Every way crosses {}, and nothing takes its place.", self.lost.map_or("", Node::name));
            return found;
        }
        self.carried(flow, after, &mut found);
        found
    }

    /// Compares what is asked of each component on the way with what it carries.
    fn carried(&self, flow: &Flow, after: &FlowState, found: &mut FlowEffect) {
        let is_traffic = self.lost.is_none() && self.factor > 1.0;
        let mut unknown: Option<String> = None;
        let mut lag: Option<(String, f64, f64)> = None;
        for carrier in &after.carriers {
            let name = self.name(carrier);
            let demand = self.demand(carrier);
            let (demand, capacity) = match (demand, carrier.capacity(&self.after_board)) {
                (Ok(demand), Ok(capacity)) => (demand, capacity),
                (_, Err(node)) => {
                    let name = self.after_board.node(&node).map_or("a component", Node::name);
                    unknown.get_or_insert(format!("What one instance of {name} carries is not said."));
                    continue;
                }
                (Err(quantity), _) => {
                    let title = self.problem.quantity(&quantity).map_or(quantity.as_str(), |one| one.title.as_str());
                    unknown.get_or_insert(format!(
                        "There is no estimate of \u{201c}{title}\u{201d} that can be computed."
                    ));
                    continue;
                }
            };
            if demand <= capacity {
                continue;
            }
            let component = carrier.nodes.first().cloned().unwrap_or_default();
            let (asked, can) = (estimates::shown(demand), estimates::shown(capacity));
            if carrier.is_buffered {
                lag.get_or_insert((component, demand, capacity));
                continue;
            }
            found.state = State::Overloaded;
            let carries = if carrier.nodes.len() > 1 { "carry" } else { "carries" };
            found.why = format!("{name} would get {asked} requests a second and {carries} {can}.");
            (found.component, found.demand, found.capacity) = (Some(component), Some(demand), Some(capacity));
            return;
        }
        // Who lost a component and still has a way needs no number for it. More traffic is a matter of numbers alone.
        if let Some(why) = unknown.filter(|_| is_traffic) {
            (found.state, found.why) = (State::Unknown, why);
        } else if let Some((component, demand, capacity)) = lag {
            let name = self.after_board.node(&component).map_or("a component", Node::name);
            let (asked, can) = (estimates::shown(demand), estimates::shown(capacity));
            found.state = State::Lags;
            found.why =
                format!("{name} gets {asked} a second and carries {can}; the rest waits in the queue before it.");
            (found.component, found.demand, found.capacity) = (Some(component), Some(demand), Some(capacity));
        } else if is_traffic && after.carriers.is_empty() {
            (found.state, found.why) =
                (State::Unknown, format!("Nothing on the way of \u{201c}{}\u{201d} has a capacity.", flow.title));
        } else {
            (found.state, found.why) = (State::Holds, self.why_it_holds(after));
        }
    }

    fn why_it_holds(&self, after: &FlowState) -> String {
        let Some(lost) = self.lost else {
            return "Everything on its way carries it.".to_owned();
        };
        let on_the_way = after.path.as_ref().is_some_and(|path| path.contains(&lost.id));
        match (on_the_way, lost.count()) {
            (true, 2) => format!("The other instance of {} takes over.", lost.name()),
            (true, count @ 3..) => format!("The other {} instances of {} take over.", count - 1, lost.name()),
            _ => "It has another way.".to_owned(),
        }
    }

    fn name(&self, carrier: &Carrier) -> String {
        let name = |id: &String| self.after_board.node(id).map_or("a component", Node::name);
        carrier.nodes.iter().map(name).collect::<Vec<_>>().join(" and ")
    }

    /// What a carrier has to carry: the estimates of all flows that cannot do without it.
    fn demand(&self, carrier: &Carrier) -> Result<f64, String> {
        let crossing = self
            .problem
            .flows
            .iter()
            .zip(&self.after)
            .filter(|(_, state)| state.carriers.iter().any(|one| one.nodes == carrier.nodes));
        let each = crossing.map(|(flow, _)| {
            estimates::answer(self.estimates, self.problem, &flow.demand).ok_or_else(|| flow.demand.clone())
        });
        each.sum::<Result<f64, String>>().map(|demand| demand * self.factor)
    }
}

/// The board with one instance less of a component. Who holds its copy answers its callers, and calls whom it called.
fn failed(board: &Board, lost: &Node, stand_in: Option<&Node>) -> Board {
    let mut after = board.clone();
    if lost.count() >= 2 {
        for node in after.nodes.iter_mut().filter(|node| node.id == lost.id) {
            node.instances = Some(lost.count() - 1);
        }
        return after;
    }
    after.nodes.retain(|node| node.id != lost.id);
    if let Some(heir) = stand_in {
        for edge in &mut after.edges {
            for end in [&mut edge.from, &mut edge.to] {
                if *end == lost.id {
                    end.clone_from(&heir.id);
                }
            }
        }
        after.edges.retain(|edge| edge.from != edge.to);
    }
    after
}
