// compile_error
const fn work(depth: u32) -> i64 {
    if depth == 0 { 1 } else { work(depth - 1) + work(depth - 1) }
}

const DEEP: i64 = work(60);

fn solve(n: i64) -> i64 {
    n + DEEP
}
