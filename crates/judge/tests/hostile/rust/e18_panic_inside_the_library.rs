// runtime_error
fn solve(n: i64) -> i64 {
    // No line of its own: the standard library's own threads and iterators panic in their own files.
    let mut list: Vec<i64> = (0..n).collect();
    list.drain(8..).count() as i64 + [1_i64, i64::MAX].iter().sum::<i64>()
}
