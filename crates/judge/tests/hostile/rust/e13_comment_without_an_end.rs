// compile_error
fn solve(n: i64) -> i64 { n }
/* /* */ The harness would be part of this.
