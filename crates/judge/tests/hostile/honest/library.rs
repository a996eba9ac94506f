// accepted: [[1, 2, 3], "2024-02-29", 3, "ab,cd", 36, [["a", 2], ["b", 1]]]
use std::{
    cell::RefCell,
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet, BinaryHeap, HashSet, VecDeque},
    rc::Rc,
    time::Instant,
};

type Answer = (Vec<i64>, String, i64, String, i64, Vec<(String, i64)>);

fn solve(n: i64) -> Answer {
    let started = Instant::now();
    let mut heap = BinaryHeap::from([Reverse(3), Reverse(1), Reverse(2)]);
    let mut sorted = Vec::new();
    while let Some(Reverse(number)) = heap.pop() {
        sorted.push(number);
    }
    let shared = Rc::new(RefCell::new(VecDeque::new()));
    for word in "ab cd".split_whitespace() {
        Rc::clone(&shared).borrow_mut().push_back(word);
    }
    let words: Vec<&str> = shared.borrow().iter().copied().collect();
    let seen: BTreeSet<i64> = [n, 5, 7, 9, 9].into_iter().collect::<HashSet<_>>().into_iter().collect();
    let mut counts = BTreeMap::new();
    for letter in "aba".chars() {
        *counts.entry(letter.to_string()).or_insert(0) += 1;
    }
    let sum = sorted.iter().filter(|&&number| number > 0).map(|number| number * 6).sum();
    assert!(started.elapsed().as_secs() < 60);
    (sorted, format!("{}-{:02}-{:02}", 2024, 2, 29), seen.len() as i64, words.join(","), sum, counts.into_iter().collect())
}
