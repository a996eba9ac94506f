use crate::challenge::*;
use std::{collections::BTreeMap, mem};

struct State {
    parent: usize,
    /// Some state above it, far enough away to be of use.
    ancestor: usize,
    depth: i64,
    newest: Option<usize>,
}

struct UndoTree {
    states: Vec<State>,
    current: usize,
    reverted: i64,
    applied: i64,
}

impl UndoTree {
    fn new() -> Self {
        let root = State { parent: 0, ancestor: 0, depth: 0, newest: None };
        Self { states: vec![root], current: 0, reverted: 0, applied: 0 }
    }

    fn edit(&mut self) {
        let parent = &self.states[self.current];
        let skipped = &self.states[parent.ancestor];
        // Equal jumps are joined to one, so that there are few of them on the way to the root.
        let joins = parent.depth - skipped.depth == skipped.depth - self.states[skipped.ancestor].depth;
        let ancestor = if joins { skipped.ancestor } else { self.current };
        let child = State { parent: self.current, ancestor, depth: parent.depth + 1, newest: None };
        let index = self.states.len();
        self.states[self.current].newest = Some(index);
        self.states.push(child);
        self.current = index;
        self.applied += 1;
    }

    fn undo(&mut self) {
        self.reverted += i64::from(self.current != 0);
        self.current = self.states[self.current].parent;
    }

    fn redo(&mut self) {
        if let Some(newest) = self.states[self.current].newest {
            self.current = newest;
            self.applied += 1;
        }
    }

    fn jump(&mut self, target: usize) {
        let common = self.states[self.common_ancestor(self.current, target)].depth;
        self.reverted += self.states[self.current].depth - common;
        self.applied += self.states[target].depth - common;
        self.current = target;
    }

    fn common_ancestor(&self, mut a: usize, mut b: usize) -> usize {
        let state = |index: usize| &self.states[index];
        if state(a).depth < state(b).depth {
            mem::swap(&mut a, &mut b);
        }
        while state(a).depth > state(b).depth {
            let ancestor = state(a).ancestor;
            a = if state(ancestor).depth >= state(b).depth { ancestor } else { state(a).parent };
        }
        while a != b {
            (a, b) = if state(a).ancestor == state(b).ancestor {
                (state(a).parent, state(b).parent)
            } else {
                (state(a).ancestor, state(b).ancestor)
            };
        }
        a
    }
}

pub fn replay_cost(operations: Vec<Json>) -> BTreeMap<String, i64> {
    let mut tree = UndoTree::new();
    for operation in &operations {
        match operation.at(0).as_str() {
            "edit" => tree.edit(),
            "undo" => tree.undo(),
            "redo" => tree.redo(),
            _ => tree.jump(operation.at(1).as_i64() as usize),
        }
    }
    BTreeMap::from([
        ("state".to_owned(), tree.current as i64),
        ("reverted".to_owned(), tree.reverted),
        ("applied".to_owned(), tree.applied),
    ])
}
