// accepted: {"a": [1, 7], "b": [], "ü": [2]}
use std::collections::BTreeMap;

pub fn solve(n: i64) -> BTreeMap<String, Vec<i64>> {
    let mut groups: BTreeMap<String, Vec<i64>> = BTreeMap::new();
    groups.entry("ü".to_owned()).or_default().push(2);
    groups.entry("b".to_owned()).or_default();
    groups.insert("a".to_owned(), vec![1, n]);
    groups
}
