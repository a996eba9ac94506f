// compile_error | accepted: null
fn solve(_: i64) {}
