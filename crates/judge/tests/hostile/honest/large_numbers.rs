// accepted: [9007199254740991, -9007199254740991, 4294967296]
fn solve(n: i64) -> Vec<i64> {
    const MOST: i64 = (1 << 53) - 1;
    vec![MOST, -MOST, (1 << 32) + n - 7]
}
