// compile_error
const fn down(n: i64) -> i64 {
    down(n + 1) + 1
}

const DEEP: i64 = down(0);

fn solve(n: i64) -> i64 {
    n + DEEP
}
