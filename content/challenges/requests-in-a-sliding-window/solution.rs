use crate::challenge::*;
use std::collections::{BTreeMap, HashMap, VecDeque};

pub fn admit_requests(limit: i64, window_ms: i64, requests: Vec<(i64, String)>) -> BTreeMap<String, Json> {
    // By key: when the requests were admitted that still count.
    let mut windows: HashMap<String, VecDeque<i64>> = HashMap::new();
    let mut retry_after: Vec<Json> = Vec::new();
    let mut admitted = 0;
    for (time, key) in requests {
        let window = windows.entry(key).or_default();
        while matches!(window.front(), Some(&first) if first <= time - window_ms) {
            window.pop_front();
        }
        match window.front() {
            Some(first) if window.len() as i64 >= limit => retry_after.push((first + window_ms - time).into()),
            _ => {
                window.push_back(time);
                admitted += 1;
            }
        }
    }
    BTreeMap::from([("admitted".to_owned(), admitted.into()), ("retry_after".to_owned(), retry_after.into())])
}
