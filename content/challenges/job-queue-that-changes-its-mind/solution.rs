use crate::challenge::*;
use std::{
    cmp::Reverse,
    collections::{BTreeMap, BinaryHeap, HashMap},
};

/// Priority, then arrival: the largest is next.
type Rank = (i64, Reverse<usize>);

#[derive(Default)]
struct JobQueue<'a> {
    waiting: HashMap<&'a str, Rank>,
    /// With what was changed or cancelled since.
    heap: BinaryHeap<(Rank, &'a str)>,
    arrivals: usize,
}

impl<'a> JobQueue<'a> {
    /// Whether it was not waiting already. The same for the next two.
    fn add(&mut self, id: &'a str, priority: i64) -> bool {
        let is_new = !self.waiting.contains_key(id);
        if is_new {
            self.arrivals += 1;
            self.enqueue(id, (priority, Reverse(self.arrivals)));
        }
        is_new
    }

    /// Whether it was waiting.
    fn change(&mut self, id: &'a str, priority: i64) -> bool {
        let rank = self.waiting.get(id).copied();
        if let Some((_, arrival)) = rank {
            self.enqueue(id, (priority, arrival));
        }
        rank.is_some()
    }

    /// Whether it was waiting.
    fn cancel(&mut self, id: &str) -> bool {
        self.waiting.remove(id).is_some()
    }

    fn take(&mut self) -> Option<&'a str> {
        while let Some((rank, id)) = self.heap.pop() {
            if self.waiting.get(id) == Some(&rank) {
                self.waiting.remove(id);
                return Some(id);
            }
        }
        None
    }

    fn enqueue(&mut self, id: &'a str, rank: Rank) {
        self.waiting.insert(id, rank);
        self.heap.push((rank, id));
    }
}

pub fn run_job_queue(operations: Vec<Json>) -> BTreeMap<String, Json> {
    let mut queue = JobQueue::default();
    let mut taken: Vec<Json> = Vec::new();
    let mut ignored = 0;
    for operation in &operations {
        let is_done = match operation.at(0).as_str() {
            "add" => queue.add(operation.at(1).as_str(), operation.at(2).as_i64()),
            "change" => queue.change(operation.at(1).as_str(), operation.at(2).as_i64()),
            "cancel" => queue.cancel(operation.at(1).as_str()),
            _ => {
                taken.push(queue.take().into());
                true
            }
        };
        ignored += i64::from(!is_done);
    }
    BTreeMap::from([("taken".to_owned(), taken.into()), ("ignored".to_owned(), ignored.into())])
}
