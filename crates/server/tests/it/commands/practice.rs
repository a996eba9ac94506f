//! Practice designs: the problems, one of them, and a run of a board.

mod get_practice_design;
mod list_practice_designs;
mod run_practice_design;

use crate::kit::{Answer, Person};
use serde_json::{Value, json};

const ALARMS: &str = "alarms-are-never-lost";

/// The board that a problem begins with.
async fn starting_board(person: &Person, slug: &str) -> Value {
    person.rpc("get_practice_design", &json!({ "p_slug": slug })).await.ok()["board"].clone()
}

async fn run(person: &Person, slug: &str, board: &Value) -> Answer {
    person.rpc("run_practice_design", &json!({ "p_slug": slug, "p_board": board })).await
}
