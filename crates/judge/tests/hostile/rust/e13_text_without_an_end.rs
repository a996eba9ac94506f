// compile_error
fn solve(n: i64) -> i64 { n }
const REST: &str = r#"
