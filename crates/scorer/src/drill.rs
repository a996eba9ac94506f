//! The failure drill: what breaks on the candidate's own board, by the candidate's own numbers. No model is asked.

mod effect;

use crate::{
    answer::{Answer, Drill, Failure},
    board::Board,
    graph::Graph,
    problem::Problem,
};
pub use effect::{Effect, FlowEffect, State, effect, effect_after};

/// What to break next: the single point whose loss breaks the most flows, then the traffic. `None` when nothing that is
/// drawn has a path, or both were done.
#[must_use]
pub fn next(problem: &Problem, answer: &Answer) -> Option<Failure> {
    let graph = Graph::new(&answer.board);
    let states: Vec<_> = problem.flows.iter().map(|flow| graph.flow(flow)).collect();
    if states.iter().all(|state| state.path.is_none()) {
        return None;
    }
    let did = |wanted: fn(&Failure) -> bool| answer.drills.iter().any(|drill| wanted(&drill.failure));
    if !did(|failure| matches!(failure, Failure::ComponentDown { .. })) {
        let broken = |id: &str| states.iter().filter(|state| state.single_points.iter().any(|one| one == id)).count();
        // The first of the board among equals: `max_by_key` would take the last.
        let worst = answer.board.nodes.iter().rev().max_by_key(|node| broken(&node.id));
        if let Some(node) = worst.filter(|node| broken(&node.id) > 0) {
            return Some(Failure::ComponentDown { node: node.id.clone() });
        }
    }
    let traffic = Failure::Traffic { factor: problem.traffic_factor };
    (!did(|failure| matches!(failure, Failure::Traffic { .. }))).then_some(traffic)
}

/// The board that came out of a drill's fix: what the next drill began with, else the board as it is now.
#[must_use]
pub fn board_after(answer: &Answer, drill: usize) -> &Board {
    answer.drills.get(drill + 1).map_or(&answer.board, |next| &next.board)
}

/// Whether a drill was held: its fix was said, and on the board after it every flow that was drawn before still works.
#[must_use]
pub fn held(problem: &Problem, answer: &Answer, drill: usize) -> bool {
    let Some(done) = answer.drills.get(drill) else { return false };
    mended(done) && effect_after(problem, done, board_after(answer, drill), &answer.estimates).held
}

fn mended(drill: &Drill) -> bool {
    drill.mend.as_deref().is_some_and(|mend| !mend.trim().is_empty())
}

#[cfg(test)]
mod tests;
