//! A drawing of a system as an answer. What it may hold is the scorer's to say: interviews and challenges share one board.

use crate::rpc::check::Check;
use devproof_scorer::Board;

/// Notes everything that is wrong with a board that stands at `field`.
pub(super) fn check(check: &mut Check, field: &str, board: &Board) {
    for fault in board.check() {
        check.problem(&format!("{field}{}", fault.pointer), fault.message);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CommandError;
    use serde_json::json;

    #[test]
    fn faults_are_found_at_their_places_in_the_answer() {
        let board = json!({ "nodes": [{ "id": "a", "kind": "client", "label": "x", "x": 0, "y": 0 }],
            "edges": [{ "id": "e", "from": "a", "to": "c" }] });
        let board: Board = serde_json::from_value(board).expect("a board");
        let mut collected = Check::at("/p_answer");
        check(&mut collected, "board", &board);
        let Err(CommandError::InvalidInput(problems)) = collected.finish() else { panic!("is refused") };
        let pointers: Vec<_> = problems.iter().map(|problem| problem.pointer.as_str()).collect();
        assert_eq!(pointers, ["/p_answer/board/edges/0/to"]);
    }
}
