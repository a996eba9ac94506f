use crate::challenge::*;
use std::collections::{BTreeMap, VecDeque};

pub fn run_ring_log(capacity: i64, operations: Vec<Json>) -> Vec<BTreeMap<String, Json>> {
    let mut lines: VecDeque<&str> = VecDeque::new();
    // The number of the oldest line that is still kept.
    let mut oldest = 0;
    let mut answers = Vec::new();
    for operation in &operations {
        if operation.at(0).as_str() == "append" {
            if lines.len() as i64 == capacity {
                lines.pop_front();
                oldest += 1;
            }
            lines.push_back(operation.at(1).as_str());
            continue;
        }
        let from = operation.at(1).as_i64();
        let count = operation.at(2).as_i64();
        let first = from.max(oldest) - oldest;
        let found = lines.iter().skip(first as usize).take(count as usize).map(|&line| Json::from(line)).collect();
        answers.push(BTreeMap::from([
            ("lost".to_owned(), Json::from((oldest - from).max(0))),
            ("lines".to_owned(), Json::List(found)),
        ]));
    }
    answers
}
