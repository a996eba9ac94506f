// runtime_error | output_limit | memory_limit
fn solve(n: i64) -> Vec<i64> {
    let mut list = vec![n];
    unsafe { list.set_len(1 << 40) };
    list
}
