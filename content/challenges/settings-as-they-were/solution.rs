use crate::challenge::*;
use std::collections::HashMap;

struct History<'a> {
    /// By key: what it was from which revision on.
    versions: HashMap<&'a str, Vec<(i64, Option<&'a str>)>>,
    /// How many keys were there, by revision.
    counts: Vec<i64>,
}

impl<'a> History<'a> {
    fn write(&mut self, key: &'a str, value: Option<&'a str>) {
        let revision = self.counts.len() as i64;
        let versions = self.versions.entry(key).or_default();
        let was_there = matches!(versions.last(), Some((_, Some(_))));
        versions.push((revision, value));
        let count = self.counts[self.counts.len() - 1] + i64::from(value.is_some()) - i64::from(was_there);
        self.counts.push(count);
    }

    fn value(&self, key: &str, revision: i64) -> Option<&'a str> {
        let versions = self.versions.get(key)?;
        let next = versions.partition_point(|(from, _)| *from <= revision);
        versions[..next].last()?.1
    }
}

pub fn settings_history(operations: Vec<Json>) -> Vec<Json> {
    let mut history = History { versions: HashMap::new(), counts: vec![0] };
    let mut answers = Vec::new();
    for operation in &operations {
        let kind = operation.at(0).as_str();
        if kind == "count" {
            answers.push(history.counts[operation.at(1).as_i64() as usize].into());
            continue;
        }
        let key = operation.at(1).as_str();
        match kind {
            "set" => history.write(key, Some(operation.at(2).as_str())),
            "delete" => history.write(key, None),
            "restore" => history.write(key, history.value(key, operation.at(2).as_i64())),
            _ => answers.push(history.value(key, operation.at(2).as_i64()).into()),
        }
    }
    answers
}
