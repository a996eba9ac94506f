//! Good boards of a practice problem, and mistakes that are made of them.

use devproof_simulator::Board;
use serde::Deserialize;
use serde_json::Value;
use std::{fs, path::PathBuf};

/// A file beside this one.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fixtures {
    pub good: Vec<Good>,
    pub mistakes: Vec<Mistake>,
}

/// A board that meets every target.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Good {
    pub name: String,
    board: Value,
}

/// What is changed on a good board, and the target that it then misses.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mistake {
    pub name: String,
    good: usize,
    set: Vec<Change>,
    pub misses: String,
}

/// A value and its place.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Change {
    at: String,
    to: Value,
}

impl Fixtures {
    pub fn read(name: &str) -> Self {
        let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/it/practice/{name}.toml"));
        let text = fs::read_to_string(&file).expect("the fixtures");
        toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
    }

    /// A good board with a mistake.
    pub fn board_with(&self, mistake: &Mistake) -> Board {
        let mut board = self.good[mistake.good].board.clone();
        for Change { at, to } in &mistake.set {
            set(&mut board, at, to.clone());
        }
        serde_json::from_value(board).expect("a board")
    }
}

impl Good {
    pub fn board(&self) -> Board {
        serde_json::from_value(self.board.clone()).unwrap_or_else(|error| panic!("{}: {error}", self.name))
    }
}

/// Sets the value at a JSON pointer; its last field can be a new one.
pub fn set(document: &mut Value, at: &str, to: Value) {
    let (parent, field) = at.rsplit_once('/').expect("a pointer");
    document.pointer_mut(parent).expect("what holds it")[field] = to;
}
